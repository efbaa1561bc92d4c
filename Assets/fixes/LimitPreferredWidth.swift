// Keeps the preferred widths of cells within their section, rounded down to whole points.
// A flow layout cannot place a wider item, and measures it again without end.
import UIKit

class LimitPreferredWidth: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    if let view = collectionView, preferred.representedElementCategory == .cell {
      let insets = view.adjustedContentInset
      let available =
        view.bounds.width - insets.left - insets.right - sectionInset.left - sectionInset.right
      preferred.size.width = min(preferred.size.width, available).rounded(.down)
    }
    return super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
  }
}
