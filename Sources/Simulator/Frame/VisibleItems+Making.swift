import CollectionView
import Foundation

extension VisibleItems {
  /// Those among live elements whose places meet a viewport; nil for none.
  ///
  /// - Complexity: O(live).
  @MainActor
  init?(_ elements: [ToldElement], in bounds: CGRect) {
    var (first, last): (Int?, Int?)
    var count = 0
    for (place, element) in elements.enumerated()
    where element.isCell && !element.live.isDisappearing
      && element.place.sharesArea(with: bounds)
    {
      count += 1
      // Nearly all come in the order of the data.
      if let last, !elements[last].precedes(element) {
        if let known = first, element.precedes(elements[known]) { first = place }
      } else {
        last = place
        if first == nil { first = place }
      }
    }
    guard let first, let last else { return nil }
    self.init(
      first: elements[first].frame.indexPath, last: elements[last].frame.indexPath,
      count: count)
  }
}
