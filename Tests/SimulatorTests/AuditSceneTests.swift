import CollectionView
import Foundation
import Layouts
import Scenes
import Testing

@testable import Simulator

/// Scenes that the audit once judged wrongly.
@Suite("The audit's judgement of whole scenes")
@MainActor
struct AuditSceneTests {
  private func session(_ text: String) throws -> Session {
    let scene = try SceneLoader().scene(text: "cellophane: 1\n" + text, name: "audit.yaml")
    let session = try Session(scene, mode: .headless)
    session.runSteps()
    return session
  }

  @Test(
    "Nothing is wrong where the layout is right",
    arguments: [
      // The view went up to its top inset at first, and so what is above was prefetched.
      """
      data: { sections: [{ items: 7, repeat: 3 }] }
      cell: { size: [100, 50] }
      layout: { kind: flow }
      contentInset: [40, 0, 30, 0]
      prefetch: true
      behavior: correct
      """,
      // Whoever drags down at the top sees nothing above, and is told of nothing.
      """
      data: 40
      cell: { size: [320, 100] }
      layout: { kind: list, estimatedHeight: 100 }
      prefetch: true
      behavior: correct
      steps: [{ drag: { by: [0, -118] } }, { wait: settled }]
      """,
      // Code may send the offset anywhere, with an animation too.
      """
      data: 3
      cell: { size: [320, 100] }
      layout: { kind: list, estimatedHeight: 100 }
      behavior: correct
      steps: [{ setOffset: { to: [0, 42], animated: true } }, { wait: settled }]
      """,
      // What was measured before a reload is forgotten, and nobody can say whose size a row has.
      """
      data: 3
      cell: { size: [320, 60], changes: { after: 0.5, items: [[0, 1]], by: [0, 120] } }
      layout: { kind: list, estimatedHeight: 60 }
      behavior: correct
      steps: [{ reloadData: true }, { wait: 0.2 }, { insert: [[0, 0]] }, { wait: 1 }]
      """,
    ])
  func quiet(text: String) throws {
    let findings = try session(text).frame.panes[0].findings
    #expect(findings.isEmpty, "\(findings.map(\.message))")
  }

  @Test(
    "A hole is found, however far apart the rows of another section on the screen stand",
    arguments: [0, 100])
  func holeInNarrowSection(spacing: Int) throws {
    let finding = try session(
      """
      data: { sections: [{ items: 1 }, { items: 30 }] }
      cell: { size: [320, 66] }
      layout: { kind: list, estimatedHeight: 80, perSection: [{ spacing: \(spacing) }, { spacing: 0 }] }
      behavior: { preset: correct, requery: once }
      """
    ).finding(.coverage)
    #expect(finding?.culprit?.indexPath == [1, 5])
  }

  @Test("A list that settles its rows on the way is not made to settle all of them by who watches")
  func settledOnTheWay() throws {
    let session = try session(
      """
      data: 5000
      cell: { size: [320, 60] }
      layout: { kind: incrementalList, estimatedHeight: 60 }
      behavior: correct
      steps: [{ page: down }, { insert: [[0, 3]] }]
      """)
    let layout = try #require(session.view.collectionViewLayout as? IncrementalListLayout)
    #expect(layout.placedCount < 100)
  }

  @Test("A run that is not audited goes the same way and finds nothing")
  func unaudited() throws {
    let path = ShippedScenesTests.folder.appending(path: "museum/b01-upward-scroll-jump.yaml").path
    let scene = try SceneLoader().scene(at: path)
    let frames = try [true, false].map { isAudited in
      let session = try Session(scene, mode: .headless, isAudited: isAudited)
      session.runSteps()
      return session.frame.panes[0]
    }
    #expect(frames[0].bounds == frames[1].bounds)
    #expect(frames[0].elements.map(\.frame) == frames[1].elements.map(\.frame))
    #expect(frames.map(\.findings.isEmpty) == [false, true])
    #expect(frames.map { $0.trueContentSize == nil } == [false, true])
  }

  /// What an exhibit of the museum shows in its first pane at the end.
  private func exhibit(_ name: String) throws -> Session {
    let path = ShippedScenesTests.folder.appending(path: "museum/\(name).yaml").path
    let session = try Session(try SceneLoader().scene(at: path), mode: .headless)
    session.runSteps()
    return session
  }

  @Test(
    "B27: cards that float elsewhere leave a hole, which is theirs, and lie on nothing far away")
  func floating() throws {
    let session = try exhibit("b27-floating-carousel")
    let frame = session.frame.panes[0]
    #expect(frame.missing == [[1, 2], [1, 3], [1, 4]])
    #expect(frame.blanks.map(\.height) == [220])
    #expect(session.finding(.coverage)?.culprit?.indexPath == [1, 2])
    #expect(session.finding(.tiling)?.culprit?.indexPath == [1, 2])
  }

  @Test("B30: a card that is left out beside others has its hole")
  func holeBesideOthers() throws {
    let frame = try exhibit("b30-lost-card").frame.panes[0]
    #expect(frame.missing.first == [0, 0])
    #expect(frame.holes.count == 1)
    #expect(frame.blankFraction == 0)
  }

  @Test(
    "A cell whose layout keeps changing its size is named",
    arguments: [
      ("b18-too-wide", [0, 0]), ("b19-stretched-row", [0, 0]), ("b14-aliased-cache", [0, 1]),
    ])
  func steadyAnswer(name: String, path: [Int]) throws {
    let finding = try #require(try exhibit(name).finding(.convergence))
    #expect(finding.culprit?.indexPath == path)
    #expect(finding.kind.headline == "NEVER SETTLES")
  }

  @Test("A layout that answered for others was asked")
  func answeredForOthers() throws {
    let finding = try #require(try exhibit("b14-aliased-cache").finding(.coverage))
    #expect(finding.culprit?.call == "layoutAttributesForElements(in:)")
  }

  @Test("B35: a snap that is over does not stay")
  func snapIsOver() throws {
    let finding = try #require(try exhibit("b35-overscroll-snap").finding(.offset))
    #expect(!finding.atRest)
    #expect(finding.max == 80)
  }

  @Test("B18: what never settled is past when something was done that looks the same")
  func past() throws {
    let frame = try exhibit("b18-too-wide").frame.panes[0]
    #expect(frame.findings.map(\.invariant) == [.convergence])
    #expect(frame.findingsNow.isEmpty)
  }

  @Test("B40: rows that jump when one leaves are marked, and that one is named")
  func margins() throws {
    let session = try exhibit("b40-margins-not-counted")
    let finding = try #require(session.finding(.anchor))
    #expect(finding.max == 12)
    #expect(finding.culprit?.indexPath == [0, 0])
  }

  @Test("A jump that a header caused is blamed on the header, in the ledger too")
  func header() throws {
    let session = try session(
      """
      data: { sections: [{ items: 3, header: H, repeat: 20 }] }
      header: { size: [320, 90] }
      cell: { size: [320, 40] }
      layout: { kind: list, estimatedHeight: 40, estimatedHeaderHeight: 30 }
      behavior: { preset: uikit, compensation: none }
      steps:
        - scrollTo: { item: [18, 0], at: top, animated: false }
        - wait: 0.2
        - scrollBy: [0, -100]
      """)
    let pane = session.frame.panes[0]
    let finding = try #require(pane.findings.first { $0.invariant == .anchor })
    #expect(finding.culprit?.estimated == 30 && finding.culprit?.measured == 90)
    #expect(finding.culprit?.kind == UICollectionView.elementKindSectionHeader)
    #expect(finding.culprit?.indexPath == [16, 0])
    #expect(pane.ledger.last?.cause == "the header [16, 0] 30 → 90")
  }
}
