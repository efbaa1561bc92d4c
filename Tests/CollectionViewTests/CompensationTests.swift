import Foundation
import Testing

@testable import CollectionView

/// What each wrong way of compensating does to what is being read.
@MainActor
@Suite("Compensation")
struct CompensationTests {
  private func behavior(_ compensation: Behavior.Compensation) -> Behavior {
    var behavior = Behavior.correct
    behavior.compensation = compensation
    return behavior
  }

  /// A list of rows of 90, estimated at 50, at the place where row 100 is estimated, all above it not measured.
  private func jumped(_ compensation: Behavior.Compensation) -> ListRig {
    let rig = ListRig(count: 200, estimate: 50, height: 90, behavior: behavior(compensation))
    rig.view.contentOffset.y = 5000
    rig.view.layoutIfNeeded()
    return rig
  }

  /// How far an item has moved on the screen besides what was asked for, step by step.
  private func slips(of rig: ListRig, scrolling steps: [CGFloat]) -> [CGFloat] {
    steps.compactMap { step in
      let before = rig.places
      rig.scroll(by: step)
      let after = rig.places
      let kept = before.keys.filter { after[$0] != nil }.max()
      return kept.map { (after[$0] ?? 0) - (before[$0] ?? 0) + step }
    }
  }

  // Going up 600 points in steps of 30: 12 rows of 50 push by 40 each where they hold themselves, or nothing is held.
  @Test(
    "Going up into rows that were never measured",
    arguments: [
      (Behavior.Compensation.firstSized, 0, 0), (.spanning, 0, 0), (.unsized, 12, 480),
      (.downOnly, 12, 480), (.double, 5, -200), (.deferred, 0, 0), (.swallowed, 0, 0),
    ])
  func goingUp(_ compensation: Behavior.Compensation, _ jumps: Int, _ sum: CGFloat) {
    let rig = jumped(compensation)
    let slips = slips(of: rig, scrolling: Array(repeating: -30, count: 20))
    #expect(slips.count { $0 != 0 } == jumps)
    #expect(slips.reduce(0, +) == sum)
  }

  @Test("Going down is smooth with a compensation that knows only that way")
  func goingDown() {
    let rig = jumped(.downOnly)
    #expect(slips(of: rig, scrolling: Array(repeating: 30, count: 20)).allSatisfy { $0 == 0 })
  }

  // The first row of 100 begins 30 or 60 points before the screen, or fills it from 160 before, and grows by 40.
  @Test(
    "A row that reaches into the screen and grows",
    arguments: [
      (Behavior.Compensation.firstSized, 30.0, 0.0), (.firstSized, 60, 0),
      (.nearestEdge, 30, 0), (.nearestEdge, 60, 40), (.spanning, 30, 40), (.spanning, 60, 40),
      (.unsized, 60, 0), (.contentDelta, 60, 40),
    ])
  func growing(_ compensation: Behavior.Compensation, _ hidden: CGFloat, _ adjustment: CGFloat) {
    let rig = ListRig(count: 40, estimate: 100, height: 100, behavior: behavior(compensation))
    rig.view.contentOffset.y = 500 + hidden
    rig.view.layoutIfNeeded()
    let cell = rig.view.cellForItem(at: [0, 5])
    (cell as? ListRig.Cell)?.height = 140
    cell?.invalidateIntrinsicContentSize()
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentOffset.y == 500 + hidden + adjustment)
  }

  @Test(
    "What comes while the content moves is put off until it rests, or lost",
    arguments: [(Behavior.Compensation.deferred, 80.0), (.swallowed, 0)])
  func moving(_ compensation: Behavior.Compensation, _ paid: CGFloat) {
    let rig = jumped(compensation)
    rig.view.beginDragging()
    #expect(slips(of: rig, scrolling: [-30, -30, -30]) == [40, 40, 0])
    #expect(rig.view.contentOffset.y == 4910)
    _ = rig.view.endDragging(velocity: .zero, proposed: rig.view.contentOffset)
    rig.view.didEndDragging(willDecelerate: true)
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentOffset.y == 4910)
    rig.view.endDecelerating()
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentOffset.y == 4910 + paid)
    // Nothing is paid twice, and at rest both are right.
    rig.view.setNeedsLayout()
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentOffset.y == 4910 + paid)
    #expect(slips(of: rig, scrolling: Array(repeating: -30, count: 10)).allSatisfy { $0 == 0 })
  }

  enum Ending: CaseIterable { case anotherBehavior, reload, update }

  @Test("What was put off does not outlive what it was put off for", arguments: Ending.allCases)
  func forgiven(_ ending: Ending) {
    let rig = jumped(.deferred)
    rig.view.beginDragging()
    #expect(slips(of: rig, scrolling: [-30, -30, -30]) == [40, 40, 0])
    switch ending {
    case .anotherBehavior:
      rig.view.behavior.compensation = .firstSized
      rig.view.behavior.compensation = .deferred
    case .reload: rig.view.reloadData()
    case .update:
      rig.heights[0].removeFirst()
      rig.view.deleteItems(at: [[0, 0]])
    }
    rig.view.layoutIfNeeded()
    let offset = rig.view.contentOffset.y
    _ = rig.view.endDragging(velocity: .zero, proposed: rig.view.contentOffset)
    rig.view.didEndDragging(willDecelerate: false)
    rig.view.layoutIfNeeded()
    #expect(!rig.view.isInMotion)
    #expect(rig.view.contentOffset.y == offset)
  }

  // Row 91 is due 20 points above row 92, which is at 5000.
  @Test(
    "A correction that is written as a new offset ends a fling",
    arguments: [(Behavior.Compensation.endsFling, false), (.firstSized, true)])
  func ending(_ compensation: Behavior.Compensation, _ goesOn: Bool) {
    let rig = jumped(compensation)
    rig.view.beginDragging()
    _ = rig.view.endDragging(velocity: .zero, proposed: rig.view.contentOffset)
    rig.view.didEndDragging(willDecelerate: true)
    rig.hasStopped = false
    // Nothing to correct yet, and the fling goes on.
    rig.scroll(by: 10)
    #expect(!rig.hasStopped)
    rig.scroll(by: -30)
    #expect(rig.hasStopped == !goesOn)
    #expect(rig.view.contentOffset.y == 5020)
  }

  @Test("A correction by a page calls for the next one, but not from the very start")
  func byPage() {
    byPage(ListLayout())
    byPage(TableLayout())
  }

  private func byPage(_ layout: ListLayout) {
    let rig = ListRig(
      heights: [Array(repeating: 90, count: 200)], estimate: 50, behavior: behavior(.byPage),
      layout: layout)
    #expect(rig.view.contentOffset.y == 0)
    rig.scroll(by: rig.view.bounds.height)
    // Every row is measured, and the offset is held to the end.
    #expect(rig.view.contentSize.height == 18_000)
    #expect(rig.view.contentOffset.y == 18_000 - rig.view.bounds.height)
  }

  @Test(
    "An update above keeps the place under every way that looks at what is held",
    arguments: [
      Behavior.Compensation.nearestEdge, .spanning, .unsized, .downOnly, .deferred, .swallowed,
    ])
  func update(_ compensation: Behavior.Compensation) {
    let rig = ListRig(count: 40, estimate: 100, height: 100, behavior: behavior(compensation))
    rig.view.contentOffset.y = 530
    rig.view.layoutIfNeeded()
    rig.heights[0].removeFirst()
    rig.view.performBatchUpdates { rig.view.deleteItems(at: [[0, 0]]) }
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentOffset.y == 430)
  }
}
