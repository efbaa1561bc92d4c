import Simulator

/// A box in the middle of the screen with something to read, such as why a scene did not open.
struct MessagePicture {
  let message: ScreenMessage
  let area: CellRect
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    let room = max(1, min(area.columns - 4, 76))
    let lines = lines(columns: room, limit: max(1, area.rows - 2))
    let widest = lines.reduce(0) { max($0, $1.columnWidth) }
    let columns = min(area.columns, max(widest, message.title.columnWidth + 4, 20) + 4)
    let rows = min(area.rows, lines.count + 2)
    let panel = CellRect(
      column: area.column + (area.columns - columns) / 2,
      row: area.row + (area.rows - rows) / 2, columns: columns, rows: rows)
    let content = Panel.draw(message.title.displaySafe, in: panel, theme: theme, into: &grid)
    for (index, line) in lines.enumerated() {
      grid.put(line, column: content.column, row: content.row + index, clip: content)
    }
  }

  /// The text; where it is too long for the rows there are, without the blank lines between its paragraphs, and cut with a
  /// sign where that is too long, too.
  private func lines(columns: Int, limit: Int) -> [String] {
    var lines = TextLines(message.text, columns: columns, limit: limit + 1).lines.map(String.init)
    guard lines.count > limit else { return lines }
    let paragraphs = message.text.split(separator: "\n").joined(separator: "\n")
    lines = TextLines(paragraphs, columns: columns, limit: limit + 1).lines.map(String.init)
    guard lines.count > limit else { return lines }
    let ellipsis = theme.glyphs.ellipsis
    let room = max(0, columns - ellipsis.columnWidth)
    return lines.prefix(limit - 1) + [lines[limit - 1].fitting(room, ellipsis: "") + ellipsis]
  }
}

/// Something to tell in a box: why a scene did not open, say.
public struct ScreenMessage: Sendable, Equatable {
  /// The heading.
  public var title: String
  /// Any text, on as many lines as it needs.
  public var text: String

  /// A message.
  public init(title: String, text: String) {
    self.title = title
    self.text = text
  }
}
