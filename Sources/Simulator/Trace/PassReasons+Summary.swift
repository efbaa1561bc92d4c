import CollectionView

extension PassReasons {
  /// Why a round of the layout pass runs, in words.
  ///
  /// - Parameter measured: The elements that took their preferred size since the round before began, in order.
  /// - Returns: The words, empty when nothing is known.
  func summary(measured: (count: Int, last: SizeChange?)) -> String {
    var words: [String] = []
    if contains(.dataSource) { words.append("data source") }
    if contains(.layoutChange) { words.append("another layout") }
    if contains(.boundsChange) { words.append("bounds change") }
    if contains(.preferredAttributes) {
      let others = measured.count - 1
      let count = others > 0 ? " and \(others) more" : ""
      words.append("preferred attributes" + (measured.last.map { " \($0.summary)" } ?? "") + count)
    }
    if contains(.intrinsicContentSize) { words.append("intrinsic content size") }
    if contains(.invalidation) { words.append("invalidateLayout()") }
    return words.isEmpty ? "first layout" : words.joined(separator: ", ")
  }
}
