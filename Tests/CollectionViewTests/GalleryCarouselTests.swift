import CollectionView
import Foundation
import Layouts
import Testing

@Suite("Carousel")
@MainActor
struct GalleryCarouselTests {
  private let rig: GalleryRig
  private let layout = CarouselLayout()

  init() {
    layout.itemSize = CGSize(width: 200, height: 240)
    layout.minimumLineSpacing = 20
    layout.scale = 0.5
    rig = GalleryRig(counts: [10], in: CGSize(width: 320, height: 320), layout: layout)
  }

  @Test("has room for its first and its last card in the middle")
  func ends() {
    #expect(rig.frame(0) == CGRect(x: 60, y: 40, width: 200, height: 240))
    #expect(rig.view.contentSize == CGSize(width: 2300, height: 320))
    rig.view.setContentOffset(CGPoint(x: 1980, y: 0), animated: false)
    rig.view.layoutIfNeeded()
    #expect(rig.frame(9)?.midX == rig.view.bounds.midX)
    #expect(rig.view.scrollRange.maximum.x == 1980)
  }

  @Test("shrinks its cards on their way out")
  func scaling() {
    #expect(rig.frame(1)?.size == CGSize(width: 100, height: 120))
    #expect(rig.frame(1)?.midX == 380)
    rig.view.setContentOffset(CGPoint(x: 110, y: 0), animated: false)
    rig.view.layoutIfNeeded()
    #expect(rig.frame(0)?.size == CGSize(width: 150, height: 180))
    #expect(rig.frame(1)?.size == CGSize(width: 150, height: 180))
    #expect(rig.view.indexPathsForVisibleItems.map(\.item) == [0, 1])
  }

  @Test(
    "rests with a card in the middle",
    arguments: [
      (0, 90, 0, 0), (0, 120, 0, 220), (0, 500, 1, 440), (0, 30, 0.5, 220), (440, 400, -0.5, 220),
      (440, 460, 0.1, 440), (1980, 2100, 1, 1980), (0, -50, -1, 0),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func resting(present: CGFloat, proposed: CGFloat, velocity: CGFloat, target: CGFloat) {
    rig.view.setContentOffset(CGPoint(x: present, y: 0), animated: false)
    rig.view.layoutIfNeeded()
    let found = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: proposed, y: 0),
      withScrollingVelocity: CGPoint(x: velocity, y: 0))
    #expect(found == CGPoint(x: target, y: 0))
  }

  @Test("follows the size of its view")
  func resize() {
    rig.view.resize(to: CGSize(width: 400, height: 400))
    rig.view.layoutIfNeeded()
    #expect(rig.frame(0) == CGRect(x: 100, y: 80, width: 200, height: 240))
  }
}
