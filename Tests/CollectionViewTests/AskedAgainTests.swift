import CollectionView
import Foundation
import Testing

/// What is asked again, and what is not, once code has invalidated a layout.
@Suite("Asked after an invalidation")
@MainActor
struct AskedAgainTests {
  @Test("What code names says its size again, be it given the same")
  func askedAgain() {
    let rig = CallOrderRig(laidOut: 5)
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 1], [0, 4]])
    rig.layout.invalidateLayout(with: context)
    rig.view.layoutIfNeeded()
    #expect(
      rig.diary.tear() == [
        "invalidate items [1, 4]", "prepare", "contentSize", "item 1", "item 4", "preferred 1",
      ])
  }

  @Test("A layout that will be prepared anyway is not asked about bounds")
  func unasked() {
    let rig = CallOrderRig(count: 5)
    rig.view.resize(to: CGSize(width: 320, height: 200))
    rig.view.contentOffset.y = 1
    #expect(!rig.diary.tear().contains { $0.hasPrefix("shouldInvalidate") })
    rig.view.dataSource = rig
    rig.view.layoutIfNeeded()
    _ = rig.diary.tear()
    rig.layout.invalidateLayout()
    rig.view.contentOffset.y = 2
    #expect(rig.diary.tear() == ["invalidate", "didScroll 2"])
    rig.view.layoutIfNeeded()
    _ = rig.diary.tear()
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 1]])
    rig.layout.invalidateLayout(with: context)
    rig.view.contentOffset.y = 3
    #expect(
      rig.diary.tear() == ["invalidate items [1]", "shouldInvalidate 3, still 2", "didScroll 3"])
  }
}
