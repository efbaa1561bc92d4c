import Simulator

extension ElementPicture {
  /// The row of the label: the first, or the first in view.
  var labelRow: Int {
    guard mode != .content else { return rect.row }
    return max(rect.row, min((free ?? clip).row, rect.endRow - 1))
  }

  /// Writes the label into its row, as much as fits into what of so many columns is in view, and a text behind it.
  func drawLabel(columns: Int, before text: String = "", into grid: inout CellGrid) {
    guard hasLabel else { return }
    let label = label
    draw(label, columns: columns, before: text, into: &grid) { room in
      let brief = briefLabel(label.identity, bold(style(.text)))
      return brief.columns <= room ? brief : briefLabel(label.shortIdentity, bold(style(.text)))
    }
  }

  /// Draws a text as high as its cell: it begins behind the label, and its last words go where the rows do not hold both.
  func drawFullText(_ lines: [Substring], into grid: inout CellGrid) {
    let rows = 0..<rect.rows
    let columns = rect.columns - 2
    let label = label
    let labels = [label.identity, label.shortIdentity].map { briefLabel($0, style(.faint)) }
    // Beside a longer one no word could be read.
    guard hasLabel, let brief = labels.first(where: { $0.columns + 6 <= columns }) else {
      drawNewsInBand(into: &grid)
      return drawText(lines, rows: rows, into: &grid)
    }
    let flowed = textLines(behind: brief.columns + 2)
    drawText(flowed, rows: rows, into: &grid)
    draw(label, columns: columns, before: text(of: flowed, in: rows), into: &grid) { _ in brief }
  }

  /// Writes what its label would tell where a band has no room for it: its marks on its bar, news down its last column,
  /// which no text reaches.
  func drawNewsInBand(into grid: inout CellGrid) {
    let visible = rect.intersection(clip)
    let marks =
      ElementLabel.marks(of: element, theme.glyphs) + (element.isPinned ? theme.glyphs.pinned : "")
    for (index, mark) in marks.enumerated() {
      grid.put(
        String(mark), column: rect.column, row: rect.row + index, style: edgeStyle, clip: visible)
    }
    for (index, news) in ElementNews.all(of: element).enumerated() {
      grid.put(
        news.letter, column: rect.endColumn - 1, row: rect.row + index, style: news.style(theme),
        clip: visible)
    }
  }

  /// Writes the label, or what is left of it in so many columns where the text needs the room, and the text.
  private func draw(
    _ label: ElementLabel, columns: Int, before text: String, into grid: inout CellGrid,
    brief: (_ columns: Int) -> StyledLine
  ) {
    let (column, room) = inView(rect.column + 1, columns)
    guard room > 0 else { return }
    let strong = element.isFresh ? style(.fresh) : style(.faint)
    var line = label.line(
      columns: room, isFresh: element.isFresh, styles: (bold(style(.text)), strong),
      newsStyle: { [theme] in $0.style(theme) })
    if !text.isEmpty, !element.isFresh, line.columns + 2 + text.columnWidth > room {
      line = brief(room)
    }
    if !text.isEmpty, line.columns + 4 <= room {
      line.add("  " + text, style(.text))
    }
    // What follows, the edge or the hatching, keeps its distance.
    if line.columns < room { line.add(" ", style(.text)) }
    draw(line, column: column, row: labelRow, columns: room, into: &grid)
  }

  /// What of some columns is in view, so that a label is never cut in the middle of a number.
  private func inView(_ column: Int, _ columns: Int) -> (column: Int, columns: Int) {
    guard mode != .content else { return (column, columns) }
    let start = max(column, clip.column)
    return (start, min(column + columns, clip.endColumn) - start)
  }

  /// Which one it is, and the news.
  private func briefLabel(_ identity: String, _ style: Style) -> StyledLine {
    var line = StyledLine((element.isPinned ? theme.glyphs.pinned : "") + identity, style)
    let all = ElementNews.all(of: element)
    if !all.isEmpty {
      line.add(" ")
      for news in all { line.add(news.letter, newsStyle(news)) }
    }
    return line
  }
}
