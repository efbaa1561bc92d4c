// Returns no attributes between an invalidation of the counts and prepare(forCollectionViewUpdates:).
// In this window UIKit queries a custom layout that does not know the update yet. As in MagazineLayout and ChatLayout.
import UIKit

class NoFramesDuringUpdate: UICollectionViewLayout {
  private var awaitsUpdates = false

  /// Override this instead of layoutAttributesForElements(in:).
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] { [] }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts, !context.invalidateEverything { awaitsUpdates = true }
    super.invalidateLayout(with: context)
  }

  override func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {
    awaitsUpdates = false
    super.prepare(forCollectionViewUpdates: updates)
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    awaitsUpdates ? nil : elements(in: rect)
  }
}
