// Keeps the first visible item at the top when the view changes its size, as in a rotation.
// Call it with the change, for example from viewWillTransition(to:with:) of the view controller.
import UIKit

extension UICollectionView {
  func keepFirstItem(during change: () -> Void) {
    let first = indexPathsForVisibleItems.min()
    change()
    layoutIfNeeded()
    guard let first else { return }
    scrollToItem(at: first, at: .top, animated: false)
    layoutIfNeeded()
    // The cells measured there may have moved it.
    scrollToItem(at: first, at: .top, animated: false)
    layoutIfNeeded()
  }
}
