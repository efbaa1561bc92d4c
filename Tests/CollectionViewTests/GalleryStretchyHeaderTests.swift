import CollectionView
import Foundation
import Layouts
import Testing

@Suite("Stretchy header")
@MainActor
struct GalleryStretchyHeaderTests {
  private let layout = CountingLayout()
  private let rig: GalleryRig

  /// Counts how often it was prepared.
  private final class CountingLayout: StretchyHeaderLayout {
    var prepareCount = 0

    override func prepare() {
      prepareCount += 1
      super.prepare()
    }
  }

  init() {
    layout.itemSize = CGSize(width: 320, height: 60)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 320, height: 100)
    rig = GalleryRig(counts: [20, 20], in: CGSize(width: 320, height: 480), layout: layout)
  }

  private func header(_ section: Int) -> CGRect? {
    layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section)
    )?.frame
  }

  @Test("The first header fills the gap while the content is pulled down, and shrinks back")
  func pulled() {
    #expect(header(0) == CGRect(x: 0, y: 0, width: 320, height: 100))
    rig.view.contentOffset.y = -80
    rig.view.layoutIfNeeded()
    let stretched = CGRect(x: 0, y: -80, width: 320, height: 180)
    #expect(header(0) == stretched)
    #expect(header(1)?.height == 100)
    let live = rig.view.liveElements.first {
      $0.attributes.representedElementCategory == .supplementaryView
    }
    #expect(live?.attributes.frame == stretched)
    #expect(rig.frame(0) == CGRect(x: 0, y: 100, width: 320, height: 60))
    rig.view.contentOffset.y = 0
    rig.view.layoutIfNeeded()
    #expect(header(0)?.height == 100)
  }

  @Test("Scrolling as usual invalidates nothing")
  func scrolling() {
    let prepared = layout.prepareCount
    for step in 1...10 { rig.scroll(to: CGPoint(x: 0, y: CGFloat(step) * 50)) }
    #expect(layout.prepareCount == prepared)
    #expect(header(0) == CGRect(x: 0, y: 0, width: 320, height: 100))
  }

  @Test("The gap begins at the content inset")
  func inset() {
    rig.view.contentInset.top = 40
    rig.view.contentOffset.y = -40
    rig.view.layoutIfNeeded()
    #expect(header(0)?.height == 100)
    rig.view.contentOffset.y = -60
    rig.view.layoutIfNeeded()
    #expect(header(0) == CGRect(x: 0, y: -20, width: 320, height: 120))
  }
}
