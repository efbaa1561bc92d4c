import Simulator

/// What the program's own code printed, in the dock, the latest lines at the bottom.
struct LogPicture {
  let log: LogState
  /// Rows back from the end.
  let scroll: Int
  let area: CellRect
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    let content = Dock.draw("printed", in: area, theme: theme, into: &grid)
    guard !log.lines.isEmpty else {
      grid.put(
        "nothing so far", column: content.column, row: content.row, style: theme.style(.faint),
        clip: content)
      return
    }
    let rows = Self.lastRows(scroll + content.rows, of: log, columns: content.columns)
    let end = max(min(rows.count, content.rows), rows.count - scroll)
    let shown = rows.prefix(end).suffix(max(0, content.rows))
    for (index, row) in shown.enumerated() {
      grid.put(
        theme.spelled(row), column: content.column, row: content.row + index,
        style: theme.style(.text), clip: content)
    }
    Dock.drawMore(rows.count - end, in: area, theme: theme, into: &grid)
  }

  /// The last so many rows of the lines broken to a width, which leaves nothing out; all where there are no more.
  ///
  /// - Complexity: O(*n*) in the text of those rows; lines before them are not looked at.
  static func lastRows(_ count: Int, of log: LogState, columns: Int) -> ArraySlice<String> {
    var lines: [[String]] = []
    var found = 0
    for line in log.lines.reversed() {
      guard found < count else { break }
      let rows = TextLines(line.displaySafe, columns: max(1, columns)).lines.map(String.init)
      lines.append(rows.isEmpty ? [""] : rows)
      found += lines[lines.count - 1].count
    }
    return lines.reversed().flatMap { $0 }.suffix(max(0, count))
  }
}
