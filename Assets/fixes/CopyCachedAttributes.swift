// Returns copies of cached attributes, and clears the cache when items come or go.
// UIKit writes new index paths into attributes it was given: https://github.com/airbnb/MagazineLayout/pull/107.
import UIKit

class CopyCachedAttributes: UICollectionViewFlowLayout {
  private var cache: [IndexPath: UICollectionViewLayoutAttributes] = [:]

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    cache = [:]
    super.invalidateLayout(with: context)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    if cache[indexPath] == nil { cache[indexPath] = super.layoutAttributesForItem(at: indexPath) }
    return cache[indexPath]?.copy() as? UICollectionViewLayoutAttributes
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    super.layoutAttributesForElements(in: rect)?.map { element in
      guard element.representedElementCategory == .cell else { return element }
      return layoutAttributesForItem(at: element.indexPath) ?? element
    }
  }
}
