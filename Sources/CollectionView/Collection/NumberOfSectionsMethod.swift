import Foundation

extension UICollectionViewDataSource {
  /// `numberOfSections(in:)`, for calls with a question mark; `Unimplemented` tells how it is answered.
  @_disfavoredOverload
  public var numberOfSections: NumberOfSectionsMethod? {
    NumberOfSectionsMethod(dataSource: self)
  }
}

/// A data source's `numberOfSections(in:)`; nil when the data source lacks it.
@preconcurrency @MainActor
public struct NumberOfSectionsMethod {
  let dataSource: any UICollectionViewDataSource

  /// The number of sections, if the data source says one.
  public func callAsFunction(in collectionView: UICollectionView) -> Int! {
    Unimplemented.call("numberOfSections(in:)", of: dataSource) {
      dataSource.numberOfSections(in: collectionView)
    }
  }
}
