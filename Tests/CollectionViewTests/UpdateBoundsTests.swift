import CollectionView
import Foundation
import Testing

/// The bounds in which elements are shown while an update is animated.
@Suite("Update bounds")
@MainActor
struct UpdateBoundsTests {
  /// 20 rows of 40 points below a header of 20 in 480, at the end of the content, of which the last five are deleted.
  ///
  /// 820 points become 620, and the offset goes from 340 to 140: rows 3 to 7 come in at the top.
  private func rig(_ bounds: Behavior.UpdateBounds, clock: Bool = true) -> UpdateRig {
    let rig = UpdateRig(count: 20, clock: clock)
    rig.view.behavior.updateBounds = bounds
    rig.view.contentOffset.y = 340
    rig.view.layoutIfNeeded()
    deleteLast(5, of: rig)
    return rig
  }

  private func deleteLast(_ count: Int, of rig: UpdateRig) {
    rig.view.performBatchUpdates {
      let paths = rig.rows[0].indices.suffix(count).map { IndexPath(item: $0, section: 0) }
      rig.rows[0].removeLast(count)
      rig.view.deleteItems(at: paths)
    }
  }

  private func items(_ rig: UpdateRig) -> [Int] {
    rig.view.indexPathsForVisibleItems.map(\.item).sorted()
  }

  private func pass(_ seconds: TimeInterval, _ rig: UpdateRig) {
    rig.view.advanceAnimations(by: seconds)
    rig.view.layoutIfNeeded()
  }

  @Test("What only the clamped offset brings in appears when the animation has ended")
  func old() {
    let rig = rig(.old)
    #expect(rig.view.contentOffset.y == 140)
    #expect(items(rig) == Array(8...14))
    pass(0.1, rig)
    #expect(items(rig) == Array(8...14))
    pass(1, rig)
    #expect(items(rig) == Array(3...14))
    #expect(rig.view.cellForItem(at: [0, 3])?.frame.minY == 140)
  }

  @Test("Otherwise it is there at once")
  func new() {
    let rig = rig(.new)
    #expect(rig.view.contentOffset.y == 140)
    #expect(items(rig) == Array(3...14))
  }

  @Test("Without time nothing is late")
  func withoutHost() {
    #expect(items(rig(.old, clock: false)) == Array(3...14))
  }

  @Test("Nor without animation")
  func unanimated() {
    let rig = UpdateRig(count: 20)
    rig.view.behavior.updateBounds = .old
    rig.view.contentOffset.y = 340
    rig.view.layoutIfNeeded()
    UIView.performWithoutAnimation { deleteLast(5, of: rig) }
    #expect(items(rig) == Array(3...14))
  }

  @Test("A scroll, a reload or another behavior ends it", arguments: 0..<3)
  func ending(_ way: Int) {
    let rig = rig(.old)
    switch way {
    case 0: rig.view.contentOffset.y = 130
    case 1: rig.view.reloadData()
    default: rig.view.behavior.updateBounds = .new
    }
    rig.view.layoutIfNeeded()
    #expect(items(rig) == Array((way == 0 ? 2 : 3)...14))
  }

  @Test("An update that clamps nothing shows everything")
  func unclamped() {
    let rig = UpdateRig(count: 20)
    rig.view.behavior.updateBounds = .old
    deleteLast(5, of: rig)
    #expect(items(rig) == Array(0...11))
    rig.view.performBatchUpdates {
      rig.rows[0].removeFirst()
      rig.view.deleteItems(at: [[0, 0]])
    }
    #expect(items(rig) == Array(0...11))
  }
}
