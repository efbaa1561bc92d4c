import CollectionView
import Foundation
import Testing

/// What goes wrong in the middle of a batch update when the wrong state counts.
@Suite("Update phase")
@MainActor
struct UpdatePhaseTests {
  private func rig(
    _ heights: [CGFloat], estimate: CGFloat = 100, _ phase: Behavior.UpdatePhase,
    gate: Behavior.SizeGate = .epsilon
  ) -> ListRig {
    var behavior = Behavior.correct
    behavior.updatePhase = phase
    behavior.sizeGate = gate
    return ListRig(heights: [heights], estimate: estimate, behavior: behavior)
  }

  private func delete(_ items: [Int], _ rig: ListRig) {
    rig.view.performBatchUpdates {
      for item in items.sorted(by: >) { rig.heights[0].remove(at: item) }
      rig.view.deleteItems(at: items.map { IndexPath(item: $0, section: 0) })
    }
  }

  private func height(_ item: Int, _ rig: ListRig) -> CGFloat? {
    rig.layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame.height
  }

  @Test("Under the old index path, the next item gets the size", arguments: [false, true])
  func oldIndexPath(isRight: Bool) {
    let rig = rig(Array(repeating: 60, count: 10), isRight ? .new : .oldIndexPath)
    delete([0], rig)
    #expect(height(7, rig) == (isRight ? 60 : 100))
    #expect(height(8, rig) == (isRight ? 100 : 60))
    #expect(rig.diagnostics.isEmpty)
  }

  @Test("Under an old index path that is past the end, nobody gets it")
  func oldIndexPathPastTheEnd() {
    let rig = rig(Array(repeating: 60, count: 10), .oldIndexPath)
    delete([0, 1], rig)
    #expect(rig.diagnostics.map(\.id) == [.indexPathDoesNotExist, .indexPathDoesNotExist])
    #expect(rig.diagnostics.map(\.indexPath) == [[0, 8], [0, 9]])
    #expect(height(6, rig) == 100)
    #expect(height(7, rig) == 100)
  }

  @Test("Frames asked for too early stay on the screen")
  func preUpdateFrames() {
    let rig = rig((0..<30).map { $0 % 2 == 0 ? 40 : 80 }, estimate: 40, .preUpdateFrames)
    for _ in 0..<5 { rig.scroll(by: 480) }
    rig.scroll(by: -rig.view.contentOffset.y + 1200)
    #expect(rig.places[20] == 0)
    delete([0, 2, 4], rig)
    // The reader keeps the place, 3 × 40 less. Item 20 is the old 23, yet stands where the old 20 was.
    #expect(rig.view.contentOffset.y == 1080)
    #expect(rig.places[17] == 0)
    #expect(rig.places[20] == 120)
    // The layout has it after the old 20, 21 and 22: 40, 80 and 40 points.
    #expect(rig.layout.layoutAttributesForItem(at: [0, 20])?.frame.minY == 1240)
  }

  @Test("A path that stands in two attributes makes the layout go round in circles")
  func aliasedCache() {
    let loops = rig(Array(repeating: 60, count: 4), .aliasedCache, gate: .frame)
    let ends = rig(Array(repeating: 60, count: 4), .aliasedCache)
    for rig in [loops, ends] {
      rig.heights[0].insert(60, at: 0)
      rig.view.insertItems(at: [[0, 0]])
      rig.view.layoutIfNeeded()
      #expect(rig.places[0] == nil)
    }
    #expect(loops.diagnostics.map(\.id).contains(.layoutLoop))
    #expect(!ends.diagnostics.map(\.id).contains(.layoutLoop))
    loops.view.reloadData()
    loops.view.layoutIfNeeded()
    #expect(loops.places[0] == 0)
  }

  @Test(
    "What a wrong update leaves ends with the behavior, and with the layout",
    arguments: [true, false])
  func aliasesEnd(withBehavior: Bool) {
    let rig = rig(Array(repeating: 60, count: 4), .aliasedCache)
    rig.heights[0].insert(60, at: 0)
    rig.view.insertItems(at: [[0, 0]])
    rig.view.layoutIfNeeded()
    #expect(rig.places[0] == nil)
    if withBehavior {
      rig.view.behavior = .correct
    } else {
      rig.view.collectionViewLayout = ListLayout()
    }
    rig.view.layoutIfNeeded()
    #expect(rig.places == [0: 0, 1: 60, 2: 120, 3: 180, 4: 240])
  }

  @Test("Sizes fall back to the estimate until the animation has ended")
  func resetToEstimate() {
    let rig = rig(Array(repeating: 60, count: 40), .resetToEstimate)
    delete([1], rig)
    #expect(rig.view.measuredItemCount == 0)
    #expect(rig.view.contentSize.height == 3900)
    #expect(rig.places == [0: 0, 1: 100, 2: 200, 3: 300, 4: 400])
    rig.view.advanceAnimations(by: 0.01)
    rig.view.layoutIfNeeded()
    #expect(rig.view.measuredItemCount == 0)
    while rig.view.isAnimating { rig.view.advanceAnimations(by: 0.1) }
    rig.view.layoutIfNeeded()
    #expect(rig.places.count == 8)
    // 8 × 60 + 31 × 100.
    #expect(rig.view.contentSize.height == 3580)
  }

  @Test("Without an animation for one frame")
  func resetToEstimateUnanimated() {
    let rig = rig(Array(repeating: 60, count: 40), .resetToEstimate)
    UIView.performWithoutAnimation { delete([1], rig) }
    #expect(rig.view.measuredItemCount == 0)
    #expect(rig.view.isAnimating)
    rig.view.advanceAnimations(by: 0.01)
    rig.view.layoutIfNeeded()
    #expect(rig.places.count == 8)
    #expect(!rig.view.isAnimating)
  }
}
