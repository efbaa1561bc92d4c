import Simulator

/// The commands that fit what is typed, in the dock, each with its key.
struct PalettePicture {
  let palette: Palette
  let selection: Int
  let area: CellRect
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    let count = palette.matches.count
    let content = Dock.draw(
      count == 1 ? "1 command" : "\(count) commands", in: area, theme: theme, into: &grid)
    // The chosen one stays in the middle as far as the ends allow.
    let first = max(0, min(selection - content.rows / 2, count - content.rows))
    for (index, binding) in palette.matches.enumerated().dropFirst(first).prefix(content.rows) {
      draw(binding, isChosen: index == selection, in: content.line(index - first), into: &grid)
    }
    if count == 0 {
      grid.put(
        "no such command", column: content.column, row: content.row, style: theme.style(.faint),
        clip: content)
    }
  }

  private func draw(
    _ binding: Keymap.Binding, isChosen: Bool, in row: CellRect, into grid: inout CellGrid
  ) {
    if isChosen { grid.fill(row, style: theme.style(.header), clip: row) }
    let key = binding.keys.first.map { $0.label(theme.glyphs) } ?? ""
    let end = row.endColumn - key.columnWidth - 1
    StyledLine(
      (isChosen ? theme.glyphs.selection : " ") + " " + binding.help.displaySafe,
      theme.style(isChosen ? .header : .text)
    ).draw(
      into: &grid, column: row.column, row: row.row, columns: max(0, end - 1 - row.column),
      ellipsis: theme.glyphs.ellipsis, clip: row)
    grid.put(
      key, column: end, row: row.row, style: theme.style(isChosen ? .header : .key), clip: row)
  }
}
