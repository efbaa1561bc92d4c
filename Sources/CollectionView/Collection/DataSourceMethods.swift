import Foundation

// Optional methods of a data source, callable with a question mark; `Unimplemented` describes how. The properties are
// disfavored overloads, so that a call without the question mark resolves to the method.

extension UICollectionViewDataSource {
  /// The methods of this protocol, for calls with a question mark.
  @_disfavoredOverload
  public var collectionView: DataSourceMethods? { DataSourceMethods(dataSource: self) }
}

/// The optional methods of a data source, each nil when the data source lacks it.
@preconcurrency @MainActor
public struct DataSourceMethods {
  let dataSource: any UICollectionViewDataSource

  /// A supplementary view that came from dequeuing.
  public func callAsFunction(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView! {
    Unimplemented.call(
      "collectionView(_:viewForSupplementaryElementOfKind:at:)", of: dataSource
    ) {
      dataSource.collectionView(view, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  /// Whether an item may be moved interactively.
  public func callAsFunction(_ view: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool!
  {
    Unimplemented.call("collectionView(_:canMoveItemAt:)", of: dataSource) {
      dataSource.collectionView(view, canMoveItemAt: indexPath)
    }
  }

  /// Moves an item in the data.
  @discardableResult
  public func callAsFunction(
    _ view: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void! {
    Unimplemented.call("collectionView(_:moveItemAt:to:)", of: dataSource) {
      dataSource.collectionView(view, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }
}

extension UICollectionViewDataSource {
  /// `numberOfSections(in:)`, for calls with a question mark; see `Unimplemented`.
  @_disfavoredOverload
  public var numberOfSections: NumberOfSectionsMethod? {
    NumberOfSectionsMethod(dataSource: self)
  }
}

/// A data source's `numberOfSections(in:)`; nil when the data source lacks it.
@preconcurrency @MainActor
public struct NumberOfSectionsMethod {
  let dataSource: any UICollectionViewDataSource

  /// The number of sections, if the data source has the method.
  public func callAsFunction(in collectionView: UICollectionView) -> Int! {
    Unimplemented.call("numberOfSections(in:)", of: dataSource) {
      dataSource.numberOfSections(in: collectionView)
    }
  }
}

extension UICollectionViewDataSourcePrefetching {
  /// `collectionView(_:cancelPrefetchingForItemsAt:)`, for calls with a question mark; see `Unimplemented`.
  @_disfavoredOverload
  public var collectionView: CancelPrefetchingMethod? { CancelPrefetchingMethod(dataSource: self) }
}

/// A prefetching data source's `collectionView(_:cancelPrefetchingForItemsAt:)`; nil when the data source lacks it.
@preconcurrency @MainActor
public struct CancelPrefetchingMethod {
  let dataSource: any UICollectionViewDataSourcePrefetching

  /// Calls the data source's method, if it has one.
  @discardableResult
  public func callAsFunction(
    _ view: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) -> Void! {
    Unimplemented.call("collectionView(_:cancelPrefetchingForItemsAt:)", of: dataSource) {
      dataSource.collectionView(view, cancelPrefetchingForItemsAt: indexPaths)
    }
  }
}

// The same calls if a member of the result follows; see `OptionalResult`.

extension DataSourceMethods {
  /// See `OptionalResult`.
  public func callAsFunction(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath, _ member: Void = ()
  ) -> OptionalResult<UICollectionReusableView> {
    OptionalResult(callAsFunction(view, viewForSupplementaryElementOfKind: kind, at: indexPath))
  }

  /// See `OptionalResult`.
  public func callAsFunction(
    _ view: UICollectionView, canMoveItemAt indexPath: IndexPath, _ member: Void = ()
  ) -> OptionalResult<Bool> {
    OptionalResult(callAsFunction(view, canMoveItemAt: indexPath))
  }
}

// The same calls if a member of the result follows; see `OptionalResult`.

extension NumberOfSectionsMethod {
  /// See `OptionalResult`.
  public func callAsFunction(in collectionView: UICollectionView, _ member: Void = ())
    -> OptionalResult<Int>
  {
    OptionalResult(callAsFunction(in: collectionView))
  }
}
