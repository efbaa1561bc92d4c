// Scrolls to an item again until the cells measured on arrival no longer move it.
// As Epoxy does: usually 3 rounds are enough, and after 5 it gives up.
import UIKit

extension UICollectionView {
  func scrollUntilStable(
    to indexPath: IndexPath, at position: UICollectionView.ScrollPosition
  ) {
    layoutIfNeeded()
    for _ in 0..<5 {
      let before = contentOffset
      scrollToItem(at: indexPath, at: position, animated: false)
      layoutIfNeeded()
      if contentOffset == before { return }
    }
  }
}
