import CollectionView
import Foundation
import Layouts
import Testing

@Suite("Two columns of photos")
@MainActor
struct GalleryPhotosTests {
  private let layout = TwoColumnPhotosLayout()
  private let heights = Heights()

  /// Heights of 100, 110, 120 and so on.
  final class Heights: TwoColumnPhotosLayoutDelegate {
    var askedCount = 0

    func collectionView(
      _ collectionView: UICollectionView, heightForPhotoAtIndexPath indexPath: IndexPath
    ) -> CGFloat {
      askedCount += 1
      return 100 + CGFloat(indexPath.item) * 10
    }
  }

  init() {
    layout.delegate = heights
  }

  @Test("fills its columns in turn, with padding around each photo")
  func frames() {
    let rig = GalleryRig(counts: [5], in: CGSize(width: 320, height: 300), layout: layout)
    #expect(rig.frame(0) == CGRect(x: 5, y: 5, width: 150, height: 100))
    #expect(rig.frame(1) == CGRect(x: 165, y: 5, width: 150, height: 110))
    #expect(rig.frame(2) == CGRect(x: 5, y: 115, width: 150, height: 120))
    #expect(rig.frame(3) == CGRect(x: 165, y: 125, width: 150, height: 130))
    #expect(rig.view.contentSize == CGSize(width: 320, height: 390))
    #expect(rig.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3, 4])
  }

  @Test("keeps what it worked out while it is scrolled, and not when the data changes")
  func caching() {
    let rig = GalleryRig(counts: [20], in: CGSize(width: 320, height: 300), layout: layout)
    rig.view.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
    rig.view.layoutIfNeeded()
    #expect(heights.askedCount == 20)
    rig.counts = [3]
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(heights.askedCount == 23)
    #expect(rig.view.contentSize.height == 240)
    #expect(rig.frame(3) == nil)
  }

  @Test("takes other columns and another width")
  func knobs() {
    let rig = GalleryRig(counts: [6], in: CGSize(width: 320, height: 300), layout: layout)
    layout.columns = 4
    rig.view.resize(to: CGSize(width: 400, height: 300))
    rig.view.layoutIfNeeded()
    #expect(rig.frame(3) == CGRect(x: 305, y: 5, width: 90, height: 130))
    #expect(rig.frame(4)?.minX == 5)
  }
}
