import CollectionView
import Foundation
import Layouts
import Testing

@Suite("Stack of cards")
@MainActor
struct GalleryStackTests {
  private let layout = StackLayout()
  private let rig: GalleryRig

  init() {
    layout.itemSize = CGSize(width: 280, height: 200)
    layout.spacing = 20
    layout.peek = 20
    layout.depth = 2
    layout.scale = 0.5
    rig = GalleryRig(counts: [4, 6], in: CGSize(width: 320, height: 480), layout: layout)
  }

  @Test("Cards come up from below, with room for the covered ones above the first")
  func start() {
    #expect(rig.frame(0) == CGRect(x: 20, y: 40, width: 280, height: 200))
    #expect(rig.frame(1) == CGRect(x: 20, y: 260, width: 280, height: 200))
    #expect(rig.elements == ["cell [0, 0]", "cell [0, 1]"])
    #expect(rig.view.contentSize == CGSize(width: 320, height: 9 * 220 + 480))
    rig.scroll(to: CGPoint(x: 0, y: 9 * 220))
    #expect(rig.frame(5, section: 1) == CGRect(x: 20, y: 9 * 220 + 40, width: 280, height: 200))
  }

  @Test("Covered cards shrink and look out above, the last of them fades, and no more are made")
  func covered() {
    rig.scroll(to: CGPoint(x: 0, y: 3.5 * 220))
    let offset = rig.view.contentOffset.y
    #expect(rig.frame(3)?.minY == offset + 40 - 0.5 * 20)
    #expect(rig.frame(2)?.minY == offset + 40 - 1.5 * 20)
    // Two cards and a half on top of it: it keeps the second place and is half gone.
    let last = layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
    #expect(last?.frame == CGRect(x: 125, y: offset, width: 70, height: 50))
    #expect(last?.alpha == 0.5)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.isHidden == true)
    #expect(
      rig.elements == [
        "cell [0, 1]", "cell [0, 2]", "cell [0, 3]", "cell [1, 0]", "cell [1, 1]",
      ])
  }

  @Test("Pulled past the start, the cards move as one")
  func pulled() {
    rig.view.contentOffset.y = -100
    rig.view.layoutIfNeeded()
    #expect(rig.frame(0)?.minY == 40)
    #expect(rig.frame(1)?.minY == 260)
  }

  @Test("Scrolling asks for no counts; a reload and a card moved by hand do")
  func counting() {
    let asked = rig.view.sectionQuestions
    for offset in 1...20 { rig.scroll(to: CGPoint(x: 0, y: CGFloat(offset) * 40)) }
    #expect(rig.view.sectionQuestions == asked)
    rig.scroll(to: CGPoint(x: 0, y: 4 * 220))
    #expect(rig.view.beginInteractiveMovementForItem(at: [1, 0]))
    rig.view.updateInteractiveMovementTargetPosition(
      CGPoint(x: 160, y: rig.view.contentOffset.y + 5))
    #expect(rig.view.numberOfItems(inSection: 0) == 5)
    #expect(rig.frame(4) != nil)
    #expect(rig.frame(5, section: 1) == nil)
    rig.view.cancelInteractiveMovement()
    #expect(rig.frame(5, section: 1) != nil)
    rig.counts = [2, 0, 1]
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    rig.scroll(to: .zero)
    #expect(rig.view.contentSize.height == 920)
    #expect(rig.frame(0, section: 2)?.minY == rig.frame(1).map { $0.minY + 220 })
    #expect(rig.frame(0, section: 1) == nil)
  }

  @Test(
    "Rests with one card on top",
    arguments: [
      (0, 100, 0, 0), (0, 120, 0, 220), (0, 30, 0.5, 220), (440, 400, -0.5, 220),
      (0, 5000, 3, 1980), (0, -50, -1, 0),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func resting(present: CGFloat, proposed: CGFloat, velocity: CGFloat, target: CGFloat) {
    rig.scroll(to: CGPoint(x: 0, y: present))
    let found = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 0, y: proposed),
      withScrollingVelocity: CGPoint(x: 0, y: velocity))
    #expect(found == CGPoint(x: 0, y: target))
  }
}
