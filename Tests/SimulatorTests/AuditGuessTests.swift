import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// What the audit takes for a guess of the layout, for forgetting, and for work.
@Suite("The audit and the layout's guesses")
@MainActor
struct AuditGuessTests {
  private func session(_ text: String) throws -> Session {
    try Session(try SceneLoader().scene(text: text, name: "scene.yaml"), mode: .headless)
  }

  @Test("What breaks an invariant by another call, or moves where another did not, is told apart")
  func mixed() {
    func violation(_ call: String, moved: Double? = nil) -> Violation {
      Violation(
        invariant: .work, amount: 3, unit: .count,
        culprit: Finding.Culprit(
          category: .cell, indexPath: [0, 1], estimated: nil, measured: nil, call: call,
          moved: moved),
        message: call)
    }
    for (other, isMixed) in [
      (violation("a"), false), (violation("b"), true), (violation("a", moved: 9), true),
    ] {
      var finding = Finding(violation("a"), at: 0)
      finding.add(violation("a"))
      #expect(!finding.isMixed)
      finding.add(other)
      #expect(finding.isMixed == isMixed)
    }
  }

  // MARK: identity

  @Test("An item stretched to its neighbour on purpose has not borrowed its size")
  func stretched() throws {
    expectQuiet(
      try session(
        """
        data: 2
        cell: { size: { list: [[150, 60], [150, 90]] } }
        layout: { kind: fittedRows, estimatedItemSize: [150, 40] }
        behavior: correct
        """))
  }

  @Test("A guess that has become a mean is not a neighbour's size")
  func retuned() throws {
    var pane = Pane.list(60, estimate: 40, height: 100, knobs: ["scrollTo": .word("retuned")])
    pane.cell.source = .list(
      (0..<60).map { CGSize(width: 320, height: $0 == 30 ? 250 : 100) })
    let session = try Session(pane)
    session.apply(.scrollTo(ScrollTarget(item: [0, 20], position: .top)))
    for _ in 0..<6 { session.apply(.page(.down)) }
    #expect(session.view.cellForItem(at: [0, 59]) == nil)
    #expect(session.view.measuredItemCount(inSection: 0, 30..<31) == 1)
    #expect(session.finding(.identity) == nil)
  }

  @Test("An item that keeps the size it had itself has not got its neighbour's, be that the same")
  func outgrown() throws {
    let session = try session(
      """
      data: 20
      cell: { size: [320, 90], changes: [{ after: 0.4, items: [[0, 0]], by: [0, 24] }] }
      layout: { kind: list, estimatedHeight: 50 }
      behavior: { preset: correct, sizeCache: byIndex }
      steps: [{ wait: 1 }]
      """)
    session.runSteps()
    #expect(session.finding(.sizeFidelity) != nil && session.finding(.identity) == nil)
  }

  @Test(
    "Nor has one for whose new size a delegate was not asked, whatever its cell was asked",
    arguments: ["list", "waterfall", "table", "flow"])
  func given(_ kind: String) throws {
    let session = try session(
      """
      data: 8
      cell: { size: [320, 60], changes: [{ after: 0.2, items: [[0, 1]], by: [0, 40] }] }
      layout: { kind: \(kind), sizing: delegate }
      behavior: correct
      steps: [{ wait: 0.5 }]
      """)
    session.runSteps()
    let finding = try #require(session.finding(.sizeFidelity))
    #expect(finding.max == 40)
    #expect(finding.culprit?.indexPath == [0, 1])
    #expect(
      finding.culprit?.call
        == (kind == "table"
          ? "tableView(_:heightForRowAt:)" : "collectionView(_:layout:sizeForItemAt:)"))
    #expect(session.finding(.identity) == nil)
    session.apply(.reloadData)
    #expect(session.panes[0].content.changedUnasked.isEmpty)
  }

  // MARK: work

  @Test("What is asked again because the content is less broad was not forgotten")
  func breadth() throws {
    let session = try session(
      """
      data: 200
      viewport: [320, 480]
      cell: { size: [90, 60] }
      layout: { kind: flow, estimatedItemSize: [90, 40] }
      behavior: correct
      """)
    for _ in 0..<4 { session.apply(.page(.down)) }
    session.apply(.set([try Setting(key: "contentInset", text: "[0, 0, 0, 20]")]))
    for _ in 0..<4 { session.apply(.page(.up)) }
    #expect(session.finding(.work) == nil)
  }

  @Test("An item reloaded beside others that are deleted is meant by its old place")
  func reloaded() throws {
    let session = try Session(.list(60, estimate: 40, height: 100))
    for _ in 0..<4 { session.apply(.page(.down)) }
    session.apply(.update([.delete([[0, 0]]), .reload([[0, 3]])], animated: false))
    for _ in 0..<4 { session.apply(.page(.up)) }
    expectQuiet(session)
  }

  @Test(
    "An estimate that fills the screen with far more cells than it takes is what is wrong",
    arguments: [(1.0, 480), (4, 120), (20, 24)])
  func tinyEstimate(estimate: CGFloat, made: Int) throws {
    let session = try Session(.list(1000, estimate: estimate, height: 60))
    #expect(session.panes[0].counters.dequeued == made)
    let finding = session.finding(.work)
    guard estimate < 3 else {
      #expect(finding == nil)
      return
    }
    #expect(finding?.max == 480)
    #expect(finding?.culprit?.estimated == 1)
    #expect(finding?.culprit?.measured == 60)
  }

  @Test("So it is when the estimate was set on the way, and a reload makes the cells")
  func tinyEstimateOnTheWay() throws {
    let session = try session(
      """
      data: 20000
      cell: { size: [320, 90] }
      layout: { kind: list, estimatedHeight: 50 }
      behavior: correct
      steps:
        - set: { layout.estimatedHeight: 0.1 }
        - wait: 0.1
        - set: { data: 30000 }
        - wait: 0.1
      """)
    session.runSteps()
    #expect(
      session.finding(.work)?.max == 4798 && session.finding(.work)?.culprit?.estimated == 0.1)
  }

  @Test("What was done once is told in the singular")
  func once() {
    var effort = Effort()
    (effort.attributes, effort.dequeued) = (2, 1)
    #expect(effort.summary == "2 attributes returned, 1 cell dequeued")
  }

  @Test("Where most of the work is another, the estimate is not what is wrong")
  func otherWork() throws {
    let session = try session(
      """
      data: 20
      cell: { size: [320, 60] }
      layout: { kind: list, estimatedHeight: 20 }
      behavior: seedList
      """)
    let finding = try #require(session.finding(.work))
    #expect(finding.kind.headline == "TOO MUCH WORK")
    #expect(finding.max == 500)
  }

  @Test("A reload by an estimate that is somewhat small is let be")
  func reload() throws {
    try expectQuiet(
      """
      data: 200
      cell: { size: [320, 90] }
      layout: { kind: list, estimatedHeight: 30 }
      steps:
        - set: { data: 300 }
        - wait: 0.1
      """)
  }

  @Test("Who looks for what is missing is not counted")
  func watching() throws {
    let session = try Session(
      .list(
        40, estimate: 200, height: 40,
        knobs: ["requery": .word("once"), "cost": .word("fullPrepare")]))
    #expect(session.frame.panes[0].blankFraction == 0.75)
    let counters = session.panes[0].counters
    #expect(counters.visited == 40 * (counters.prepare + counters.attributesInRect))
  }
}
