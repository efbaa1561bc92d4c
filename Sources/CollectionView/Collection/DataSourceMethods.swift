import Foundation

// Optional calls of a data source; `Unimplemented` tells how the question mark is answered.

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
}
