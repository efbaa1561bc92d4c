import Simulator

/// The prompt in the row of the keys, its cursor always in view.
struct PromptPicture {
  let prompt: Prompt
  /// What is known of the text so far, the longest words first: those that fit whole are told at the right end.
  var notes: [String] = []
  let theme: Theme

  func draw(in area: CellRect, into grid: inout CellGrid) {
    let label = prompt.purpose.label
    grid.put(label, column: area.column + 1, row: area.row, style: theme.style(.key), clip: area)
    let room = area.inset(left: 1 + label.columnWidth, right: 1)
    // What does not fit leaves at the left, as in a shell.
    var shown = Substring(prompt.before)
    while shown.columnWidth >= room.columns, !shown.isEmpty { shown.removeFirst() }
    // Reversed is what the next character replaces.
    let style = theme.style(prompt.isReplaced ? .header : .text)
    grid.put(shown, column: room.column, row: area.row, style: style, clip: room)
    let cursor = room.column + shown.columnWidth
    let under = prompt.after.first.map(String.init) ?? " "
    grid.put(under, column: cursor, row: area.row, style: theme.style(.header), clip: room)
    let noted = drawNote(in: area, after: cursor + 1 + prompt.after.columnWidth, into: &grid)
    let end = max(cursor + under.columnWidth, noted)
    let rest = CellRect(
      columns: min(cursor + under.columnWidth, room.endColumn)..<min(end, room.endColumn),
      rows: room.row..<room.endRow)
    let text = prompt.text.isEmpty ? " " + prompt.purpose.hint : String(prompt.after.dropFirst())
    StyledLine(text, theme.style(prompt.text.isEmpty ? .faint : .text)).draw(
      in: rest, theme: theme, into: &grid)
  }

  /// Says at the right end, behind the text, what is wrong, or else what is known of it.
  ///
  /// - Returns: The column where that begins, or where the line ends.
  private func drawNote(in area: CellRect, after column: Int, into grid: inout CellGrid) -> Int {
    let line: StyledLine
    if let complaint = prompt.complaint {
      line = StyledLine("\(theme.glyphs.bad) \(complaint.displaySafe)", theme.style(.bad))
    } else if let note = notes.first(where: { $0.columnWidth < area.endColumn - column - 1 }) {
      line = StyledLine(note, theme.style(.faint))
    } else {
      return area.endColumn
    }
    let start = max(column + 1, area.endColumn - line.columns - 1)
    line.draw(
      into: &grid, column: start, row: area.row, columns: area.endColumn - start - 1,
      ellipsis: theme.glyphs.ellipsis, clip: area)
    return start
  }
}
