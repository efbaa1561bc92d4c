extension Sequence where Element: Comparable {
  /// The least elements in their order, at most so many; all of them where there are no more.
  ///
  /// - Complexity: O(n · count).
  func least(_ count: Int) -> [Element] {
    var least: [Element] = []
    for element in self {
      if least.count == count {
        guard let last = least.last, element < last else { continue }
        least.removeLast()
      }
      least.insert(element, at: least.firstIndex { element < $0 } ?? least.count)
    }
    return least
  }
}
