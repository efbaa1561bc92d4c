import Foundation

extension VisibleItems {
  /// Those among elements that stay whose places meet a viewport; nil for none.
  ///
  /// - Complexity: O(elements).
  init?(_ elements: [PaintedElement], in bounds: CGRect) {
    var (first, last): (Int?, Int?)
    var count = 0
    for place in elements.indices
    where elements[place].rank == 1 && elements[place].box.sharesArea(with: bounds) {
      count += 1
      // Nearly all come in the order of the data.
      if let last, !elements[last].precedes(elements[place]) {
        if let known = first, elements[place].precedes(elements[known]) { first = place }
      } else {
        last = place
        if first == nil { first = place }
      }
    }
    guard let first, let last else { return nil }
    self.init(
      first: elements[first].identity.indexPath.numbers,
      last: elements[last].identity.indexPath.numbers, count: count)
  }
}
