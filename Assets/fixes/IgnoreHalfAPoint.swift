// Ignores a preferred height that differs by at most half a point from the last one that the same cell preferred.
// Comparing with the frame instead never ends if the layout stretches a row to its tallest cell.
import UIKit

class IgnoreHalfAPoint: UICollectionViewFlowLayout {
  private var preferredHeights: [IndexPath: CGFloat] = [:]

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let last = preferredHeights[original.indexPath]
    if let last, abs(preferred.size.height - last) <= 0.5 { return false }
    preferredHeights[original.indexPath] = preferred.size.height
    return super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { preferredHeights = [:] }
    super.invalidateLayout(with: context)
  }
}
