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
    case .indexPathsToDelete(let element, let paths):
      "indexPathsToDelete\(Self.ownViews(element)) → [\(paths.told)]"
    case .indexPathsToInsert(let element, let paths):
      "indexPathsToInsert\(Self.ownViews(element)) → [\(paths.told)]"
    case .numberOfSections(let count): "numberOfSections(in:) → \(count)"
    case .numberOfItems(let first, let sections): Self.numberOfItems(first, sections)
    case .prepareForReuse(let element, let path):
      "prepareForReuse\(path.map { " \(Self.told(element.kind))\($0.short)" } ?? "()")"
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
    case .flowDelegate(let call): call.description
    case .delegate(let call): call.description
    case .prefetchItems(let paths): "prefetchItemsAt \(paths.told)"
    case .cancelPrefetching(let paths): "cancelPrefetchingForItemsAt \(paths.told)"
    case .scrollToItem(let path, let position, let animated):
      "scrollToItem(at: \(path.short), at: \(position.told), animated: \(animated))"
    case .setContentOffset(let offset, let animated):
      "setContentOffset(\(offset.short), animated: \(animated))"
    case .reloadData: "reloadData()"
    case .update(let call): call.description
    }
  }

  /// How UIKit's name of a question about a layout's own views goes on.
  private static func ownViews(_ element: Element) -> String {
    switch element {
    case .cell: ""
    case .supplementaryView(let kind): "ForSupplementaryView(ofKind: \(constant(kind)))"
    case .decorationView(let kind): "ForDecorationView(ofKind: \(kind))"
    }
  }

  /// `numberOfItemsInSection 0 → 100`, `numberOfItemsInSection 0 – 5 → 100, 2, 3, 4 and 2 more`.
  private static func numberOfItems(_ first: [Int], _ sections: Int) -> String {
    let range = sections > 1 ? "0 – \(sections - 1)" : "0"
    let rest = sections - first.count
    let counts = first.map(String.init).joined(separator: ", ")
    return "numberOfItemsInSection \(range) → \(counts)\(rest > 0 ? " and \(rest) more" : "")"
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
