import Foundation

/// A call between a collection view and its layout, cells, data source or delegate, with arguments and results to report.
public enum Call: Sendable, Equatable {
  case prepare
  case collectionViewContentSize(CGSize)
  case layoutAttributesForElements(rect: CGRect, count: Int)
  case layoutAttributesForItem(IndexPath)
  case layoutAttributesForSupplementaryView(kind: String, IndexPath)
  case layoutAttributesForDecorationView(kind: String, IndexPath)
  case shouldInvalidateLayoutForBoundsChange(CGRect, Bool)
  /// Reported after it returns.
  indirect case invalidationContextForBoundsChange(CGRect, Context)
  /// `invalidateLayout()`, which then calls the method with a context.
  case invalidateLayoutWithoutContext
  indirect case invalidateLayout(Context)
  case preferredLayoutAttributesFitting(
    kind: String?, IndexPath, original: CGSize, preferred: CGSize)
  /// For a cell, whose kind is nil, or a supplementary view.
  case shouldInvalidateLayoutForPreferredAttributes(
    kind: String?, IndexPath, original: CGSize, preferred: CGSize, Bool)
  /// Reported after it returns; for a cell, whose kind is nil, or a supplementary view.
  indirect case invalidationContextForPreferredAttributes(
    kind: String?, IndexPath, original: CGSize, preferred: CGSize, Context)
  case targetContentOffsetWithVelocity(proposed: CGPoint, velocity: CGPoint, target: CGPoint)
  case targetContentOffset(proposed: CGPoint, target: CGPoint)
  case prepareForUpdates(count: Int)
  /// Reported after they return: the elements of a kind that a layout itself removes and inserts in an update.
  case indexPathsToDelete(Element, Context.Paths)
  case indexPathsToInsert(Element, Context.Paths)
  case finalizeUpdates
  case initialLayoutAttributesForAppearing(Element, IndexPath)
  case finalLayoutAttributesForDisappearing(Element, IndexPath)
  case prepareForAnimatedBoundsChange(from: CGRect)
  case finalizeAnimatedBoundsChange
  /// The class of the other layout, and of the layout that is called.
  case prepareForTransitionTo(String, of: String)
  case prepareForTransitionFrom(String, of: String)
  case finalizeLayoutTransition(of: String)
  /// Reported after it returns, as is the next.
  case numberOfSections(Int)
  /// The counts of the first sections, in order, and the number of sections.
  case numberOfItems(first: [Int], sections: Int)
  /// The element that a reused view is for; nil for one dequeued without a request.
  case prepareForReuse(Element, IndexPath?)
  case cellForItem(IndexPath, reused: Bool)
  /// `cellForItem` while an item is reconfigured: dequeuing returns the item's current cell.
  case cellForReconfiguredItem(IndexPath)
  case viewForSupplementaryElement(kind: String, IndexPath, reused: Bool)
  /// Delegate calls for a cell, whose kind is nil, or a supplementary view.
  case willDisplay(kind: String?, IndexPath)
  case didEndDisplaying(kind: String?, IndexPath)
  case flowDelegate(FlowDelegateCall)
  /// Other delegate calls.
  case delegate(DelegateCall)
  /// Calls of the prefetching data source, nearest item first.
  case prefetchItems([IndexPath])
  case cancelPrefetching([IndexPath])
  /// Calls by code, reported when they begin.
  case scrollToItem(IndexPath, at: UICollectionView.ScrollPosition, animated: Bool)
  case setContentOffset(CGPoint, animated: Bool)
  case reloadData
  /// Other calls by code that change the data.
  case update(UpdateCall)
}

/// A call by code that changes the data, reported when it begins.
public enum UpdateCall: Sendable, Equatable {
  case performBatchUpdates
  case insertItems([IndexPath])
  case deleteItems([IndexPath])
  case reloadItems([IndexPath])
  case reconfigureItems([IndexPath])
  case moveItem(from: IndexPath, to: IndexPath)
  case insertSections(IndexSet)
  case deleteSections(IndexSet)
  case reloadSections(IndexSet)
  case moveSection(from: Int, to: Int)
}

extension Call {
  /// The kind of an element that a call is about.
  public enum Element: Sendable, Equatable {
    case cell
    case supplementaryView(kind: String)
    case decorationView(kind: String)

    /// The element kind; nil for cells.
    public var kind: String? {
      switch self {
      case .cell: nil
      case .supplementaryView(let kind), .decorationView(let kind): kind
      }
    }
  }
}

extension ElementKey {
  init(_ element: Call.Element, at indexPath: IndexPath) {
    switch element {
    case .cell: self.init(cellAt: indexPath)
    case .supplementaryView(let kind):
      self.init(.supplementaryView, kind: kind, at: indexPath)
    case .decorationView(let kind): self.init(.decorationView, kind: kind, at: indexPath)
    }
  }

  /// The element as a call names it.
  var called: Call.Element {
    switch category {
    case .cell: .cell
    case .supplementaryView: .supplementaryView(kind: kind ?? "")
    case .decorationView: .decorationView(kind: kind ?? "")
    }
  }
}

extension Call {
  /// The values of an invalidation context, in points.
  public struct Context: Sendable, Equatable {
    /// Index paths that a layout names, of which the first in the order of the data are reported.
    ///
    /// A layout may name them in the order of a set, which differs between runs.
    public struct Paths: Sendable, Equatable {
      /// As many as fit on one line; a context may name a million.
      public static let mostListed = 4

      public let first: [IndexPath]
      public let count: Int

      init(_ paths: [IndexPath]) {
        count = paths.count
        first = count == 1 ? paths : paths.least(Self.mostListed)
      }
    }

    /// The elements of one kind that a context names.
    public struct Views: Sendable, Equatable {
      public let kind: String
      public let paths: Paths
    }

    public let contentOffsetAdjustment: CGPoint
    public let contentSizeAdjustment: CGSize
    public let invalidateEverything: Bool
    public let invalidateDataSourceCounts: Bool
    /// Nil for none.
    public let invalidatedItemIndexPaths: Paths?
    /// Sorted by kind, as are the decoration views.
    public let invalidatedSupplementaryIndexPaths: [Views]
    public let invalidatedDecorationIndexPaths: [Views]
    /// True for the context of another layout, too, since that is the default of a flow layout's context.
    public let invalidateFlowLayoutDelegateMetrics: Bool
    /// True for the context of another layout, too.
    public let invalidateFlowLayoutAttributes: Bool

    @MainActor
    init(_ context: UICollectionViewLayoutInvalidationContext) {
      contentOffsetAdjustment = context.contentOffsetAdjustment
      contentSizeAdjustment = context.contentSizeAdjustment
      invalidateEverything = context.invalidateEverything
      invalidateDataSourceCounts = context.invalidateDataSourceCounts
      let items = context.invalidatedItemIndexPaths
      invalidatedItemIndexPaths = items.flatMap { $0.isEmpty ? nil : Paths($0) }
      invalidatedSupplementaryIndexPaths = Self.views(context.invalidatedSupplementaryIndexPaths)
      invalidatedDecorationIndexPaths = Self.views(context.invalidatedDecorationIndexPaths)
      let flow = context as? UICollectionViewFlowLayoutInvalidationContext
      invalidateFlowLayoutDelegateMetrics = flow?.invalidateFlowLayoutDelegateMetrics ?? true
      invalidateFlowLayoutAttributes = flow?.invalidateFlowLayoutAttributes ?? true
    }

    private static func views(_ named: [String: [IndexPath]]?) -> [Views] {
      guard let named, !named.isEmpty else { return [] }
      return named.filter { !$0.value.isEmpty }.map { Views(kind: $0.key, paths: Paths($0.value)) }
        .sorted { $0.kind < $1.kind }
    }
  }
}

extension Sequence where Element: Comparable {
  /// The `count` least elements in ascending order, or all elements if there are fewer.
  ///
  /// - Complexity: O(n · count).
  func least(_ count: Int) -> [Element] {
    var least: [Element] = []
    for element in self {
      if least.count == count {
        guard let last = least.last, element < last else { continue }
        least.removeLast()
      }
      least.insert(element, at: least.firstIndex { element < $0 } ?? least.count)
    }
    return least
  }
}
