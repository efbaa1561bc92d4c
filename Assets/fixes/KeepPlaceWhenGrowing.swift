// Keeps the screen in place when a cell above it grows later; a cell that reaches into the screen grows downwards.
// As TanStack Virtual does since https://github.com/TanStack/virtual/issues/1218.
import UIKit

class KeepPlaceWhenGrowing: UICollectionViewFlowLayout {
  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    let top = (collectionView?.bounds.minY ?? 0) + (collectionView?.adjustedContentInset.top ?? 0)
    let isEstimated = original.size.height == estimatedItemSize.height
    if isEstimated ? original.frame.minY < top : original.frame.maxY <= top {
      context.contentOffsetAdjustment.y += preferred.size.height - original.size.height
    }
    return context
  }
}
