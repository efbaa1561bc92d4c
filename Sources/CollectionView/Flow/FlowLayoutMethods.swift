import Foundation

// Optional calls of a flow layout's delegate, `delegate.collectionView?(view, layout: self, sizeForItemAt: path)`.
//
// On Apple's platforms the question mark asks whether an Objective-C object has the method. Here the base name is a property
// whose value can be called with the arguments of any of the methods; the result is nil if the object does not implement the
// method. The property is disfavoured, so that an object's own property of that name comes first.

extension UICollectionViewDelegateFlowLayout {
  /// The methods of this protocol, for calls with a question mark.
  @_disfavoredOverload
  public var collectionView: FlowLayoutMethods? { FlowLayoutMethods(delegate: self) }
}

/// The optional methods of a flow layout's delegate; a call returns nil if the delegate does not implement the method.
@preconcurrency @MainActor
public struct FlowLayoutMethods {
  let delegate: any UICollectionViewDelegateFlowLayout

  /// The size of an item in points.
  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize! {
    Unimplemented.call("collectionView(_:layout:sizeForItemAt:)", of: delegate) {
      delegate.collectionView(view, layout: layout, sizeForItemAt: indexPath)
    }
  }

  /// The margin around a section's lines, in points.
  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets! {
    Unimplemented.call("collectionView(_:layout:insetForSectionAt:)", of: delegate) {
      delegate.collectionView(view, layout: layout, insetForSectionAt: section)
    }
  }

  /// The space between the lines of a section, in points.
  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat! {
    Unimplemented.call("collectionView(_:layout:minimumLineSpacingForSectionAt:)", of: delegate) {
      delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
    }
  }

  /// The least space between the items of a line, in points.
  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat! {
    Unimplemented.call(
      "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)", of: delegate
    ) {
      delegate.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  /// The header's size in points.
  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize! {
    Unimplemented.call("collectionView(_:layout:referenceSizeForHeaderInSection:)", of: delegate) {
      delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
    }
  }

  /// The footer's size in points.
  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize! {
    Unimplemented.call("collectionView(_:layout:referenceSizeForFooterInSection:)", of: delegate) {
      delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
    }
  }
}

// The same calls if a member of the result follows; see `OptionalResult`.

extension FlowLayoutMethods {
  /// See `OptionalResult`.
  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath,
    _ member: Void = ()
  ) -> OptionalResult<CGSize> {
    OptionalResult(callAsFunction(view, layout: layout, sizeForItemAt: indexPath))
  }

  /// See `OptionalResult`.
  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int,
    _ member: Void = ()
  ) -> OptionalResult<UIEdgeInsets> {
    OptionalResult(callAsFunction(view, layout: layout, insetForSectionAt: section))
  }

  /// See `OptionalResult`.
  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int, _ member: Void = ()
  ) -> OptionalResult<CGFloat> {
    OptionalResult(callAsFunction(view, layout: layout, minimumLineSpacingForSectionAt: section))
  }

  /// See `OptionalResult`.
  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int, _ member: Void = ()
  ) -> OptionalResult<CGFloat> {
    OptionalResult(
      callAsFunction(view, layout: layout, minimumInteritemSpacingForSectionAt: section))
  }

  /// See `OptionalResult`.
  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int, _ member: Void = ()
  ) -> OptionalResult<CGSize> {
    OptionalResult(callAsFunction(view, layout: layout, referenceSizeForHeaderInSection: section))
  }

  /// See `OptionalResult`.
  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int, _ member: Void = ()
  ) -> OptionalResult<CGSize> {
    OptionalResult(callAsFunction(view, layout: layout, referenceSizeForFooterInSection: section))
  }
}
