import Foundation

// Optional calls of a collection view's delegate; `Unimplemented` tells how the question mark is answered.

extension UICollectionViewDelegate {
  /// The methods of this protocol, for calls with a question mark.
  @_disfavoredOverload
  public var collectionView: DelegateMethods? { DelegateMethods(delegate: self) }
}

/// The optional methods of a collection view's delegate, each nil when the delegate lacks it.
@preconcurrency @MainActor
public struct DelegateMethods {
  let delegate: any UICollectionViewDelegate

  /// Right before a cell joins the visible ones.
  @discardableResult
  public func callAsFunction(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void! {
    Unimplemented.call("collectionView(_:willDisplay:forItemAt:)", of: delegate) {
      delegate.collectionView(view, willDisplay: cell, forItemAt: indexPath)
    }
  }

  /// After a cell left the visible ones.
  @discardableResult
  public func callAsFunction(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void! {
    Unimplemented.call("collectionView(_:didEndDisplaying:forItemAt:)", of: delegate) {
      delegate.collectionView(view, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  /// Right before a supplementary view joins the visible ones.
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

  /// After a supplementary view left the visible ones.
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

  /// The last word on the content offset after an update.
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
