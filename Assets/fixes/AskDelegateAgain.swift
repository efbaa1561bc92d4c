// Asks the delegate for all sizes again, as when the text of a cell changed; a flow layout keeps the old ones.
import UIKit

extension UICollectionView {
  func sizesDidChange() {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = true
    collectionViewLayout.invalidateLayout(with: context)
    layoutIfNeeded()
  }
}
