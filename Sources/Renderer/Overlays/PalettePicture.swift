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
    let entries = entries(columns: content.columns)
    let window = window(of: entries, in: content)
    var row = content.row - window.rows.lowerBound
    for (index, entry) in entries.enumerated() {
      let place = CellRect(
        column: content.column, row: row, columns: content.columns, rows: entry.words.count)
      draw(entry, isChosen: index == selection, in: place, clip: content, into: &grid)
      row = place.endRow
    }
    Dock.drawMore(rest(of: entries, below: window), in: area, theme: theme, into: &grid)
    if count == 0 {
      grid.put(
        "no such command", column: content.column, row: content.row, style: theme.style(.faint),
        clip: content)
    }
  }

  /// The command that is drawn at a character cell, by its index among those found; nil where none is.
  func command(column: Int, row: Int) -> Int? {
    let content = Dock.content(of: area)
    let entries = entries(columns: content.columns)
    let place = window(of: entries, in: content).row(column: column, row: row)
    guard var rest = place else { return nil }
    return entries.firstIndex { entry in
      rest -= entry.words.count
      return rest < 0
    }
  }

  private typealias Entry = (words: [String], key: String)

  /// The words of each command, broken where they do not fit beside its key.
  private func entries(columns: Int) -> [Entry] {
    palette.matches.map { binding in
      let key = binding.keys.first.map { $0.label(theme.glyphs) } ?? ""
      return (WrappedText(binding.help, columns: columns - key.columnWidth - 4).lines, key)
    }
  }

  private func window(of entries: [Entry], in content: CellRect) -> ListWindow {
    let counts = entries.map(\.words.count)
    return ListWindow(
      of: counts.reduce(0, +), around: counts.prefix(selection).reduce(0, +), in: content)
  }

  /// How many commands are not seen to their ends.
  private func rest(of entries: [Entry], below window: ListWindow) -> Int {
    var end = 0
    return entries.count { entry in
      end += entry.words.count
      return end > window.rows.upperBound
    }
  }

  private func draw(
    _ entry: Entry, isChosen: Bool, in rect: CellRect, clip: CellRect, into grid: inout CellGrid
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
