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
    let line = area.inset(left: 1 + label.columnWidth, right: 1)
    // What is wrong is told however long the text is.
    let told = min(complaint.last.map { $0.columns + 1 } ?? 0, line.columns / 2)
    let room = line.inset(left: 0, right: told)
    let shown = end(of: prompt.before, columns: room.columns - 1)
    // Reversed is what the next character replaces.
    let style = theme.style(prompt.isReplaced ? .header : .text)
    grid.put(shown, column: room.column, row: area.row, style: style, clip: room)
    let cursor = room.column + shown.columnWidth
    let under = prompt.after.first.map(String.init) ?? " "
    grid.put(under, column: cursor, row: area.row, style: theme.style(.header), clip: room)
    let typedEnd = cursor + 1 + prompt.after.columnWidth
    let noted = drawNote(
      in: area, after: told > 0 ? min(typedEnd, room.endColumn - 1) : typedEnd, into: &grid)
    let end = max(cursor + under.columnWidth, noted)
    let rest = CellRect(
      columns: min(cursor + under.columnWidth, room.endColumn)..<min(end, room.endColumn),
      rows: room.row..<room.endRow)
    let text = prompt.text.isEmpty ? " " + prompt.purpose.hint : String(prompt.after.dropFirst())
    StyledLine(text, theme.style(prompt.text.isEmpty ? .faint : .text)).draw(
      in: rest, theme: theme, into: &grid)
  }

  /// The end of a text that fits into so many columns: what does not fit leaves at the left, as in a shell.
  private func end(of text: String, columns: Int) -> Substring {
    var start = text.endIndex
    var rest = columns
    while start > text.startIndex {
      let previous = text.index(before: start)
      rest -= text[previous..<start].columnWidth
      guard rest >= 0 else { break }
      start = previous
    }
    return text[start...]
  }

  /// What is wrong with the text, as it is told, the longest first; empty for nothing.
  private var complaint: [StyledLine] {
    prompt.complaint.map { StyledLine("\(theme.glyphs.bad) \($0.displaySafe)", theme.style(.bad)) }
  }

  /// Says at the right end, behind the text, what is wrong, or else what is known of it.
  ///
  /// - Returns: The column where that begins, or where the line ends.
  private func drawNote(in area: CellRect, after column: Int, into grid: inout CellGrid) -> Int {
    let isTold = !prompt.complaint.isEmpty
    let lines = isTold ? complaint : notes.map { StyledLine($0, theme.style(.faint)) }
    let fitting = lines.first { $0.columns < area.endColumn - column - 1 }
    guard let line = fitting ?? (isTold ? lines.last : nil) else { return area.endColumn }
    let start = max(column + 1, area.endColumn - line.columns - 1)
    line.draw(
      into: &grid, column: start, row: area.row, columns: area.endColumn - start - 1,
      ellipsis: theme.glyphs.ellipsis, clip: area)
    return start
  }
}

extension Screen {
  /// Draws the line being typed, if one is, over what stands in a row.
  func drawPrompt(in row: CellRect, theme: Theme, into grid: inout CellGrid) {
    guard let prompt = state.prompt else { return }
    grid.fill(row, style: theme.style(.text), clip: row)
    PromptPicture(prompt: prompt, notes: notes(on: prompt), theme: theme).draw(in: row, into: &grid)
  }

  /// What is known of a text that is being typed, the longest words first.
  private func notes(on prompt: Prompt) -> [String] {
    guard !prompt.text.isEmpty else { return [] }
    return switch prompt.purpose {
    case .search: state.search?.preview.map(theme.spelled) ?? []
    case .goTo: Destination(prompt.text).map { [$0.meaning] } ?? []
    default: []
    }
  }
}
