import CollectionView
import Foundation

extension VisibleItems {
  /// Those among live elements whose places meet a viewport; nil for none.
  ///
  /// - Complexity: O(live).
  @MainActor
  init?(_ live: [UICollectionView.LiveElement], in bounds: CGRect) {
    var (first, last): (IndexPath?, IndexPath?)
    var count = 0
    for element in live where !element.isDisappearing {
      let attributes = element.modelAttributes
      guard attributes.representedElementCategory == .cell,
        attributes.frame.sharesArea(with: bounds)
      else { continue }
      let path = attributes.indexPath
      first = first.map { min($0, path) } ?? path
      last = last.map { max($0, path) } ?? path
      count += 1
    }
    guard let first, let last else { return nil }
    self.init(first: Array(first), last: Array(last), count: count)
  }
}
