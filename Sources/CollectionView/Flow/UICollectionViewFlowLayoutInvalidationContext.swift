import Foundation

/// What an invalidation of a flow layout concerns.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes, insets and spacings again.
  @exclusivity(unchecked) open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether anything that was laid out is out of date; when not, the delegate is not asked either.
  @exclusivity(unchecked) open var invalidateFlowLayoutAttributes = true
}
