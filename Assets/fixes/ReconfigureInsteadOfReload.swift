// Updates visible cells in place (iOS 15); reloadData() makes a flow layout drop the measured sizes of all items.
import UIKit

extension UICollectionViewDiffableDataSource {
  @MainActor func update(_ items: [ItemIdentifierType]) {
    var snapshot = self.snapshot()
    snapshot.reconfigureItems(items.filter { snapshot.indexOfItem($0) != nil })
    apply(snapshot, animatingDifferences: false)
  }
}
