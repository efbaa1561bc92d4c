import Foundation

extension UICollectionView {
  /// The layout and the data source, as UIKit names them since iOS 13.
  ///
  /// Neither is asked for anything but its own description.
  final func collectionParts() -> [String] {
    ["layout: \(installedLayout.description)", "dataSource: \(dataSourceText)"]
  }

  private var dataSourceText: String {
    guard let dataSource else { return "(null)" }
    // A collection view that is a data source would describe its own data source, which may be this view.
    return dataSource is UICollectionView
      ? ObjectText.identity(of: dataSource) : ObjectText.text(of: dataSource)
  }
}
