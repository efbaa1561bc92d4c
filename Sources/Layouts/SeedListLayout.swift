import UIKit

/// A self-sizing list in its simplest form: one row a line, every row placed in every pass.
///
/// A row has the estimated height until its cell is measured. That is correct and easy to read, and has two drawbacks: each
/// measured row costs O(rows), and a row above the screen that becomes taller pushes the visible rows down.
/// `IncrementalListLayout` is the same list without them.
open class SeedListLayout: UICollectionViewLayout {
  /// The height of an unmeasured row, in points.
  open var estimatedHeight: CGFloat = 44 {
    didSet { if estimatedHeight != oldValue { invalidateLayout() } }
  }

  /// The number of rows placed since the layout was made: the cost of `prepare()`.
  public private(set) var placedCount = 0

  private var heights: [IndexPath: CGFloat] = [:]
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var positions: [IndexPath: Int] = [:]
  private var contentHeight: CGFloat = 0

  /// The width of the content as of the last preparation.
  private var contentWidth: CGFloat = 0

  /// The width between the insets of the collection view with these bounds.
  private func availableWidth(in bounds: CGRect) -> CGFloat {
    let insets = collectionView?.adjustedContentInset ?? .zero
    return max(0, bounds.width - insets.left - insets.right)
  }

  open override var collectionViewContentSize: CGSize {
    CGSize(width: contentWidth, height: contentHeight)
  }

  // MARK: Every row in every pass

  open override func prepare() {
    super.prepare()
    cache = []
    positions = [:]
    contentHeight = 0
    guard let collectionView else { return }
    contentWidth = availableWidth(in: collectionView.bounds)
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        guard collectionView.continuesLayout(after: cache.count) else { return }
        let indexPath = IndexPath(item: item, section: section)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let height = heights[indexPath] ?? estimatedHeight
        attributes.frame = CGRect(x: 0, y: contentHeight, width: contentWidth, height: height)
        positions[indexPath] = cache.count
        cache.append(attributes)
        contentHeight += height
      }
    }
    placedCount += cache.count
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    cache.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    positions[indexPath].map { cache[$0] }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    availableWidth(in: newBounds) != contentWidth
  }

  // MARK: Self-sizing

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    preferredAttributes.size.height != originalAttributes.size.height
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    heights[preferredAttributes.indexPath] = preferredAttributes.size.height
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
  }
}
