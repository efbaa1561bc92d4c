// Keeps the first visible item in place when items are inserted before it in its section, as when older messages load.
// As in https://sergdort.github.io/collection-view-insert-in-front. If cells size themselves, let this class inherit from KeepPlaceWhenMeasuring.
import UIKit

class KeepPlaceWhenInserting: UICollectionViewFlowLayout {
  private var shift: CGFloat = 0

  override func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updates)
    shift = 0
    guard let view = collectionView, let first = view.indexPathsForVisibleItems.min(),
      let before = view.cellForItem(at: first)?.frame.minY
    else { return }
    let inserted = updates.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate)
    var item = first.item
    for path in inserted.sorted() where path.section == first.section && path.item <= item {
      item += 1
    }
    let place = IndexPath(item: item, section: first.section)
    shift = (layoutAttributesForItem(at: place)?.frame.minY ?? before) - before
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    CGPoint(x: proposed.x, y: proposed.y + shift)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    shift = 0
  }
}
