import UIKit

/// Supplies the heights of the photos to a `TwoColumnPhotosLayout`.
@MainActor
public protocol TwoColumnPhotosLayoutDelegate: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView, heightForPhotoAtIndexPath indexPath: IndexPath
  ) -> CGFloat
}

/// Photos of different heights in columns of one width, filled in turn.
///
/// All frames are computed in `prepare()` and stored until the layout is invalidated.
open class TwoColumnPhotosLayout: UICollectionViewLayout {
  public weak var delegate: (any TwoColumnPhotosLayoutDelegate)?

  open var columns = 2 {
    didSet { if columns != oldValue { invalidateLayout() } }
  }

  /// The inset around each photo, in points.
  open var cellPadding: CGFloat = 5 {
    didSet { if cellPadding != oldValue { invalidateLayout() } }
  }

  private var cache: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var order: [IndexPath] = []
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

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    cache = [:]
    order = []
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    guard cache.isEmpty, let collectionView else { return }
    contentWidth = availableWidth(in: collectionView.bounds)

    let columnCount = max(1, columns)
    let columnWidth = contentWidth / CGFloat(columnCount)
    var bottoms = [CGFloat](repeating: 0, count: columnCount)
    var column = 0

    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        guard collectionView.continuesLayout(after: order.count) else { return }
        let indexPath = IndexPath(item: item, section: section)
        let photoHeight =
          delegate?.collectionView(collectionView, heightForPhotoAtIndexPath: indexPath) ?? 180
        let cell = CGRect(
          x: CGFloat(column) * columnWidth, y: bottoms[column],
          width: columnWidth, height: cellPadding * 2 + photoHeight)

        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = cell.insetBy(dx: cellPadding, dy: cellPadding)
        cache[indexPath] = attributes
        order.append(indexPath)

        bottoms[column] = cell.maxY
        column = (column + 1) % columnCount
      }
    }
    contentHeight = bottoms.max() ?? 0
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    order.compactMap { cache[$0] }.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    cache[indexPath]
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    availableWidth(in: newBounds) != contentWidth
  }
}
