import Simulator

/// The verdict in block letters on a ground that says good or bad by itself.
struct StageBand {
  let verdict: StageVerdict
  /// The pane's title; empty where there is only one.
  let title: String
  let letters: BlockText.Size?
  let area: CellRect
  /// The rows above it that the caption leaves.
  var spare = CellRect(column: 0, row: 0, columns: 0, rows: 0)
  /// The columns that it leaves of the last of them.
  var lastColumns = Int.max
  let theme: Theme

  /// Columns that a text beside the letters needs to be worth reading.
  private static let fewestColumns = 16
  /// What is said of a verdict that has passed where there is no room for its sentence.
  private static let past = "earlier"

  func draw(into grid: inout CellGrid) {
    let style = theme.style(verdict.state.role)
    grid.fill(area, style: style, clip: area)
    guard !area.isEmpty else { return }
    guard let letters else { return drawPlainly(style, into: &grid) }
    let block = block(letters)
    // Before the number alone is in letters, the word is, on several lines.
    if block?.lead.isEmpty != true {
      let (lines, number) = wordLines(letters)
      if !lines.isEmpty { return drawWords(lines, number: number, style, into: &grid) }
    }
    guard let block else { return drawPlainly(style, into: &grid) }
    // In a band of its own height the letters fill it; else they keep a row above.
    let top = area.row + (area.rows > block.text.rows ? 1 : 0)
    var column = area.column + 1
    if !block.lead.isEmpty {
      grid.put(
        block.lead, column: column, row: top + block.text.rows / 2, style: style.bold, clip: area)
      column += block.lead.columnWidth + 2
    }
    block.text.draw(into: &grid, column: column, row: top, style: style, theme: theme, clip: area)
    let below = top + block.text.rows + 1
    let beside = CellRect(
      columns: min(column + block.text.columns + 3, area.endColumn)..<area.endColumn,
      rows: area.row..<area.endRow)
    if area.endRow - below >= 2 {
      let detail = CellRect(
        columns: area.column + 1..<area.endColumn - 1, rows: below..<area.endRow)
      return sentence(in: detail, style).lines.draw(in: detail, theme: theme, into: &grid)
    }
    let detail = beside.inset(top: max(0, (beside.rows - 3) / 2), right: 1)
    let sentence = sentence(in: detail, style)
    let above = self.sentence(in: spare, theme.style(.text))
    if beside.columns >= Self.fewestColumns, !hasSpare || sentence.tellsAsMuch(as: above) {
      return sentence.lines.draw(in: detail, theme: theme, into: &grid)
    }
    if hasSpare { drawAbove(above, into: &grid) }
    let words = [isToldPast ? "" : Self.past, block.rest].filter { !$0.isEmpty }
    for (index, word) in words.enumerated() where beside.columns > word.columnWidth {
      grid.put(
        word, column: beside.column, row: top + block.text.rows / 2 + index, style: style.bold,
        clip: area)
    }
  }

  /// The most that fits in block letters, and what has to stand before and behind it in plain ones.
  private func block(
    _ size: BlockText.Size
  ) -> (lead: String, text: BlockText, rest: String)? {
    let sizes: [BlockText.Size] = size == .double ? [.double, .half] : [size]
    for size in sizes {
      for (words, rest) in zip(headlines, ["", verdict.counted]) {
        if let text = BlockText(words, size: size), text.columns <= room(size) {
          return ("", text, rest)
        }
      }
    }
    guard !verdict.amount.isEmpty else { return nil }
    for size in sizes {
      if let text = BlockText(verdict.amount, size: size),
        text.columns + verdict.word.columnWidth + 2 <= room(size)
      {
        return (verdict.word, text, verdict.counted)
      }
    }
    return nil
  }

  /// The columns for letters.
  private func room(_ size: BlockText.Size) -> Int { area.columns - 2 - columnsOfPast(size) }

  /// The word in block letters on several lines, or the number on one below it, for a high band in which one line does not hold
  /// both, and what of the number is left to plain letters; no lines where these have no room either.
  private func wordLines(_ size: BlockText.Size) -> (lines: [BlockText], number: String) {
    // The half blocks are the smallest letters there are.
    let size: BlockText.Size = size == .double ? .half : size
    var texts: [String] = []
    for word in verdict.word.split(separator: " ") {
      let longer = texts.last.map { "\($0) \(word)" }
      if let longer, let text = BlockText(longer, size: size), text.columns <= area.columns - 2 {
        texts[texts.count - 1] = longer
      } else {
        texts.append(String(word))
      }
    }
    var number = [verdict.amount, verdict.counted]
    if texts.count == 1, !verdict.amount.isEmpty { texts.append(number.removeFirst()) }
    let lines = texts.compactMap { BlockText($0, size: size) }
    let fits =
      lines.count == texts.count && lines.allSatisfy { $0.columns <= area.columns - 2 }
      && lines.count * (size.rows + 1) + Self.fewestRows <= area.rows
    return (fits ? lines : [], number.filter { !$0.isEmpty }.joined(separator: " "))
  }

  /// Rows that number and sentence need below the word.
  private static let fewestRows = 2

  /// Draws what is in letters line by line, below it the number where that is in plain ones, and the sentence.
  private func drawWords(
    _ lines: [BlockText], number: String, _ style: Style, into grid: inout CellGrid
  ) {
    var row = area.row
    for line in lines {
      line.draw(
        into: &grid, column: area.column + 1, row: row, style: style, theme: theme, clip: area)
      row += line.rows + 1
    }
    let rest = CellRect(columns: area.column + 1..<area.endColumn - 1, rows: row..<area.endRow)
    StyledLine(number, style.bold).draw(in: rest, theme: theme, into: &grid)
    let detail = rest.inset(top: number.isEmpty ? 0 : 1)
    sentence(in: detail, style).lines.draw(in: detail, theme: theme, into: &grid)
  }

  /// The columns beside the letters that say that the verdict has passed, where no sentence below them does.
  private func columnsOfPast(_ size: BlockText.Size) -> Int {
    let hasSentence = area.rows - size.rows >= 4
    return isToldPast || hasSentence ? 0 : Self.past.columnWidth + 4
  }

  /// Whether nothing has to be said of a verdict's being past: it is not, or the sentence above says so.
  private var isToldPast: Bool { !verdict.isPast || hasSpare }

  /// Whether the rows that the caption leaves are wide enough for the sentence.
  private var hasSpare: Bool { spare.rows > 0 && spare.columns >= Self.fewestColumns }

  /// The word and the number, first with what that counts.
  private var headlines: [String] {
    [[verdict.word, verdict.amount, verdict.counted], [verdict.word, verdict.amount]]
      .map { $0.filter { !$0.isEmpty }.joined(separator: " ") }
  }

  private func drawPlainly(_ style: Style, into grid: inout CellGrid) {
    let room = area.columns - 2
    let lead = [sign, verdict.isPast ? Self.past : ""].filter { !$0.isEmpty } + [""]
    let lines = headlines.map { lead.joined(separator: " ") + $0 }
    var line = StyledLine(lines.first { $0.columnWidth <= room } ?? lines[1], style.bold)
    if !title.isEmpty { line.add("  \(title)", style) }
    line.draw(in: area.inset(left: 1, right: 1), theme: theme, into: &grid)
  }

  private func sentence(in area: CellRect, _ style: Style) -> StageSentence {
    StageSentence(verdict, title: title, in: area, style: style, theme: theme)
  }

  /// Draws the sentence in the rows next to the band.
  private func drawAbove(_ sentence: StageSentence, into grid: inout CellGrid) {
    let first = spare.endRow - min(sentence.lines.count, spare.rows)
    for (line, row) in zip(sentence.lines, first..<spare.endRow) {
      let columns = row == spare.endRow - 1 ? min(lastColumns, spare.columns) : spare.columns
      line.draw(
        into: &grid, column: spare.column, row: row, columns: columns,
        ellipsis: theme.glyphs.ellipsis, clip: spare)
    }
  }

  private var sign: String { verdict.state.sign(theme.glyphs) }
}
