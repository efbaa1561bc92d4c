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
      // A closure would ask for each whether it runs on the main actor.
      if let known = first { if path < known { first = path } } else { first = path }
      if let known = last { if known < path { last = path } } else { last = path }
      count += 1
    }
    guard let first, let last else { return nil }
    self.init(first: Array(first), last: Array(last), count: count)
  }
}
