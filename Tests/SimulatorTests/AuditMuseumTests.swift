import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// The rigs of the bug museum: each invariant breaks under its knob, with the catalogue's numbers.
@Suite("The museum's numbers")
@MainActor
struct AuditMuseumTests {
  // MARK: B01, B32: the place of the reader

  private func scrolledUp(_ compensation: String, estimate: CGFloat = 50, height: CGFloat = 90)
    throws -> Session
  {
    let session = try Session(
      .list(
        200, estimate: estimate, height: height, knobs: ["compensation": .word(compensation)]))
    session.apply(.setOffset(CGPoint(x: 0, y: 5000), animated: false))
    for _ in 0..<20 { session.apply(.scrollBy(CGPoint(x: 0, y: -30))) }
    return session
  }

  @Test("B01: going up, every row that comes in pushes the page by what it grew")
  func upwardJump() throws {
    let session = try scrolledUp("none")
    let finding = try #require(session.finding(.anchor))
    #expect(finding.count == 12)
    #expect(finding.sum == 480)
    #expect(finding.signedSum == 480)
    #expect(finding.max == 40)
    #expect(finding.unit == .points)
    let culprit = try #require(finding.culprit)
    #expect(culprit.category == .cell)
    #expect(culprit.estimated == 50)
    #expect(culprit.measured == 90)
    #expect(culprit.moved == 40)
    #expect(culprit.call == "preferredLayoutAttributesFitting(_:)")
    #expect(culprit.indexPath == [0, 91])
    #expect(session.frame.panes[0].findings.map(\.invariant) == [.anchor])
  }

  @Test("B01 with an estimate too large: the content fights the finger")
  func upwardJumpTooLarge() throws {
    let session = try scrolledUp("none", estimate: 90, height: 50)
    let finding = try #require(session.finding(.anchor))
    #expect(finding.signedSum < 0)
    #expect(finding.sum == -finding.signedSum)
    #expect(finding.max == 40)
  }

  @Test("B01 compensated: nothing")
  func upwardCompensated() throws {
    #expect(try scrolledUp("firstSized").frame.panes[0].findings.isEmpty)
  }

  @Test("B32: compensated twice, the page lurches the other way")
  func doubleCompensation() throws {
    let finding = try #require(try scrolledUp("double").finding(.anchor))
    #expect(finding.count == 5)
    #expect(finding.signedSum == -200)
    #expect(finding.sum == 200)
    #expect(finding.max == 40)
    #expect(finding.culprit?.indexPath == [0, 91])
  }

  @Test(
    "B32: a correction that calls for the next one runs away", arguments: [Anchor.visible, .none])
  func runaway(_ anchor: Anchor) throws {
    var pane = Pane.list(200, estimate: 50, height: 90, knobs: ["compensation": .word("byPage")])
    pane.anchor = anchor
    let session = try Session(pane)
    session.apply(.page(.down))
    // 36 pages, and the end of 200 × 90 holds the last one back.
    let finding = try #require(session.finding(.convergence))
    #expect(finding.max == 36)
    #expect(finding.kind.headline == "RUNS AWAY")
    let thrown = try #require(session.finding(.offset))
    #expect(thrown.max == 17040)
  }

  @Test("Many corrections that keep the reader's place run nowhere")
  func manyCorrections() throws {
    // Going up by most of a screen, rows of 20 come in that were guessed at 100, and each is made up for.
    let session = try Session(.list(400, estimate: 100, height: 20))
    session.apply(.setOffset(CGPoint(x: 0, y: 20_000), animated: false))
    let measured = session.panes[0].counters.measured
    session.apply(.scrollBy(CGPoint(x: 0, y: -400)))
    #expect(session.panes[0].counters.measured - measured > 10)
    #expect(session.finding(.convergence) == nil)
    #expect(session.finding(.offset) == nil)
    #expect(session.finding(.anchor) == nil)
  }

  @Test("B34: a fling that a correction ends")
  func endedFling() throws {
    let session = try Session(
      .list(200, estimate: 50, height: 90, knobs: ["compensation": .word("endsFling")]))
    for offset in [5000, 5400] {
      session.apply(.setOffset(CGPoint(x: 0, y: offset), animated: false))
    }
    session.apply(.fling(.alongScrollAxis(-1500)))
    session.pass(frames: 120)
    #expect(session.frame.panes[0].bounds.minY == 5039)
    #expect(session.finding(.offset)?.max == 382.5)
    #expect(session.finding(.anchor) == nil)
  }

  @Test("What was shown is counted apart from what was asked")
  func shown() throws {
    // Twelve rows of 40 are asked for a screen of 480, and of 100 it takes five.
    let session = try Session(.list(50, estimate: 40, height: 100))
    // They say 100, and those that stay are asked once more at what they got.
    #expect(session.panes[0].counters.asked == 12 + 5)
    #expect(session.panes[0].counters.shown == 5)
    session.apply(.page(.down))
    session.apply(.page(.up))
    // Rows 5 to 9, of which 4 stays, and back: 0 to 3.
    #expect(session.panes[0].counters.shown == 5 + 5 + 4)
  }

  @Test("B10 (b): the offset follows the update, and what was only estimated in it is paid later")
  func contentDeltaOfUpdate() throws {
    let session = try Session(
      .list(100, estimate: 40, height: 80, knobs: ["compensation": .word("contentDeltaOfUpdate")]))
    session.apply(.setOffset(CGPoint(x: 0, y: 800), animated: false))
    let paths = (0..<20).map { IndexPath(item: $0, section: 0) }
    session.apply(
      .update([.insert(paths, items: Array(repeating: nil, count: 20))], animated: false))
    // 20 × 40 points have come in above.
    #expect(session.frame.panes[0].bounds.minY == 1600)
    #expect(session.finding(.anchor) == nil)
    for _ in 0..<40 { session.apply(.scrollBy(CGPoint(x: 0, y: -40))) }
    let finding = try #require(session.finding(.anchor))
    #expect(finding.count == 20)
    #expect(finding.signedSum == 800)
  }

  // MARK: B03: blank screens

  private func tooLarge() throws -> Session {
    try Session(.list(40, estimate: 200, height: 40, knobs: ["requery": .word("once")]))
  }

  @Test("B03 (a): three rows and a hole")
  func blankAtRest() throws {
    let session = try tooLarge()
    let pane = session.frame.panes[0]
    #expect(pane.visibleCells.map(\.indexPath) == [[0, 0], [0, 1], [0, 2]])
    #expect(pane.blankFraction == 0.75)
    #expect(pane.blanks == [CGRect(x: 0, y: 120, width: 320, height: 360)])
    let finding = try #require(session.finding(.coverage))
    #expect(finding.count == 1)
    #expect(finding.max == 0.75)
    #expect(finding.unit == .fraction)
    #expect(finding.atRest)
    let culprit = try #require(finding.culprit)
    #expect(culprit.indexPath == [0, 3])
    #expect(culprit.estimated == 200)
    #expect(culprit.measured == nil)
    #expect(culprit.call == "layoutAttributesForElements(in:)")
  }

  @Test("B03 (b): every nudge brings two rows")
  func blankAfterNudges() throws {
    let session = try tooLarge()
    let blanks = (0..<3).map { _ -> Double in
      session.apply(.scrollBy(CGPoint(x: 0, y: 1)))
      return session.frame.panes[0].blankFraction
    }
    #expect(blanks.map { ($0 * 1000).rounded() / 10 } == [58.5, 42.1, 25.6])
    let finding = try #require(session.finding(.coverage))
    #expect(finding.count == 4)
    #expect(finding.max == 0.75)
    #expect(abs(finding.sum - (360 + 281 + 202 + 123) / 480) < 1e-9)
  }

  @Test("B03 (c): a page over shrinking rows shows nothing")
  func blankAfterPage() throws {
    let session = try tooLarge()
    session.apply(.page(.down))
    let pane = session.frame.panes[0]
    #expect(pane.visibleCells.isEmpty)
    #expect(pane.blankFraction == 1)
    #expect(
      pane.elements.map(\.frame.minY).sorted() == [320, 360, 400, 440])
    #expect(session.finding(.coverage)?.max == 1)
  }

  @Test("B03 asked until it fits: no blank, in nine passes")
  func noBlank() throws {
    let session = try Session(.list(40, estimate: 200, height: 40))
    #expect(session.frame.panes[0].findings.isEmpty)
    #expect(session.panes[0].counters.attributesInRect == 9)
  }

  // MARK: B04: out of reach

  @Test("B04: a content size kept from the estimates cannot be scrolled to its end")
  func outOfReach() throws {
    let session = try Session(
      .list(20, estimate: 20, height: 60, knobs: ["contentSize": .word("frozen")]))
    let size = try #require(session.finding(.contentSize))
    #expect(size.max == 800)
    #expect(size.signedSum == -800)
    let reach = try #require(session.finding(.reachability))
    #expect(reach.max == 720)
    #expect(reach.culprit?.category == .cell)
    #expect(session.frame.panes[0].findings.map(\.invariant) == [.contentSize, .reachability])
    #expect(!session.frame.panes[0].isScrollable)
  }

  @Test("B04 judged once: the content is right and yet cannot be reached")
  func judgedOnce() throws {
    let session = try Session(
      .list(20, estimate: 20, height: 60, knobs: ["scrollRange": .word("judgedOnce")]))
    #expect(session.view.contentSize.height == 1200)
    #expect(session.finding(.reachability)?.max == 720)
    #expect(session.frame.panes[0].findings.map(\.invariant) == [.reachability])
  }

  // MARK: B06, B09, B10: places lost

  @Test("B10: rows put in above shove the page when nobody compensates")
  func insertAbove() throws {
    func session(_ compensation: String) throws -> Session {
      let session = try Session(
        .list(100, estimate: 40, height: 80, knobs: ["compensation": .word(compensation)]))
      session.apply(.setOffset(CGPoint(x: 0, y: 1000), animated: false))
      let paths = (0..<20).map { IndexPath(item: $0, section: 0) }
      session.apply(.update([.insert(paths, items: [])], animated: false))
      return session
    }
    let finding = try #require(try session("none").finding(.anchor))
    #expect(finding.count == 1)
    #expect(finding.signedSum == 800)
    #expect(finding.culprit == nil)
    #expect(try session("firstSized").frame.panes[0].findings.isEmpty)
  }

  @Test("B09: a reload that forgets makes the content short and the offset jump")
  func reload() throws {
    var pane = Pane.list(
      100, estimate: 20, height: 60, knobs: ["sizeCache": .word("droppedOnReload")])
    pane.anchor = .visible
    let session = try Session(pane)
    for _ in 0..<12 { session.apply(.page(.down)) }
    session.apply(.setOffset(CGPoint(x: 0, y: 3000), animated: false))
    session.apply(.reloadData)
    // Row 50 was at the top; at 20 points a row it is 1000 points down, and the offset ends at 1520 + what is measured.
    #expect(session.offset < 3000)
    let finding = try #require(session.finding(.anchor))
    #expect(finding.count == 1)
    #expect(finding.culprit == nil)
  }

  @Test("A page of rows that grew together names the one that grew most, and how many others")
  func several() throws {
    let session = try Session(
      .list(200, estimate: 50, height: 90, knobs: ["compensation": .word("none")]))
    session.apply(.setOffset(CGPoint(x: 0, y: 5000), animated: false))
    session.apply(.scrollBy(CGPoint(x: 0, y: -130)))
    let finding = try #require(session.finding(.anchor))
    #expect(finding.culprit?.moved == 120)
    #expect(finding.culprit?.others == 2)
  }

  @Test("B06 without a clamp: past the end, and it says so")
  func pastTheEnd() throws {
    let session = try Session(
      .list(
        100, estimate: 100, height: 40,
        knobs: ["scrollTo": .word("oneShot"), "clamp": .word("never"), "requery": .word("once")]))
    session.apply(.scrollTo(ScrollTarget(item: [0, 99], position: .bottom)))
    #expect(session.frame.panes[0].blankFraction > 0.5)
    #expect((session.finding(.coverage)?.max ?? 0) > 0.5)
  }
}
