import Simulator

/// The help in the dock, what it explains in view beside it.
struct HelpPicture {
  let text: HelpText
  let scroll: Int
  let area: CellRect
  let theme: Theme

  /// The most keys a line shows; all of them where there is room.
  private static let fewKeys = 2

  func draw(into grid: inout CellGrid) {
    let content = Dock.draw("keys", in: area, theme: theme, into: &grid)
    let first = max(0, min(scroll, text.rows - content.rows))
    for (index, line) in lines(columns: content.columns).dropFirst(first).prefix(content.rows)
      .enumerated()
    {
      line.draw(
        into: &grid, column: content.column, row: content.row + index, columns: content.columns,
        ellipsis: theme.glyphs.ellipsis, clip: content)
    }
    let more = text.rows - first - content.rows
    if more > 0 { drawMore("\(theme.glyphs.downArrow) \(more) more", into: &grid) }
    if text.rows == 0 {
      grid.put(
        "no such key or word", column: content.column, row: content.row,
        style: theme.style(.faint), clip: content)
    }
  }

  /// Tells at the right end of the title that there is more below.
  private func drawMore(_ words: String, into grid: inout CellGrid) {
    let line = StyledLine(" \(words) ", theme.style(.strong))
    line.draw(
      into: &grid, column: area.endColumn - line.columns - 1, row: area.row, columns: line.columns,
      ellipsis: theme.glyphs.ellipsis, clip: area)
  }

  private func lines(columns: Int) -> [StyledLine] {
    let whole = lines(keysEach: .max)
    return whole.contains { $0.columns > columns } ? lines(keysEach: Self.fewKeys) : whole
  }

  private func lines(keysEach limit: Int) -> [StyledLine] {
    func label(_ binding: Keymap.Binding) -> String {
      binding.keys.prefix(limit).map { $0.label(theme.glyphs) }.joined(separator: " ")
    }
    let width = text.lines.reduce(0) { width, line in
      if case .binding(let binding) = line { max(width, label(binding).columnWidth) } else { width }
    }
    return text.lines.map { line in
      switch line {
      case .heading(let title): return StyledLine(title.displaySafe, theme.style(.caption))
      case .binding(let binding):
        var line = StyledLine(" " + label(binding), theme.style(.key))
        line.pad(to: width + 3)
        line.add(binding.help.displaySafe, theme.style(.text))
        return line
      }
    }
  }
}
