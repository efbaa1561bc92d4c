// Computes the content size from the frame of the last item, whatever the flow layout has counted.
// For content without footers; a bug of the flow layout is described in rdar 46944818.
import UIKit

class ContentSizeFromFrames: UICollectionViewFlowLayout {
  override var collectionViewContentSize: CGSize {
    let size = super.collectionViewContentSize
    guard let view = collectionView, view.numberOfSections > 0 else { return size }
    let section = view.numberOfSections - 1
    let last = IndexPath(item: view.numberOfItems(inSection: section) - 1, section: section)
    guard last.item >= 0, let frame = layoutAttributesForItem(at: last)?.frame else { return size }
    return scrollDirection == .vertical
      ? CGSize(width: size.width, height: frame.maxY + sectionInset.bottom)
      : CGSize(width: frame.maxX + sectionInset.right, height: size.height)
  }
}
