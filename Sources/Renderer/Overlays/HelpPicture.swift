import Simulator

/// The help, made from the keymap and docked at an edge so that what it explains stays in view.
struct HelpPicture {
  let keymap: Keymap
  let scroll: Int
  let area: CellRect
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    let rows = area.rows - 2
    var lines = lines(keysEach: .max)
    var width = Self.width(lines)
    // In two columns there is room for two keys each.
    let short = self.lines(keysEach: 2)
    let isDouble =
      lines.count > rows && 2 * Self.width(short) + Self.gap + 4 <= area.columns
    if isDouble {
      lines = short
      width = Self.width(short)
    }
    let perColumn = isDouble ? (lines.count + 1) / 2 : lines.count
    let panel = panel(
      columns: isDouble ? 2 * width + Self.gap : width, rows: min(rows, perColumn),
      atBottom: isDouble)
    let content = Panel.draw("keys", in: panel, theme: theme, into: &grid)
    let first = max(0, min(scroll, perColumn - content.rows))
    for (index, line) in lines.enumerated() {
      let row = index % perColumn - first
      guard content.rows > row, row >= 0 else { continue }
      let column = content.column + index / perColumn * (width + Self.gap)
      line.draw(
        into: &grid, column: column, row: content.row + row,
        columns: content.endColumn - column, ellipsis: theme.glyphs.ellipsis, clip: content)
    }
    if first + content.rows < perColumn {
      StyledLine(" \(theme.glyphs.downArrow) more ", theme.style(.strong)).draw(
        into: &grid, column: panel.column + 2, row: panel.endRow - 1, columns: panel.columns - 4,
        ellipsis: theme.glyphs.ellipsis, clip: panel)
    }
  }

  /// The columns between two columns of keys.
  private static let gap = 3

  private static func width(_ lines: [StyledLine]) -> Int {
    lines.reduce(0) { max($0, $1.columns) }
  }

  /// At the bottom when wide, else at the right.
  private func panel(columns: Int, rows: Int, atBottom: Bool) -> CellRect {
    let columns = min(columns + 4, area.columns)
    let rows = min(rows + 2, area.rows)
    return CellRect(
      column: area.endColumn - columns, row: atBottom ? area.endRow - rows : area.row,
      columns: columns, rows: rows)
  }

  private func lines(keysEach limit: Int) -> [StyledLine] {
    let labels = keymap.bindings.map { binding in
      binding.keys.prefix(limit).map { $0.label(theme.glyphs) }.joined(separator: " ")
    }
    let width = labels.reduce(0) { max($0, $1.columnWidth) } + 2
    return zip(keymap.bindings, labels).map { binding, label in
      var line = StyledLine(label, theme.style(.key))
      line.pad(to: width)
      line.add(binding.help.displaySafe, theme.style(.text))
      return line
    }
  }
}
