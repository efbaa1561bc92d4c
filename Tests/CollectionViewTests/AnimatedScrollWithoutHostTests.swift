import CollectionView
import Foundation
import Testing

@Suite("Animated scrolls without a host")
@MainActor
struct AnimatedScrollWithoutHostTests {
  private final class Listener: NSObject, UICollectionViewDelegate {
    /// The offsets at which an animation has ended.
    var ends: [CGFloat] = []

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      ends.append(scrollView.contentOffset.y)
    }
  }

  private let listener = Listener()

  /// Fifty rows of 100 points.
  private func rig() -> GalleryRig {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let rig = GalleryRig(counts: [50], in: CGSize(width: 320, height: 400), layout: layout)
    rig.view.delegate = listener
    return rig
  }

  nonisolated static let scrolls:
    [(name: String, go: @MainActor @Sendable (UICollectionView, Bool) -> Void)] =
      [
        ("setContentOffset", { $0.setContentOffset(CGPoint(x: 0, y: 1000), animated: $1) }),
        ("scrollToItem", { $0.scrollToItem(at: [0, 10], at: .top, animated: $1) }),
        (
          "scrollRectToVisible",
          { $0.scrollRectToVisible(CGRect(x: 0, y: 1390, width: 1, height: 10), animated: $1) }
        ),
      ]

  @Test("The delegate is told once, after the jump, and not of a scroll that moves nothing")
  func told() {
    for scroll in Self.scrolls {
      let rig = rig()
      listener.ends = []
      scroll.go(rig.view, true)
      #expect(listener.ends == [1000], "\(scroll.name)")
      scroll.go(rig.view, true)
      #expect(listener.ends == [1000], "\(scroll.name)")
      #expect(!rig.view.isScrollAnimating)
    }
  }

  @Test("A scroll that is not animated ends without a word")
  func silent() {
    for scroll in Self.scrolls {
      let rig = rig()
      scroll.go(rig.view, false)
      #expect(rig.view.contentOffset.y == 1000, "\(scroll.name)")
      #expect(listener.ends.isEmpty, "\(scroll.name)")
    }
  }
}
