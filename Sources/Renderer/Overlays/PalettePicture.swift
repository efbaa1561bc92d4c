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
    let entries = palette.matches.map { entry($0, columns: content.columns) }
    // The chosen one stays in the middle as far as the ends allow.
    let rows = entries.reduce(0) { $0 + $1.words.count }
    let above = entries.prefix(selection).reduce(0) { $0 + $1.words.count }
    var row = content.row - max(0, min(above - content.rows / 2, rows - content.rows))
    for (index, entry) in entries.enumerated() {
      let place = CellRect(
        column: content.column, row: row, columns: content.columns, rows: entry.words.count)
      draw(entry, isChosen: index == selection, in: place, clip: content, into: &grid)
      row = place.endRow
    }
    if count == 0 {
      grid.put(
        "no such command", column: content.column, row: content.row, style: theme.style(.faint),
        clip: content)
    }
  }

  /// The words of a command, broken where they do not fit beside its key.
  private func entry(
    _ binding: Keymap.Binding, columns: Int
  ) -> (words: [String], key: String) {
    let key = binding.keys.first.map { $0.label(theme.glyphs) } ?? ""
    return (WrappedText(binding.help, columns: columns - key.columnWidth - 4).lines, key)
  }

  private func draw(
    _ entry: (words: [String], key: String), isChosen: Bool, in rect: CellRect, clip: CellRect,
    into grid: inout CellGrid
  ) {
    if isChosen { grid.fill(rect, style: theme.style(.header), clip: clip) }
    let style = theme.style(isChosen ? .header : .text)
    for (index, words) in entry.words.enumerated() {
      let mark = isChosen && index == 0 ? theme.glyphs.selection : " "
      grid.put(
        "\(mark) \(words)", column: rect.column, row: rect.row + index, style: style, clip: clip)
    }
    grid.put(
      entry.key, column: rect.endColumn - entry.key.columnWidth - 1, row: rect.row,
      style: theme.style(isChosen ? .header : .key), clip: clip)
  }
}
