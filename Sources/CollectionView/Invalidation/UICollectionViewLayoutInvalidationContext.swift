import Foundation

/// The elements that an invalidation concerns, and adjustments of the content offset and size.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// True only for a reload or a replaced layout.
  open var invalidateEverything: Bool { isEverything }

  /// True when the numbers of sections or items may have changed.
  open var invalidateDataSourceCounts: Bool { areCountsInvalid }

  /// The item index paths named so far; nil when none was.
  open var invalidatedItemIndexPaths: [IndexPath]? { itemIndexPaths }

  /// The supplementary index paths named so far, by kind; nil when none was.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaryIndexPaths }

  /// The decoration index paths named so far, by kind; nil when none was.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorationIndexPaths }

  /// Added to the content offset when the collection view processes the invalidation, in points.
  open var contentOffsetAdjustment = CGPoint.zero

  /// The change of the content size by this invalidation, in points.
  ///
  /// Never added to the content size: the collection view asks the layout for it after every invalidation, and the answer
  /// means the change already. The tests of a public layout, whose answer stays the same while its contexts have
  /// adjustments, expect that answer. That no layout relies on an addition is inferred. The trace shows the adjustment.
  open var contentSizeAdjustment = CGSize.zero

  /// The index paths of interactively moved items before the step; nil if there are none.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movedFrom }

  /// The index paths of interactively moved items after the step; nil if there are none.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movedTo }

  /// Where interactively moved items are held, in content points; zero if there are none, and at the end of the movement.
  open var interactiveMovementTarget: CGPoint { heldAt }

  var movedFrom: [IndexPath]?
  var movedTo: [IndexPath]?
  var heldAt = CGPoint.zero
  var isEverything = false
  var areCountsInvalid = false
  private var itemIndexPaths: [IndexPath]?
  private var supplementaryIndexPaths: [String: [IndexPath]]?
  private var decorationIndexPaths: [String: [IndexPath]]?

  /// A context that names nothing, which means everything.
  @_nonoverride public init() {
    super.init()
  }

  /// The class, the address, and what differs from the defaults; off the main thread only class and address.
  open override var description: String {
    guard MainQueue.isCurrent else { return ObjectText.identity(of: self) }
    return MainActor.assumeIsolated { "<\(parts().joined(separator: "; "))>" }
  }

  /// Adds items to the invalidated elements.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    if itemIndexPaths == nil {
      itemIndexPaths = indexPaths
    } else {
      itemIndexPaths?.append(contentsOf: indexPaths)
    }
  }

  /// Adds supplementary views to the invalidated elements.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    supplementaryIndexPaths = (supplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// Adds decoration views to the invalidated elements.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorationIndexPaths = (decorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// Appends the named elements, in no order.
  ///
  /// - Returns: Whether there are any; if not, the context concerns everything.
  func appendNamedElements(to keys: inout [ElementKey]) -> Bool {
    guard !invalidateEverything, !invalidateDataSourceCounts else { return false }
    let count = keys.count
    if let items = invalidatedItemIndexPaths {
      for path in items { keys.append(ElementKey(cellAt: path)) }
    }
    if let views = invalidatedSupplementaryIndexPaths {
      for (kind, paths) in views {
        for path in paths { keys.append(ElementKey(.supplementaryView, kind: kind, at: path)) }
      }
    }
    if let views = invalidatedDecorationIndexPaths {
      for (kind, paths) in views {
        for path in paths { keys.append(ElementKey(.decorationView, kind: kind, at: path)) }
      }
    }
    return keys.count > count
  }
}
