import UIKit

/// A flow whose first header grows while the content is pulled down past its start, so that there is no gap above it.
///
/// Normal scrolling invalidates nothing, and pulling invalidates the header only.
open class StretchyHeaderLayout: UICollectionViewFlowLayout {
  private static let header = IndexPath(item: 0, section: 0)

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return pull(at: newBounds) != pull(at: collectionView.bounds)
      || super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    // A change of the width or of the insets moves the cells too.
    let movesCells = super.shouldInvalidateLayout(forBoundsChange: newBounds)
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard !movesCells, let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    else { return context }
    flow.invalidateFlowLayoutAttributes = false
    flow.invalidateFlowLayoutDelegateMetrics = false
    flow.invalidateSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader, at: [Self.header])
    return flow
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    super.layoutAttributesForElements(in: rect)?.map { attributes in
      attributes.representedElementKind == UICollectionView.elementKindSectionHeader
        ? stretched(attributes) : attributes
    }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    return elementKind == UICollectionView.elementKindSectionHeader
      ? attributes.map(stretched) : attributes
  }

  /// The first header, extended to the edge of the view; other headers unchanged.
  private func stretched(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard let collectionView, attributes.indexPath == Self.header,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let pull = pull(at: collectionView.bounds)
    copy.frame.origin.y -= pull
    copy.frame.size.height += pull
    return copy
  }

  /// How far the content is pulled down past its start, in points.
  private func pull(at bounds: CGRect) -> CGFloat {
    max(0, -(bounds.minY + (collectionView?.adjustedContentInset.top ?? 0)))
  }
}
