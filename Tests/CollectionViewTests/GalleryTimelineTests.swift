import CollectionView
import Foundation
import Layouts
import Testing

@Suite("Timeline")
@MainActor
struct GalleryTimelineTests {
  private let layout = TimelineLayout()
  private let heights = Heights()

  private final class Heights: TimelineLayoutDelegate {
    var askedCount = 0

    func collectionView(
      _ collectionView: UICollectionView, heightForEntryAt indexPath: IndexPath, width: CGFloat
    ) -> CGFloat {
      askedCount += 1
      return width / 4 + CGFloat(indexPath.item) * 10
    }
  }

  init() {
    layout.delegate = heights
  }

  private func rig(_ counts: [Int]) -> GalleryRig {
    GalleryRig(counts: counts, in: CGSize(width: 320, height: 300), layout: layout)
  }

  @Test("Header, entries, dots and line stand where they belong")
  func frames() {
    let rig = rig([2, 0, 1])
    #expect(rig.frame(0) == CGRect(x: 40, y: 40, width: 280, height: 70))
    #expect(rig.frame(1) == CGRect(x: 40, y: 130, width: 280, height: 80))
    let path = IndexPath(item: 1, section: 0)
    let dot = layout.layoutAttributesForDecorationView(ofKind: TimelineLayout.dotKind, at: path)
    #expect(dot?.frame == CGRect(x: 10, y: 160, width: 20, height: 20))
    let line = layout.layoutAttributesForDecorationView(
      ofKind: TimelineLayout.lineKind, at: IndexPath(item: 0, section: 0))
    #expect(line?.frame == CGRect(x: 15, y: 40, width: 10, height: 190))
    let header = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(header?.frame == CGRect(x: 0, y: 230, width: 320, height: 40))
    // A section without entries has a header, and no line.
    #expect(
      layout.layoutAttributesForDecorationView(
        ofKind: TimelineLayout.lineKind, at: IndexPath(item: 0, section: 1)) == nil)
    #expect(rig.view.contentSize == CGSize(width: 320, height: 230 + 40 + 40 + 90))
  }

  @Test("Decoration views come from the layout's own class")
  func views() {
    let rig = rig([2])
    let marks = rig.view.liveElements.filter { $0.view is TimelineMarkView }
    #expect(
      marks.map { $0.attributes.representedElementKind } == [
        TimelineLayout.lineKind, TimelineLayout.dotKind, TimelineLayout.dotKind,
      ])
    #expect(marks.allSatisfy { $0.attributes.representedElementCategory == .decorationView })
  }

  @Test("Entries are placed once, and again for another width or other data")
  func caching() {
    let rig = rig([20])
    rig.scroll(to: CGPoint(x: 0, y: 200))
    #expect(heights.askedCount == 20)
    rig.view.resize(to: CGSize(width: 440, height: 300))
    rig.view.layoutIfNeeded()
    #expect(heights.askedCount == 40)
    #expect(rig.frame(0)?.size == CGSize(width: 400, height: 100))
    rig.counts = [1]
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(heights.askedCount == 41)
    #expect(rig.frame(1) == nil)
  }

  @Test("Without a header height there are no headers")
  func noHeaders() {
    layout.headerHeight = 0
    let rig = rig([1])
    #expect(rig.frame(0)?.minY == 0)
    #expect(!rig.elements.contains { $0.hasPrefix(UICollectionView.elementKindSectionHeader) })
  }
}
