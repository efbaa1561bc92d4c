import Foundation

extension UICollectionView {
  /// What the layout placed in the visible bounds and hid, in the order of the data.
  ///
  /// No view is made for these, so they are not among the live elements.
  ///
  /// - Complexity: O(hidden · log hidden).
  public var hiddenElements: [UICollectionViewLayoutAttributes] {
    guard !hidden.isEmpty else { return [] }
    return hidden.filter { $0.value.frame.meets(bounds) }.sorted { $0.key < $1.key }.map(\.value)
  }
}
