import Foundation

extension UICollectionViewCompositionalLayout {
  /// Whether the cell of an item determines its own width; false for an item that does not exist.
  package func measuresWidth(ofItemAt path: IndexPath) -> Bool {
    has(path) && content.sections[path.section].leaf(of: path.item)?.isWidthEstimated == true
  }
}
