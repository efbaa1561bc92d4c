import Foundation

/// One call, with the arguments and the result worth telling.
public enum Call: Sendable, Equatable {
  case prepare
  case collectionViewContentSize(CGSize)
  case layoutAttributesForElements(rect: CGRect, count: Int)
  case layoutAttributesForItem(IndexPath)
  case shouldInvalidateLayoutForBoundsChange(CGRect, Bool)
  case invalidateLayout(everything: Bool, dataSourceCounts: Bool)
  case preferredLayoutAttributesFitting(IndexPath, original: CGSize, preferred: CGSize)
  case shouldInvalidateLayoutForPreferredAttributes(IndexPath, Bool)
  case targetContentOffsetWithVelocity(proposed: CGPoint, velocity: CGPoint, target: CGPoint)
  case targetContentOffset(proposed: CGPoint, target: CGPoint)
  case prepareForUpdates(count: Int)
  case finalizeUpdates
  case cellForItem(IndexPath, reused: Bool)
  case viewForSupplementaryElement(kind: String, IndexPath, reused: Bool)
  case didEndDisplaying(IndexPath)
  case reloadData
}
