import Foundation

// Optional methods of a collection view's delegate, callable with a question mark; `Unimplemented` describes how. The
// property is a disfavored overload, so that a call without the question mark resolves to the method.

extension UICollectionViewDelegate {
  /// The methods of this protocol, for calls with a question mark.
  @_disfavoredOverload
  public var collectionView: DelegateMethods? { DelegateMethods(delegate: self) }
}

/// The optional methods of a collection view's delegate, each nil when the delegate lacks it.
@preconcurrency @MainActor
public struct DelegateMethods {
  let delegate: any UICollectionViewDelegate

  /// Called just before a cell becomes visible.
  @discardableResult
  public func callAsFunction(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void! {
    Unimplemented.call("collectionView(_:willDisplay:forItemAt:)", of: delegate) {
      delegate.collectionView(view, willDisplay: cell, forItemAt: indexPath)
    }
  }

  /// Called after a cell left the screen.
  @discardableResult
  public func callAsFunction(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void! {
    Unimplemented.call("collectionView(_:didEndDisplaying:forItemAt:)", of: delegate) {
      delegate.collectionView(view, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  /// Called just before a supplementary view becomes visible.
  @discardableResult
  public func callAsFunction(
    _ view: UICollectionView, willDisplaySupplementaryView supplementary: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> Void! {
    Unimplemented.call(
      "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)", of: delegate
    ) {
      delegate.collectionView(
        view, willDisplaySupplementaryView: supplementary, forElementKind: elementKind,
        at: indexPath)
    }
  }

  /// Called after a supplementary view left the screen.
  @discardableResult
  public func callAsFunction(
    _ view: UICollectionView,
    didEndDisplayingSupplementaryView supplementary: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) -> Void! {
    Unimplemented.call(
      "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)", of: delegate
    ) {
      delegate.collectionView(
        view, didEndDisplayingSupplementaryView: supplementary, forElementOfKind: elementKind,
        at: indexPath)
    }
  }

  /// Decides the content offset after an update.
  public func callAsFunction(
    _ view: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint! {
    Unimplemented.call(
      "collectionView(_:targetContentOffsetForProposedContentOffset:)", of: delegate
    ) {
      delegate.collectionView(
        view, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
  }
}

// Transitions, for calls with a question mark.

extension DelegateMethods {
  /// Makes the layout of an interactive transition.
  public func callAsFunction(
    _ view: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout! {
    Unimplemented.call(
      "collectionView(_:transitionLayoutForOldLayout:newLayout:)", of: delegate
    ) {
      delegate.collectionView(
        view, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
  }
}

// Selection and movement, for calls with a question mark.

extension DelegateMethods {
  /// Whether a touch that begins on the item highlights it.
  public func callAsFunction(_ view: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool!
  {
    Unimplemented.call("collectionView(_:shouldHighlightItemAt:)", of: delegate) {
      delegate.collectionView(view, shouldHighlightItemAt: indexPath)
    }
  }

  /// Called after the item was highlighted.
  @discardableResult
  public func callAsFunction(_ view: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    -> Void!
  {
    Unimplemented.call("collectionView(_:didHighlightItemAt:)", of: delegate) {
      delegate.collectionView(view, didHighlightItemAt: indexPath)
    }
  }

  /// Called after the highlight of the item ended.
  @discardableResult
  public func callAsFunction(_ view: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    -> Void!
  {
    Unimplemented.call("collectionView(_:didUnhighlightItemAt:)", of: delegate) {
      delegate.collectionView(view, didUnhighlightItemAt: indexPath)
    }
  }

  /// Whether a tap selects the item.
  public func callAsFunction(_ view: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool!
  {
    Unimplemented.call("collectionView(_:shouldSelectItemAt:)", of: delegate) {
      delegate.collectionView(view, shouldSelectItemAt: indexPath)
    }
  }

  /// Whether a tap deselects the item.
  public func callAsFunction(_ view: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool!
  {
    Unimplemented.call("collectionView(_:shouldDeselectItemAt:)", of: delegate) {
      delegate.collectionView(view, shouldDeselectItemAt: indexPath)
    }
  }

  /// Called after a tap selected the item.
  @discardableResult
  public func callAsFunction(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath)
    -> Void!
  {
    Unimplemented.call("collectionView(_:didSelectItemAt:)", of: delegate) {
      delegate.collectionView(view, didSelectItemAt: indexPath)
    }
  }

  /// Called after a tap deselected the item.
  @discardableResult
  public func callAsFunction(_ view: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    -> Void!
  {
    Unimplemented.call("collectionView(_:didDeselectItemAt:)", of: delegate) {
      delegate.collectionView(view, didDeselectItemAt: indexPath)
    }
  }

  /// Decides the target index path of an interactive move.
  public func callAsFunction(
    _ view: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath! {
    Unimplemented.call(
      "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
      of: delegate
    ) {
      delegate.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
  }

  /// Decides the target index path of an interactive move; the older method.
  public func callAsFunction(
    _ view: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath! {
    Unimplemented.call(
      "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)", of: delegate
    ) {
      delegate.collectionView(
        view, targetIndexPathForMoveFromItemAt: currentIndexPath,
        toProposedIndexPath: proposedIndexPath)
    }
  }
}

// The same calls if a member of the result follows; see `OptionalResult`.

extension DelegateMethods {
  /// See `OptionalResult`.
  public func callAsFunction(
    _ view: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout, _ member: Void = ()
  ) -> OptionalResult<UICollectionViewTransitionLayout> {
    OptionalResult(
      callAsFunction(view, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout))
  }

  /// See `OptionalResult`.
  public func callAsFunction(
    _ view: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint, _ member: Void = ()
  ) -> OptionalResult<CGPoint> {
    OptionalResult(
      callAsFunction(view, targetContentOffsetForProposedContentOffset: proposedContentOffset))
  }

  /// See `OptionalResult`.
  public func callAsFunction(
    _ view: UICollectionView, shouldHighlightItemAt indexPath: IndexPath, _ member: Void = ()
  ) -> OptionalResult<Bool> {
    OptionalResult(callAsFunction(view, shouldHighlightItemAt: indexPath))
  }

  /// See `OptionalResult`.
  public func callAsFunction(
    _ view: UICollectionView, shouldSelectItemAt indexPath: IndexPath, _ member: Void = ()
  ) -> OptionalResult<Bool> {
    OptionalResult(callAsFunction(view, shouldSelectItemAt: indexPath))
  }

  /// See `OptionalResult`.
  public func callAsFunction(
    _ view: UICollectionView, shouldDeselectItemAt indexPath: IndexPath, _ member: Void = ()
  ) -> OptionalResult<Bool> {
    OptionalResult(callAsFunction(view, shouldDeselectItemAt: indexPath))
  }

  /// See `OptionalResult`.
  public func callAsFunction(
    _ view: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath, _ member: Void = ()
  ) -> OptionalResult<IndexPath> {
    OptionalResult(
      callAsFunction(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath))
  }

  /// See `OptionalResult`.
  public func callAsFunction(
    _ view: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath, _ member: Void = ()
  ) -> OptionalResult<IndexPath> {
    OptionalResult(
      callAsFunction(
        view, targetIndexPathForMoveFromItemAt: currentIndexPath,
        toProposedIndexPath: proposedIndexPath))
  }
}
