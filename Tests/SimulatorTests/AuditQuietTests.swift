import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Where nothing is wrong the audit says nothing.
@Suite("The audit keeps quiet")
@MainActor
struct AuditQuietTests {
  private func expectQuiet(_ session: Session, _ location: SourceLocation = #_sourceLocation) {
    let findings = session.frame.panes[0].findings
    #expect(findings.isEmpty, "\(findings.map(\.message))", sourceLocation: location)
  }

  @Test("At both ends, and against them")
  func ends() throws {
    let session = try Session(.list(50, estimate: 44, height: 70))
    for action in [
      Action.end, .scrollBy(CGPoint(x: 0, y: 300)), .page(.down), .home,
      .scrollBy(CGPoint(x: 0, y: -300)), .page(.up), .end,
    ] {
      session.apply(action)
    }
    expectQuiet(session)
  }

  @Test(
    "In the rubber band at both ends, with content longer and shorter than the screen",
    arguments: [3, 50])
  func rubberBand(count: Int) throws {
    var pane = Pane.list(count, estimate: 44, height: 70)
    pane.scroll.alwaysBounceVertical = true
    let session = try Session(pane)
    session.apply(.drag(by: CGPoint(x: 0, y: -200), over: 0.2, hold: 0.1))
    session.pass(frames: 15)
    #expect(session.offset < 0)
    session.settle()
    #expect(session.offset == 0)
    session.apply(.end)
    let end = session.offset
    session.apply(.drag(by: CGPoint(x: 0, y: 200), over: 0.2, hold: 0.1))
    session.pass(frames: 15)
    #expect(session.offset > end)
    session.settle()
    #expect(session.offset == end)
    session.apply(.fling(.alongScrollAxis(4000)))
    session.settle()
    expectQuiet(session)
  }

  @Test("When the end of the content is deleted under the reader")
  func clamping() throws {
    let session = try Session(.list(50, estimate: 44, height: 70))
    session.apply(.end)
    session.apply(.update([.delete((40..<50).map { [0, $0] })], animated: false))
    #expect(session.offset == session.view.scrollRange.maximum.y)
    session.apply(.update([.delete((1..<40).map { [0, $0] })], animated: false))
    #expect(session.offset == 0)
    expectQuiet(session)
  }

  @Test("With content that does not fill the screen, and with none", arguments: [0, 1, 3])
  func short(count: Int) throws {
    let session = try Session(.list(count, estimate: 200, height: 70))
    session.apply(.scrollBy(CGPoint(x: 0, y: 50)))
    session.apply(.end)
    expectQuiet(session)
    #expect(session.frame.panes[0].blankFraction < 1 || count == 0)
  }

  @Test("When content comes in at the very start it pushes, also while it is measured")
  func insertionAtStart() throws {
    let session = try Session(.list(50, estimate: 44, height: 70))
    session.apply(.update([.insert([[0, 0], [0, 1]], items: [])], animated: false))
    #expect(session.offset == 0)
    #expect(session.frame.panes[0].visibleCells.first?.indexPath == [0, 0])
    expectQuiet(session)
  }

  @Test("The finger's own movement, a fling, a page and a jump never count")
  func commanded() throws {
    let session = try Session(.list(200, estimate: 70, height: 70))
    session.apply(.drag(by: CGPoint(x: 0, y: 333), over: 0.3, hold: 0))
    session.settle()
    session.apply(.fling(.alongScrollAxis(-1500)))
    session.pass(frames: 20)
    session.apply(.scrollBy(CGPoint(x: 0, y: 17)))
    session.apply(.setOffset(CGPoint(x: 0, y: 1234), animated: true))
    session.settle()
    session.apply(.page(.up))
    session.apply(.scrollTo(ScrollTarget(item: [0, 20], position: .centeredVertically)))
    expectQuiet(session)
  }

  @Test("With insets and a safe area around the content")
  func insets() throws {
    var pane = Pane.list(50, estimate: 44, height: 70)
    pane.contentInset = .fixed(Insets(top: 30, left: 0, bottom: 40, right: 0))
    pane.safeAreaInsets = Insets(top: 44, left: 0, bottom: 34, right: 0)
    let session = try Session(pane)
    #expect(session.offset == -74)
    session.apply(.end)
    #expect(session.offset == session.view.contentSize.height + 74 - 480)
    session.apply(.home)
    #expect(session.offset == -74)
    expectQuiet(session)
  }

  @Test("An inset that comes with short content goes with it, and the offset stays legal")
  func insetThatFollows() throws {
    var pane = Pane.list(6, estimate: 70, height: 70)
    pane.contentInset = .whenShorter(InsetRule(.bottom, whenShorterThan: 480, by: 200))
    let session = try Session(pane)
    session.apply(.end)
    #expect(session.offset == 140.0)
    session.apply(.update([.insert([[0, 6]], items: [])], animated: false))
    #expect(session.view.contentInset.bottom == 0)
    #expect(session.offset == 10.0)
  }

  @Test("Anchor none: the jumps of B01 are nobody's")
  func anchorNone() throws {
    var pane = Pane.list(200, estimate: 50, height: 90, knobs: ["compensation": .word("none")])
    pane.anchor = .none
    let session = try Session(pane)
    session.apply(.setOffset(CGPoint(x: 0, y: 5000), animated: false))
    for _ in 0..<20 { session.apply(.scrollBy(CGPoint(x: 0, y: -30))) }
    expectQuiet(session)
  }

  /// Row 0 grows by 120 half a second after the start.
  private func lateContent(anchor: Anchor) throws -> Session {
    let knobs = ["compensation": KnobValue.word("none")]
    var pane = Pane.list(10, estimate: 40, height: 40, knobs: knobs)
    pane.anchor = anchor
    pane.cell.changes = [
      CellChange(after: 0.5, items: [[0, 0]], by: CGSize(width: 0, height: 120))
    ]
    let session = try Session(pane)
    session.settle()
    return session
  }

  @Test("Content that arrives late pushes what follows, which only a chat minds")
  func anchorBottom() throws {
    expectQuiet(try lateContent(anchor: .visible))
    let finding = try #require(try lateContent(anchor: .bottom).finding(.anchor))
    #expect(finding.count == 1)
    #expect(finding.firstTime == 0.5)
    #expect(finding.culprit?.indexPath == [0, 0])
  }

  @Test("A row that spans the edge grows downwards, and one above it never moves the reader")
  func lateContentAtTheEdge() throws {
    var pane = Pane.list(100, estimate: 100, height: 100)
    pane.cell.changes = [
      CellChange(after: 0.5, items: [[0, 2]], by: CGSize(width: 0, height: 120)),
      CellChange(after: 1, items: [[0, 2]], by: CGSize(width: 0, height: -190)),
    ]
    let session = try Session(pane)
    session.apply(.setOffset(CGPoint(x: 0, y: 250), animated: false))
    session.pass(frames: 31)
    #expect(
      session.view.cellForItem(at: [0, 2])?.frame == CGRect(x: 0, y: 200, width: 320, height: 220))
    #expect(session.offset == 250)
    session.settle()
    // Kept in its place it would be gone; what stays instead is the next row.
    let next = try #require(session.view.cellForItem(at: [0, 3]))
    #expect(next.frame.minY - session.offset == 170.0)
    expectQuiet(session)
  }

  @Test("Content that arrives off the screen is a debt, not a finding")
  func lateContentOffScreen() throws {
    var pane = Pane.list(20, estimate: 100, height: 100)
    pane.cell.changes = [
      CellChange(after: 0.5, items: [[0, 0]], by: CGSize(width: 0, height: 120))
    ]
    let session = try Session(pane)
    for _ in 0..<10 { session.apply(.page(.down)) }
    #expect(session.view.measuredItemCount == 20)
    session.settle()
    session.apply(.scrollBy(CGPoint(x: 0, y: -10)))
    expectQuiet(session)
    session.apply(.home)
    #expect(session.view.contentSize.height == 2120)
    expectQuiet(session)
  }
}
