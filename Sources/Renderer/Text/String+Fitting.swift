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

  /// Its end, in at most so many columns; where the head goes, an ellipsis stands for it.
  func fittingTail(_ columns: Int, ellipsis: String) -> String {
    guard columnWidth > columns else { return self }
    var rest = self[...]
    while !rest.isEmpty, rest.columnWidth + ellipsis.columnWidth > columns { rest.removeFirst() }
    // A whole name is better than a bit more of the one before it.
    if let slash = rest.firstIndex(of: "/"), rest[slash...].contains(where: { $0 != "/" }) {
      rest = rest[slash...]
    }
    return ellipsis + rest
  }
}

extension String {
  /// A call with something else for its arguments and the parentheses around them: `layoutAttributesForElements → 3`.
  func withArguments(_ arguments: String) -> String {
    guard let opening = firstIndex(of: "("), let closing = lastIndex(of: ")"), opening < closing
    else { return self }
    return self[..<opening] + arguments + self[index(after: closing)...]
  }
}
