import Simulator

/// The prompt in the row of the keys, its cursor always in view.
struct PromptPicture {
  let prompt: Prompt
  let theme: Theme

  func draw(in area: CellRect, into grid: inout CellGrid) {
    let label = prompt.purpose.label
    grid.put(label, column: area.column + 1, row: area.row, style: theme.style(.key), clip: area)
    let room = area.inset(left: 1 + label.columnWidth, right: 1)
    // What does not fit leaves at the left, as in a shell.
    var shown = Substring(prompt.before)
    while shown.columnWidth >= room.columns, !shown.isEmpty { shown.removeFirst() }
    grid.put(shown, column: room.column, row: area.row, style: theme.style(.text), clip: room)
    let cursor = room.column + shown.columnWidth
    let under = prompt.after.first.map(String.init) ?? " "
    grid.put(under, column: cursor, row: area.row, style: theme.style(.header), clip: room)
    let rest = CellRect(
      columns: min(cursor + under.columnWidth, room.endColumn)..<room.endColumn,
      rows: room.row..<room.endRow)
    let text = prompt.text.isEmpty ? " " + prompt.purpose.hint : String(prompt.after.dropFirst())
    StyledLine(text, theme.style(prompt.text.isEmpty ? .faint : .text)).draw(
      into: &grid, column: rest.column, row: area.row, columns: rest.columns,
      ellipsis: theme.glyphs.ellipsis, clip: rest)
  }
}
