// Invalidates the whole layout after a cell has changed its height, instead of its item alone.
// A compositional layout of iOS 15 is reported to place the items after that one by their estimates (dotnet/maui, pull request 38585).
import UIKit

extension UICollectionView {
  func cellsDidChangeHeight() {
    collectionViewLayout.invalidateLayout()
    layoutIfNeeded()
  }
}
