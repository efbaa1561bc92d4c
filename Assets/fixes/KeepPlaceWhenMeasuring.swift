// Keeps the screen in place when a cell above its top edge is measured and its size differs from the estimate.
// As in https://github.com/airbnb/MagazineLayout/pull/11. Let nothing else correct the offset for the same cell.
import UIKit

class KeepPlaceWhenMeasuring: UICollectionViewFlowLayout {
  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    if let view = collectionView,
      original.frame.minY < view.bounds.minY + view.adjustedContentInset.top
    {
      context.contentOffsetAdjustment.y += preferred.size.height - original.size.height
    }
    return context
  }
}
