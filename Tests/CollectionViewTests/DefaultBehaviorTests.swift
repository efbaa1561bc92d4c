import CollectionView
import Foundation
import Testing

@Suite("Behavior by the layout")
@MainActor
struct DefaultBehaviorTests {
  private final class OwnFlow: UICollectionViewFlowLayout {}

  private static let size = CGSize(width: 320, height: 100)

  private func flow(_ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout())
    -> UICollectionViewFlowLayout
  {
    layout.itemSize = Self.size
    layout.minimumLineSpacing = 0
    return layout
  }

  private func list() -> ListLayout {
    let layout = ListLayout()
    layout.section.estimatedHeight = 100
    return layout
  }

  /// Fifty rows of 100 points, 1000 points down.
  private func rig(_ layout: UICollectionViewLayout) -> GalleryRig {
    let rig = GalleryRig(
      counts: [50], in: CGSize(width: 320, height: 400), layout: layout,
      preferredHeight: { _ in 100 })
    rig.scroll(to: CGPoint(x: 0, y: 1000))
    return rig
  }

  private func insertThreeAbove(_ rig: GalleryRig) {
    rig.counts = [53]
    rig.view.insertItems(at: [[0, 0], [0, 1], [0, 2]])
    rig.view.layoutIfNeeded()
  }

  @Test("A flow layout does not compensate, nor does a subclass, and a list does")
  func compensation() {
    for (layout, offset) in [(flow(), 1000), (flow(OwnFlow()), 1000), (list(), 1300)]
      as [(UICollectionViewLayout, CGFloat)]
    {
      let rig = rig(layout)
      insertThreeAbove(rig)
      #expect(rig.view.contentOffset.y == offset)
    }
  }

  @Test("The layout installed last decides, also after a transition")
  func layoutChange() {
    let rig = rig(list())
    #expect(rig.view.behavior == .uikit)
    let flow = flow()
    rig.view.setCollectionViewLayout(flow, animated: false)
    #expect(rig.view.behavior == .uikitFlow)
    rig.view.startInteractiveTransition(to: list())
    #expect(rig.view.behavior == .uikitFlow)
    rig.view.finishInteractiveTransition()
    #expect(rig.view.behavior == .uikit)
    // Before the first pass, too.
    let fresh = UICollectionView(frame: .zero, collectionViewLayout: list())
    fresh.collectionViewLayout = flow
    #expect(fresh.behavior == .uikitFlow)
  }

  @Test("An assigned behavior wins and survives a change of layout")
  func assigned() {
    let rig = rig(list())
    rig.view.behavior = .correct
    rig.view.setCollectionViewLayout(flow(), animated: false)
    #expect(rig.view.behavior == .correct)
    rig.scroll(to: CGPoint(x: 0, y: 1000))
    insertThreeAbove(rig)
    #expect(rig.view.contentOffset.y == 1300)
  }
}
