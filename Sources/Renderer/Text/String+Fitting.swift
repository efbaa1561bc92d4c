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
    if isPlainASCII { return String(decoding: utf8.prefix(room), as: UTF8.self) + ellipsis }
    if narrowScalarCount != nil { return String(unicodeScalars.prefix(room)) + ellipsis }
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
