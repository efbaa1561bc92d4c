import CollectionView
import Foundation

// The calls of the engine in UIKit's words.

extension Call: CustomStringConvertible {
  /// The call in UIKit's words, with its main arguments and its result.
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
      "preferredLayoutAttributesFitting \(Self.prefix(kind))\(path.short) \(original.short) → \(preferred.short)"
    case .shouldInvalidateLayoutForPreferredAttributes(
      let kind, let path, let original, let preferred, let answer):
      "shouldInvalidateLayout(forPreferredLayoutAttributes: \(Self.prefix(kind))\(path.short) \(preferred.short), withOriginalAttributes: \(original.short)) → \(answer)"
    case .invalidationContextForPreferredAttributes(
      let kind, let path, let original, let preferred, let context):
      "invalidationContext(forPreferredLayoutAttributes: \(Self.prefix(kind))\(path.short) \(preferred.short), withOriginalAttributes: \(original.short))\(Self.answer(context))"
    case .targetContentOffsetWithVelocity(let proposed, let velocity, let target):
      "targetContentOffset(forProposedContentOffset: \(proposed.short), withScrollingVelocity: \(velocity.short)) → \(target.short)"
    case .targetContentOffset(let proposed, let target):
      "targetContentOffset(forProposedContentOffset: \(proposed.short)) → \(target.short)"
    case .prepareForUpdates(let count): "prepare(forCollectionViewUpdates: \(count))"
    case .finalizeUpdates: "finalizeCollectionViewUpdates()"
    case .indexPathsToDelete(let element, let paths):
      "indexPathsToDelete\(Self.ownViews(element)) → [\(paths.summary)]"
    case .indexPathsToInsert(let element, let paths):
      "indexPathsToInsert\(Self.ownViews(element)) → [\(paths.summary)]"
    case .numberOfSections(let count): "numberOfSections(in:) → \(count)"
    case .numberOfItems(let first, let sections): Self.numberOfItems(first, sections)
    case .prepareForReuse(let element, let path):
      "prepareForReuse\(path.map { " \(Self.prefix(element.kind))\($0.short)" } ?? "()")"
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
      "willDisplaySupplementaryView \(Self.prefix(kind))\(path.short)"
    case .didEndDisplaying(nil, let path): "didEndDisplaying \(path.short)"
    case .didEndDisplaying(let kind, let path):
      "didEndDisplayingSupplementaryView \(Self.prefix(kind))\(path.short)"
    case .flowDelegate(let call): call.description
    case .delegate(let call): call.description
    case .prefetchItems(let paths): "prefetchItemsAt \(paths.summary)"
    case .cancelPrefetching(let paths): "cancelPrefetchingForItemsAt \(paths.summary)"
    case .scrollToItem(let path, let position, let animated):
      "scrollToItem(at: \(path.short), at: \(position.summary), animated: \(animated))"
    case .setContentOffset(let offset, let animated):
      "setContentOffset(\(offset.short), animated: \(animated))"
    case .reloadData: "reloadData()"
    case .update(let call): call.description
    }
  }

  /// The end of UIKit's name of a method that a layout implements for its own views.
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

  /// A context as the result of a call; empty for an empty context.
  private static func answer(_ context: Context) -> String {
    let words = context.description
    return words.isEmpty ? "" : " → \(words)"
  }

  private static func filled(_ text: String, or other: String) -> String {
    text.isEmpty ? other : text
  }

  /// The end of UIKit's name of a method for an appearing or disappearing element.
  private static func question(_ element: Call.Element) -> String {
    switch element {
    case .cell: "Item("
    case .supplementaryView(let kind): "SupplementaryElement(ofKind: \(constant(kind)), "
    case .decorationView(let kind): "DecorationElement(ofKind: \(kind), "
    }
  }

  /// The element kind and a space; empty for cells.
  private static func prefix(_ kind: String?) -> String {
    kind.map { "\(short($0)) " } ?? ""
  }

  /// The element kind as the constant that code uses.
  private static func constant(_ kind: String) -> String {
    switch kind {
    case UICollectionView.elementKindSectionHeader: "UICollectionView.elementKindSectionHeader"
    case UICollectionView.elementKindSectionFooter: "UICollectionView.elementKindSectionFooter"
    default: kind
    }
  }

  /// A short name of the element kind.
  static func short(_ kind: String) -> String {
    switch kind {
    case UICollectionView.elementKindSectionHeader: "header"
    case UICollectionView.elementKindSectionFooter: "footer"
    default: kind
    }
  }
}

extension UpdateCall: CustomStringConvertible {
  /// The call in UIKit's words.
  public var description: String {
    switch self {
    case .performBatchUpdates: "performBatchUpdates(_:completion:)"
    case .insertItems(let paths): "insertItems(at: \(paths.summary))"
    case .deleteItems(let paths): "deleteItems(at: \(paths.summary))"
    case .reloadItems(let paths): "reloadItems(at: \(paths.summary))"
    case .reconfigureItems(let paths): "reconfigureItems(at: \(paths.summary))"
    case .moveItem(let old, let new): "moveItem(at: \(old.short), to: \(new.short))"
    case .insertSections(let sections): "insertSections(\(Self.list(sections)))"
    case .deleteSections(let sections): "deleteSections(\(Self.list(sections)))"
    case .reloadSections(let sections): "reloadSections(\(Self.list(sections)))"
    case .moveSection(let old, let new): "moveSection(\(old), toSection: \(new))"
    }
  }

  /// The only item the call is about; nil for none or several.
  var indexPath: IndexPath? {
    switch self {
    case .insertItems(let paths), .deleteItems(let paths), .reloadItems(let paths),
      .reconfigureItems(let paths):
      paths.count == 1 ? paths.first : nil
    case .moveItem(let old, _): old
    case .performBatchUpdates, .insertSections, .deleteSections, .reloadSections, .moveSection: nil
    }
  }

  private static func list(_ sections: IndexSet) -> String {
    [String].summary(sections.prefix([String].namedElements).map(String.init), of: sections.count)
  }
}

extension [IndexPath] {
  /// The first index paths, and the number of further ones.
  var summary: String { summary(of: count) }

  /// The first index paths of `count`, and the number of further ones.
  func summary(of count: Int) -> String {
    [String].summary(prefix([String].namedElements).map(\.short), of: count)
  }
}

extension [String] {
  /// The number of elements of a list that are named.
  fileprivate static var namedElements: Int { Call.Context.Paths.mostListed }

  /// The first names of a list, and the number of further ones.
  fileprivate static func summary(_ first: [String], of count: Int) -> String {
    let rest = count - first.count
    return first.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension Call.Context: CustomStringConvertible {
  /// The contents under UIKit's names, the most important first; empty for a context without any.
  ///
  /// Points contain commas, so properties are separated by semicolons: `contentOffsetAdjustment 0, 40;
  /// invalidatedItemIndexPaths [0, 91]`.
  public var description: String {
    var parts: [String] = []
    if contentOffsetAdjustment != .zero {
      parts.append("contentOffsetAdjustment \(contentOffsetAdjustment.short)")
    }
    if contentSizeAdjustment != .zero {
      parts.append("contentSizeAdjustment \(contentSizeAdjustment.short)")
    }
    if invalidateEverything { parts.append("invalidateEverything") }
    if invalidateDataSourceCounts { parts.append("invalidateDataSourceCounts") }
    if let items = invalidatedItemIndexPaths {
      parts.append("invalidatedItemIndexPaths \(items.summary)")
    }
    parts += invalidatedSupplementaryIndexPaths.map {
      "invalidatedSupplementaryIndexPaths \(Call.short($0.kind)) \($0.paths.summary)"
    }
    parts += invalidatedDecorationIndexPaths.map {
      "invalidatedDecorationIndexPaths \(Call.short($0.kind)) \($0.paths.summary)"
    }
    if !invalidateFlowLayoutDelegateMetrics {
      parts.append("invalidateFlowLayoutDelegateMetrics false")
    }
    if !invalidateFlowLayoutAttributes { parts.append("invalidateFlowLayoutAttributes false") }
    return parts.joined(separator: "; ")
  }
}

extension Call.Context.Paths {
  /// The first index paths, and the number of further ones.
  var summary: String { first.summary(of: count) }
}

extension DelegateCall: CustomStringConvertible {
  /// The call in UIKit's words, with its main arguments and its result.
  public var description: String {
    switch self {
    case .scrollViewDidScroll: "scrollViewDidScroll"
    case .scrollViewWillBeginDragging: "scrollViewWillBeginDragging"
    case .scrollViewWillEndDragging(let velocity, let proposed, let target):
      "scrollViewWillEndDragging(withVelocity: \(velocity.short), targetContentOffset: \(proposed.short)) → \(target.short)"
    case .scrollViewDidEndDragging(let willDecelerate):
      "scrollViewDidEndDragging(willDecelerate: \(willDecelerate))"
    case .scrollViewWillBeginDecelerating: "scrollViewWillBeginDecelerating"
    case .scrollViewDidEndDecelerating: "scrollViewDidEndDecelerating"
    case .scrollViewDidEndScrollingAnimation: "scrollViewDidEndScrollingAnimation"
    case .scrollViewShouldScrollToTop(let answer): "scrollViewShouldScrollToTop → \(answer)"
    case .scrollViewDidScrollToTop: "scrollViewDidScrollToTop"
    case .shouldHighlightItem(let path, let answer):
      "shouldHighlightItemAt \(path.short) → \(answer)"
    case .didHighlightItem(let path): "didHighlightItemAt \(path.short)"
    case .didUnhighlightItem(let path): "didUnhighlightItemAt \(path.short)"
    case .shouldSelectItem(let path, let answer): "shouldSelectItemAt \(path.short) → \(answer)"
    case .shouldDeselectItem(let path, let answer): "shouldDeselectItemAt \(path.short) → \(answer)"
    case .didSelectItem(let path): "didSelectItemAt \(path.short)"
    case .didDeselectItem(let path): "didDeselectItemAt \(path.short)"
    case .targetContentOffset(let proposed, let target):
      "targetContentOffsetForProposedContentOffset \(proposed.short) → \(target.short)"
    }
  }
}

extension FlowDelegateCall: CustomStringConvertible {
  /// The last label of the call, as for other calls of a delegate; for consecutive calls, the first and the last one.
  public var description: String {
    switch self {
    case .section(let method, let section, let answer):
      "\(method.rawValue) \(section) → \(answer.summary)"
    case .sections(let method, let sections):
      "\(method.rawValue) \(sections.lowerBound) – \(sections.upperBound)"
    case .sizeForItem(let path, let size): "sizeForItemAt \(path.short) → \(size.short)"
    case .sizesForItems(let from, let to): "sizeForItemAt \(from.short) – \(to.short)"
    }
  }
}

extension FlowDelegateCall.Answer {
  fileprivate var summary: String {
    switch self {
    case .insets(let insets):
      [insets.top, insets.left, insets.bottom, insets.right].map(\.short).joined(separator: ", ")
    case .length(let length): length.short
    case .size(let size): size.short
    }
  }
}

extension UICollectionView.ScrollPosition {
  /// The position as code writes it: `.top`, `[.top, .left]`, `[]`.
  var summary: String {
    let names: [(UICollectionView.ScrollPosition, String)] = [
      (.top, ".top"), (.centeredVertically, ".centeredVertically"), (.bottom, ".bottom"),
      (.left, ".left"), (.centeredHorizontally, ".centeredHorizontally"), (.right, ".right"),
    ]
    let contained = names.filter { contains($0.0) }.map(\.1)
    return contained.count == 1 ? contained[0] : "[\(contained.joined(separator: ", "))]"
  }
}
