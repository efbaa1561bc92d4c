import Simulator

/// The first lines of a caption; an ellipsis tells that there are more.
struct CaptionLines {
  let lines: [String]

  /// - Parameters:
  ///   - caption: Any text.
  ///   - columns: The columns of a line.
  ///   - limit: How many lines there is room for.
  ///   - ellipsis: What tells that there are more.
  init(_ caption: String, columns: Int, limit: Int, ellipsis: String) {
    let lines = TextLines(caption, columns: columns, limit: limit + 1).lines.map(String.init)
    guard lines.count > limit, limit > 0 else {
      self.lines = Array(lines.prefix(limit))
      return
    }
    let last = lines[limit - 1].fitting(columns - 2, ellipsis: "") + " " + ellipsis
    self.lines = lines.prefix(limit - 1) + [last]
  }
}
