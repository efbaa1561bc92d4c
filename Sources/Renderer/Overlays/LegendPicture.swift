import Simulator

/// The legend in the dock, beside the viewports whose marks it explains.
struct LegendPicture {
  let view: ViewState
  let scroll: Int
  let area: CellRect
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    let content = Dock.draw("legend", in: area, theme: theme, into: &grid)
    let lines = LegendText(view: view, theme: theme).lines
    let first = max(0, min(scroll, lines.count - content.rows))
    for (index, line) in lines.dropFirst(first).prefix(content.rows).enumerated() {
      line.draw(
        into: &grid, column: content.column, row: content.row + index, columns: content.columns,
        ellipsis: theme.glyphs.ellipsis, clip: content)
    }
    let more = lines.count - first - content.rows
    guard more > 0 else { return }
    let note = StyledLine(" \(theme.glyphs.downArrow) \(more) more ", theme.style(.strong))
    note.draw(
      into: &grid, column: area.endColumn - note.columns - 1, row: area.row, columns: note.columns,
      ellipsis: theme.glyphs.ellipsis, clip: area)
  }
}
