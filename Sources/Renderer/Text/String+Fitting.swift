import Simulator

extension String {
  /// This text if it fits into so many columns, else its beginning and an ellipsis.
  ///
  /// With `hasMore`, more text follows, and the ellipsis needs its place even when this text just fits.
  func fitting(_ columns: Int, ellipsis: String, hasMore: Bool = false) -> String {
    let width = columnWidth
    if width < columns || (width == columns && !hasMore) { return self }
    let room = columns - ellipsis.columnWidth
    guard room >= 0 else { return "" }
    var used = 0
    let end = firstIndex { character in
      used += character.columnWidth
      return used > room
    }
    return self[..<(end ?? endIndex)] + ellipsis
  }
}
