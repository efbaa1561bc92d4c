import Foundation

// Selection and movement, for calls with a question mark.

extension DelegateMethods {
  /// Whether a finger that comes down highlights the item.
  public func callAsFunction(_ view: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool!
  {
    Unimplemented.call("collectionView(_:shouldHighlightItemAt:)", of: delegate) {
      delegate.collectionView(view, shouldHighlightItemAt: indexPath)
    }
  }

  /// The item was highlighted.
  @discardableResult
  public func callAsFunction(_ view: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    -> Void!
  {
    Unimplemented.call("collectionView(_:didHighlightItemAt:)", of: delegate) {
      delegate.collectionView(view, didHighlightItemAt: indexPath)
    }
  }

  /// The item is highlighted no more.
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

  /// A tap selected the item.
  @discardableResult
  public func callAsFunction(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath)
    -> Void!
  {
    Unimplemented.call("collectionView(_:didSelectItemAt:)", of: delegate) {
      delegate.collectionView(view, didSelectItemAt: indexPath)
    }
  }

  /// A tap deselected the item.
  @discardableResult
  public func callAsFunction(_ view: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    -> Void!
  {
    Unimplemented.call("collectionView(_:didDeselectItemAt:)", of: delegate) {
      delegate.collectionView(view, didDeselectItemAt: indexPath)
    }
  }

  /// Where an item that is moved by hand may go.
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

  /// Where an item that is moved by hand may go; the older form.
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
