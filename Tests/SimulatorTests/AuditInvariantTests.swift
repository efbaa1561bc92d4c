import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Each invariant is broken by a knob, and kept by `correct`.
@Suite("The audit's invariants")
@MainActor
struct AuditInvariantTests {
  // MARK: sizeFidelity and identity

  /// Five rows of which the third is high, and the first deleted.
  private func deleted(_ cache: String) throws -> Session {
    var pane = Pane.list(5, estimate: 50, height: 40, knobs: ["sizeCache": .word(cache)])
    pane.cell.source = .list([40, 40, 200, 40, 40].map { CGSize(width: 320, height: $0) })
    let session = try Session(pane)
    session.apply(.update([.delete([[0, 0]])], animated: false))
    return session
  }

  @Test("B24: sizes kept by index dress rows in their neighbours' heights")
  func sizesByIndex() throws {
    let session = try deleted("byIndex")
    let fidelity = try #require(session.finding(.sizeFidelity))
    #expect(fidelity.max == 160)
    #expect(fidelity.unit == .points)
    #expect(fidelity.atRest)
    #expect(
      [[0, 1], [0, 2]].contains(fidelity.culprit?.indexPath)
        && Set([fidelity.culprit?.estimated, fidelity.culprit?.measured]) == [40, 200])
    let identity = try #require(session.finding(.identity))
    #expect(identity.max == 2)
    #expect(identity.unit == .count)
    #expect(identity.culprit?.estimated == 40 || identity.culprit?.estimated == 200)
  }

  @Test("B24 by identity: every row keeps its own")
  func sizesByID() throws {
    expectQuiet(try deleted("byID"))
  }

  // MARK: tiling

  @Test("B21: rows that keep the places of their estimates leave a gap after each")
  func gaps() throws {
    func session(_ successors: String) throws -> Session {
      try Session(
        .list(10, estimate: 100, height: 60, knobs: ["successors": .word(successors)]))
    }
    let finding = try #require(try session("frozen").finding(.tiling))
    #expect(finding.max == 40)
    #expect(finding.signedSum == 40)
    #expect(finding.culprit?.moved == 40)
    expectQuiet(try session("recomputed"))
  }

  // MARK: offset

  @Test("B09 (b): a reload that forgets takes the end away under the screen")
  func thrownBack() throws {
    func session(_ cache: String) throws -> Session {
      let session = try Session(
        .list(100, estimate: 20, height: 60, knobs: ["sizeCache": .word(cache)]))
      for _ in 0..<20 { session.apply(.page(.down)) }
      session.apply(.end)
      session.apply(.reloadData)
      return session
    }
    let finding = try #require(try session("droppedOnReload").finding(.offset))
    #expect(finding.count == 1)
    #expect(finding.signedSum < -1000)
    expectQuiet(try session("byID"))
  }

  @Test("An offset that nobody brings back lies beyond the end")
  func beyond() throws {
    func session(_ clamp: String) throws -> Session {
      let session = try Session(
        .list(50, estimate: 60, height: 60, knobs: ["clamp": .word(clamp)]))
      session.apply(.end)
      session.apply(.update([.delete((40..<50).map { [0, $0] })], animated: false))
      return session
    }
    let finding = try #require(try session("never").finding(.offset))
    #expect(finding.max == 600)
    #expect(finding.atRest)
    #expect(finding.signedSum > 0)
    expectQuiet(try session("always"))
  }

  // MARK: target

  @Test("B07: scrolled to the end by the estimates, it stops short", arguments: [false, true])
  func stopsShort(animated: Bool) throws {
    func session(_ scrollTo: String) throws -> Session {
      let session = try Session(
        .list(100, estimate: 40, height: 100, knobs: ["scrollTo": .word(scrollTo)]))
      session.apply(
        .scrollTo(ScrollTarget(item: [0, 99], position: .bottom, animated: animated)))
      session.settle()
      return session
    }
    let finding = try #require(try session("oneShot").finding(.target))
    #expect(finding.count == 1)
    #expect(finding.signedSum > 300)
    #expect(finding.culprit?.indexPath == [0, 99])
    #expect(finding.culprit?.call == "scrollToItem(at:at:animated:)")
    expectQuiet(try session("converge"))
  }

  @Test("Interrupted on its way, an animated scroll has no target any more")
  func interrupted() throws {
    let session = try Session(.list(100, estimate: 40, height: 100))
    session.apply(.scrollTo(ScrollTarget(item: [0, 99], position: .bottom, animated: true)))
    session.pass(frames: 5)
    session.apply(.scrollBy(CGPoint(x: 0, y: 10)))
    session.settle()
    expectQuiet(session)
  }

  // MARK: motion

  private func scrolled(_ compensation: String, back: Bool) throws -> Session {
    let session = try Session(
      .list(
        200, estimate: back ? 50 : 90, height: back ? 90 : 50,
        knobs: ["compensation": .word(compensation)]))
    session.apply(.setOffset(CGPoint(x: 0, y: 5000), animated: false))
    for _ in 0..<5 { session.apply(.scrollBy(CGPoint(x: 0, y: -30))) }
    if back { for _ in 0..<5 { session.apply(.scrollBy(CGPoint(x: 0, y: 30))) } }
    return session
  }

  @Test("B01 with an estimate too large: the content goes against the finger")
  func backwards() throws {
    let finding = try #require(try scrolled("none", back: false).finding(.motion))
    #expect(finding.max == 10)
    expectQuiet(try scrolled("firstSized", back: false))
  }

  @Test("There and back again is not where it was")
  func roundTrip() throws {
    let finding = try #require(try scrolled("none", back: true).finding(.motion))
    #expect(finding.count == 1)
    #expect(finding.unit == .points)
    expectQuiet(try scrolled("firstSized", back: true))
  }

  // MARK: work

  @Test("What a small estimate costs is in the counters", arguments: [5, 10])
  func smallEstimate(_ estimate: CGFloat) throws {
    let session = try Session(.list(1000, estimate: estimate, height: 60))
    #expect(session.panes[0].counters.measured == Int(480 / estimate))
    session.apply(.end)
    expectQuiet(session)
  }

  // MARK: without an oracle

  @Test("Where nobody knows what is true, what needs it stays silent, and the report says so")
  func silence() throws {
    var pane = Pane.list(20, estimate: 50, height: 90)
    pane.layout = LayoutDescription(kind: "circle")
    let report = try HeadlessRun(Scene(name: "test", panes: [pane], steps: [])).report()
    #expect(report.panes[0].notJudged == ["reachability", "coverage", "tiling", "sizeFidelity"])
    let known = try HeadlessRun(
      Scene(name: "test", panes: [.list(20, estimate: 50, height: 90)], steps: [])
    ).report()
    #expect(known.panes[0].notJudged.isEmpty)
  }

  @Test(
    "Sizes that a layout keeps of items that are gone are none that are measured, and make the content too long"
  )
  func sizesOfItemsThatAreGone() throws {
    let session = try Session(
      text: """
        data: 20
        cell: { size: [320, 60] }
        layout: { kind: list, estimatedHeight: 20 }
        behavior: seedList
        steps: [{ delete: [[0, 3]] }, { delete: [[0, 3]] }]
        """)
    session.runSteps()
    session.settle()
    let pane = try #require(session.frame.panes.first)
    #expect(pane.measured == 18)
    #expect(session.view.measuredItemCount == 20)
    // 60 points after the first, 120 after the second.
    let finding = try #require(session.finding(.contentSize))
    #expect(finding.max == 120 && finding.signedSum == 180)
  }
}
