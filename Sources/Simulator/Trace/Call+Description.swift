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
    case .layoutAttributesForSupplementaryView(let kind, let path):
      "layoutAttributesForSupplementaryView(ofKind: \(Self.constant(kind)), at: \(path.short))"
    case .layoutAttributesForDecorationView(let kind, let path):
      "layoutAttributesForDecorationView(ofKind: \(kind), at: \(path.short))"
    case .shouldInvalidateLayoutForBoundsChange(let bounds, let answer):
      "shouldInvalidateLayout(forBoundsChange: \(bounds.short)) → \(answer)"
    case .invalidationContextForBoundsChange(let bounds, let context):
      "invalidationContext(forBoundsChange: \(bounds.short))\(Self.answer(context))"
    case .invalidateLayoutWithoutContext: "invalidateLayout()"
    case .invalidateLayout(let context):
      "invalidateLayout(with: \(Self.filled(context.description, or: "context")))"
    case .preferredLayoutAttributesFitting(let kind, let path, let original, let preferred):
      "preferredLayoutAttributesFitting \(Self.told(kind))\(path.short) \(original.short) → \(preferred.short)"
    case .shouldInvalidateLayoutForPreferredAttributes(
      let kind, let path, let original, let preferred, let answer):
      "shouldInvalidateLayout(forPreferredLayoutAttributes: \(Self.told(kind))\(path.short) \(preferred.short), withOriginalAttributes: \(original.short)) → \(answer)"
    case .invalidationContextForPreferredAttributes(
      let kind, let path, let original, let preferred, let context):
      "invalidationContext(forPreferredLayoutAttributes: \(Self.told(kind))\(path.short) \(preferred.short), withOriginalAttributes: \(original.short))\(Self.answer(context))"
    case .targetContentOffsetWithVelocity(let proposed, let velocity, let target):
      "targetContentOffset(forProposedContentOffset: \(proposed.short), withScrollingVelocity: \(velocity.short)) → \(target.short)"
    case .targetContentOffset(let proposed, let target):
      "targetContentOffset(forProposedContentOffset: \(proposed.short)) → \(target.short)"
    case .prepareForUpdates(let count): "prepare(forCollectionViewUpdates: \(count))"
    case .finalizeUpdates: "finalizeCollectionViewUpdates()"
    case .cellForItem(let path, let reused):
      "cellForItemAt \(path.short)\(reused ? ", reused" : "")"
    case .cellForReconfiguredItem(let path): "cellForItemAt \(path.short), existing"
    case .viewForSupplementaryElement(let kind, let path, let reused):
      "viewForSupplementaryElementOfKind \(Self.short(kind)) \(path.short)\(reused ? ", reused" : "")"
    case .initialLayoutAttributesForAppearing(let element, let path):
      "initialLayoutAttributesForAppearing\(Self.question(element))at: \(path.short))"
    case .finalLayoutAttributesForDisappearing(let element, let path):
      "finalLayoutAttributesForDisappearing\(Self.question(element))at: \(path.short))"
    case .prepareForAnimatedBoundsChange(let old):
      "prepare(forAnimatedBoundsChange: \(old.short))"
    case .finalizeAnimatedBoundsChange: "finalizeAnimatedBoundsChange()"
    case .prepareForTransitionTo(let new, let layout):
      "\(layout).prepareForTransition(to: \(new))"
    case .prepareForTransitionFrom(let old, let layout):
      "\(layout).prepareForTransition(from: \(old))"
    case .finalizeLayoutTransition(let layout): "\(layout).finalizeLayoutTransition()"
    case .willDisplay(nil, let path): "willDisplay \(path.short)"
    case .willDisplay(let kind, let path):
      "willDisplaySupplementaryView \(Self.told(kind))\(path.short)"
    case .didEndDisplaying(nil, let path): "didEndDisplaying \(path.short)"
    case .didEndDisplaying(let kind, let path):
      "didEndDisplayingSupplementaryView \(Self.told(kind))\(path.short)"
    case .delegate(let call): call.description
    case .prefetchItems(let paths): "prefetchItemsAt \(paths.told)"
    case .cancelPrefetching(let paths): "cancelPrefetchingForItemsAt \(paths.told)"
    case .reloadData: "reloadData()"
    case .update(let call): call.description
    }
  }

  /// A context as an answer; nothing for one that says nothing.
  private static func answer(_ context: Context) -> String {
    let told = context.description
    return told.isEmpty ? "" : " → \(told)"
  }

  private static func filled(_ text: String, or other: String) -> String {
    text.isEmpty ? other : text
  }

  /// How UIKit's name of a question about an appearing or disappearing element goes on.
  private static func question(_ element: Call.Element) -> String {
    switch element {
    case .cell: "Item("
    case .supplementaryView(let kind): "SupplementaryElement(ofKind: \(constant(kind)), "
    case .decorationView(let kind): "DecorationElement(ofKind: \(kind), "
    }
  }

  /// The element kind and a space; nothing for cells.
  private static func told(_ kind: String?) -> String {
    kind.map { "\(short($0)) " } ?? ""
  }

  /// The element kind as code names it that makes the call.
  private static func constant(_ kind: String) -> String {
    switch kind {
    case UICollectionView.elementKindSectionHeader: "UICollectionView.elementKindSectionHeader"
    case UICollectionView.elementKindSectionFooter: "UICollectionView.elementKindSectionFooter"
    default: kind
    }
  }

  /// The element kind as a person says it.
  static func short(_ kind: String) -> String {
    switch kind {
    case UICollectionView.elementKindSectionHeader: "header"
    case UICollectionView.elementKindSectionFooter: "footer"
    default: kind
    }
  }
}
