import CollectionView
import Foundation

extension Call {
  /// The object that is called.
  var receiver: TraceEvent.Receiver? {
    switch self {
    case .preferredLayoutAttributesFitting, .prepareForReuse: .view
    case .numberOfSections, .numberOfItems, .cellForItem, .cellForReconfiguredItem,
      .viewForSupplementaryElement, .prefetchItems,
      .cancelPrefetching:
      .dataSource
    case .willDisplay, .didEndDisplaying, .flowDelegate, .delegate: .delegate
    case .scrollToItem, .setContentOffset, .reloadData, .update: .collectionView
    default: .layout
    }
  }

  /// Whether the call asks a layout for attributes of elements.
  var asksForAttributes: Bool {
    switch self {
    case .layoutAttributesForElements, .layoutAttributesForItem,
      .layoutAttributesForSupplementaryView, .layoutAttributesForDecorationView,
      .initialLayoutAttributesForAppearing, .finalLayoutAttributesForDisappearing:
      true
    default: false
    }
  }

  /// The rectangle the call is about, in content points; nil for none.
  var rect: CGRect? {
    switch self {
    case .layoutAttributesForElements(let rect, _): rect
    case .shouldInvalidateLayoutForBoundsChange(let bounds, _),
      .invalidationContextForBoundsChange(let bounds, _):
      bounds
    case .prepareForAnimatedBoundsChange(let old): old
    default: nil
    }
  }

  /// The element the call is about; nil for none.
  var element: TraceEvent.Element? {
    switch self {
    case .layoutAttributesForItem(let path), .cellForItem(let path, _),
      .scrollToItem(let path, _, _),
      .cellForReconfiguredItem(let path):
      TraceEvent.Element(path)
    case .layoutAttributesForSupplementaryView(let kind, let path),
      .viewForSupplementaryElement(let kind, let path, _):
      TraceEvent.Element(.supplementaryView, kind, path)
    case .layoutAttributesForDecorationView(let kind, let path):
      TraceEvent.Element(.decorationView, kind, path)
    case .preferredLayoutAttributesFitting(let kind, let path, _, _),
      .shouldInvalidateLayoutForPreferredAttributes(let kind, let path, _, _, _),
      .invalidationContextForPreferredAttributes(let kind, let path, _, _, _),
      .willDisplay(let kind, let path), .didEndDisplaying(let kind, let path):
      TraceEvent.Element(kind == nil ? .cell : .supplementaryView, kind, path)
    case .initialLayoutAttributesForAppearing(let element, let path),
      .finalLayoutAttributesForDisappearing(let element, let path):
      TraceEvent.Element(element, path)
    case .prepareForReuse(let element, let path):
      path.map { TraceEvent.Element(element, $0) }
    case .flowDelegate(.sizeForItem(let path, _)): TraceEvent.Element(path)
    case .update(let call): call.indexPath.map { TraceEvent.Element($0) }
    case .delegate(let call): call.indexPath.map { TraceEvent.Element($0) }
    default: nil
    }
  }
}

extension DelegateCall {
  /// The index path of the item the call is about; nil for none.
  fileprivate var indexPath: IndexPath? {
    switch self {
    case .shouldHighlightItem(let path, _), .didHighlightItem(let path),
      .didUnhighlightItem(let path), .shouldSelectItem(let path, _),
      .shouldDeselectItem(let path, _), .didSelectItem(let path), .didDeselectItem(let path):
      path
    default: nil
    }
  }
}

extension TraceEvent.Element {
  fileprivate init(
    _ category: ElementFrame.Category = .cell, _ kind: String? = nil, _ path: IndexPath
  ) {
    self.init(category: category, kind: kind, indexPath: Array(path))
  }

  fileprivate init(_ element: Call.Element, _ path: IndexPath) {
    switch element {
    case .cell: self.init(path)
    case .supplementaryView(let kind): self.init(.supplementaryView, kind, path)
    case .decorationView(let kind): self.init(.decorationView, kind, path)
    }
  }

  fileprivate init(_ path: IndexPath) {
    self.init(indexPath: Array(path))
  }
}
