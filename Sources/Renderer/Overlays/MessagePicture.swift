import Simulator

/// A box in the middle of the screen with something to read, such as why a scene did not open.
struct MessagePicture {
  let message: ScreenMessage
  let area: CellRect
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    let room = max(1, min(area.columns - 4, 76))
    let lines = lines(columns: room, limit: max(1, area.rows - 2))
    let columns = min(area.columns, max(lines.columns, message.title.columnWidth + 4, 20) + 4)
    let rows = min(area.rows, lines.lines.count + 2)
    let panel = CellRect(
      column: area.column + (area.columns - columns) / 2,
      row: area.row + (area.rows - rows) / 2, columns: columns, rows: rows)
    let content = Panel.draw(message.title.displaySafe, in: panel, theme: theme, into: &grid)
    for (index, line) in lines.lines.enumerated() {
      grid.put(line, column: content.column, row: content.row + index, clip: content)
    }
  }

  /// The text; where it is too long for the rows there are, without the blank lines between its paragraphs.
  private func lines(columns: Int, limit: Int) -> TextLines {
    let lines = TextLines(message.text, columns: columns, limit: limit + 1)
    guard lines.lines.count > limit else { return lines }
    let paragraphs = message.text.split(separator: "\n").joined(separator: "\n")
    return TextLines(paragraphs, columns: columns, limit: limit)
  }
}
