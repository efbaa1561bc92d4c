import CollectionView
import Foundation

extension Call: CustomStringConvertible {
  /// The call in UIKit's words, with the arguments and result worth telling.
  public var description: String {
    switch self {
    case .prepare: "prepare()"
    case .collectionViewContentSize(let size): "collectionViewContentSize → \(size.short)"
    case .layoutAttributesForElements(let rect, let count):
      "layoutAttributesForElements(in: \(rect.short)) → \(count)"
    case .layoutAttributesForItem(let path): "layoutAttributesForItem(at: \(path.short))"
    case .shouldInvalidateLayoutForBoundsChange(let bounds, let answer):
      "shouldInvalidateLayout(forBoundsChange: \(bounds.short)) → \(answer)"
    case .invalidateLayout(let everything, let counts):
      "invalidateLayout(with: \(Self.summary(everything: everything, counts: counts)))"
    case .preferredLayoutAttributesFitting(let path, let original, let preferred):
      "preferredLayoutAttributesFitting \(path.short) \(original.short) → \(preferred.short)"
    case .shouldInvalidateLayoutForPreferredAttributes(let path, let answer):
      "shouldInvalidateLayout(forPreferredLayoutAttributes: \(path.short)) → \(answer)"
    case .targetContentOffsetWithVelocity(let proposed, let velocity, let target):
      "targetContentOffset(forProposedContentOffset: \(proposed.short), withScrollingVelocity: \(velocity.short)) → \(target.short)"
    case .targetContentOffset(let proposed, let target):
      "targetContentOffset(forProposedContentOffset: \(proposed.short)) → \(target.short)"
    case .prepareForUpdates(let count): "prepare(forCollectionViewUpdates: \(count))"
    case .finalizeUpdates: "finalizeCollectionViewUpdates()"
    case .cellForItem(let path, let reused):
      "cellForItemAt \(path.short)\(reused ? ", reused" : "")"
    case .viewForSupplementaryElement(let kind, let path, let reused):
      "viewForSupplementaryElementOfKind \(Self.short(kind)) \(path.short)\(reused ? ", reused" : "")"
    case .didEndDisplaying(let path): "didEndDisplaying \(path.short)"
    case .reloadData: "reloadData()"
    }
  }

  private static func summary(everything: Bool, counts: Bool) -> String {
    everything ? "everything" : counts ? "dataSourceCounts" : "context"
  }

  private static func short(_ kind: String) -> String {
    switch kind {
    case UICollectionView.elementKindSectionHeader: "header"
    case UICollectionView.elementKindSectionFooter: "footer"
    default: kind
    }
  }
}
