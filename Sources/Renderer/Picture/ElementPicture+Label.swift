import Simulator

extension ElementPicture {
  /// The row of the label: the first, or the first in view.
  var labelRow: Int { Self.labelRow(of: rect, in: free ?? clip, mode: mode) }

  /// That of an element with its cells in a viewport, or in the part of it where labels can be read.
  static func labelRow(of rect: CellRect, in free: CellRect, mode: ViewMode) -> Int {
    mode == .content ? rect.row : max(rect.row, min(free.row, rect.endRow - 1))
  }

  /// Writes the label into its row, as much as fits into what of so many columns is in view, and a text behind it.
  func drawLabel(columns: Int, before text: String = "", into grid: inout CellGrid) {
    guard hasLabel else { return }
    let label = label
    draw(label, columns: columns - columnsLeft(by: label, of: columns), before: text, into: &grid)
  }

  /// The columns at its end that the label leaves to what others tell there; which one it is goes before that, by its last
  /// digits at least where it is what tells of a jump.
  private func columnsLeft(by label: ElementLabel, of columns: Int) -> Int {
    guard endColumns > 0 else { return 0 }
    let least =
      isMarked ? label.leastColumns : (label.number ?? label.shortIdentity).columnWidth
    return [endColumns, min(endColumns, 2)].first { columns - $0 >= least } ?? 0
  }

  /// Columns that a text beside a label needs to be worth reading.
  private static let fewestTextColumns = 6

  /// The labels that may stand before a text in its first row, the longest first, where it leaves no row for the label alone;
  /// nil where they are to have a row each, and none where the text has all of it.
  ///
  /// A text exactly as high as its cell does so and, in a band, one that is longer. The size stays on the label while it is
  /// news, if the text has room beside it.
  func labelsBesideText(_ lines: [Substring]) -> [StyledLine]? {
    let isExact = lines.count == rect.rows
    guard rect.rows > 1, isExact || (!isBox && lines.count > rect.rows) else { return nil }
    let label = label
    var labels: [StyledLine] = []
    if hasLabel, element.isFresh {
      let styles = (style(.text).bold, style(.fresh))
      labels = label.briefSized(styles: styles, newsIn: theme)
      labels.insert(
        label.line(columns: .max, isFresh: true, styles: styles, newsIn: theme), at: 0)
      if isExact { labels.append(briefLabel(label.shortIdentity, styles.0)) }
    } else if hasLabel {
      labels = [label.identity, label.shortIdentity].map { briefLabel($0, style(.faint)) }
    }
    labels.removeAll { $0.columns + Self.fewestTextColumns > rect.columns - 2 }
    return labels.isEmpty && (element.isFresh || !isExact) ? nil : labels
  }

  /// Draws a text that begins behind a label.
  ///
  /// Where the rows do not hold both, the label stands behind its end and, where that has no room, a shorter one before it. The
  /// label goes where the rows hold the text alone, and where what is searched for would not be seen.
  func drawFullText(
    _ lines: [Substring], behind labels: [StyledLine], into grid: inout CellGrid
  ) {
    let rows = 0..<rect.rows
    guard var label = labels.first else { return drawTextAlone(lines, into: &grid) }
    var flowed = textLines(behind: label.columns + 2)
    let isExact = lines.count == rect.rows
    if flowed.count > rect.rows, !element.isFresh, let end = labelAtEnd(of: lines, labels) {
      drawText(lines, rows: rows, hasLabel: false, into: &grid)
      return draw(
        end, column: rect.endColumn - 1 - end.columns, row: rect.endRow - 1, columns: end.columns,
        into: &grid)
    }
    if element.isFresh || isExact {
      // News gives way to the text at last, as the size does before it.
      for shorter in labels.dropFirst() where flowed.count > rect.rows {
        label = shorter
        flowed = textLines(behind: label.columns + 2)
      }
    }
    if flowed.count > rect.rows,
      isExact
        || matches(in: flowed.prefix(rect.rows)) < matches(in: lines.prefix(rect.rows))
    {
      return drawTextAlone(lines, into: &grid)
    }
    if labelRow > rect.row {
      // Its first row is out of view, and the one that has the label now was not broken for it.
      let taken = text(of: flowed, in: rows).columnWidth
      let fitting = [label] + labels.filter { $0.columns < label.columns }
      guard let shorter = fitting.first(where: { $0.columns + 2 + taken <= rect.columns - 2 })
      else { return drawText(flowed, rows: rows, hasLabel: false, into: &grid) }
      label = shorter
    }
    drawText(flowed, rows: rows, into: &grid)
    let (column, room) = inView(rect.column + 1, rect.columns - 2)
    guard room > 0 else { return }
    draw(label, before: text(of: flowed, in: rows), column: column, columns: room, into: &grid)
  }

  /// Draws a text from the first row on, and what its label would tell where that can be told beside it.
  private func drawTextAlone(_ lines: [Substring], into grid: inout CellGrid) {
    drawNewsInBand(beside: lines, into: &grid)
    drawText(lines, rows: 0..<rect.rows, hasLabel: false, into: &grid)
  }

  /// The label behind the last line of a text, where that is in view, has room, and nothing else is told there: whole, for a
  /// number alone would belong to the text.
  private func labelAtEnd(of lines: [Substring], _ labels: [StyledLine]) -> StyledLine? {
    guard lines.count == rect.rows, let last = lines.last, rect.endRow <= clip.endRow, !isMarked,
      let label = labels.first, label.columns <= rect.columns - 4 - String(last).columnWidth
    else { return nil }
    return label
  }

  /// Writes what its label would tell where a band has no room for it: its marks on its bar, news down its last column,
  /// from a row on, in those rows in which no line of its text stands right before it: it would be read as a part of that.
  func drawNewsInBand(
    from first: Int = 0, beside lines: [Substring] = [], into grid: inout CellGrid
  ) {
    let visible = rect.intersection(clip)
    let marks =
      ElementLabel.marks(of: element, theme.glyphs) + (element.isPinned ? theme.glyphs.pinned : "")
    for (index, mark) in marks.enumerated() {
      grid.put(
        String(mark), column: rect.column, row: rect.row + index, style: edgeStyle, clip: visible)
    }
    let rows = (first..<max(first, rect.rows)).lazy.filter { row in
      row >= lines.count || lines[row].columnWidth < rect.columns - 2
    }
    for (row, news) in zip(rows, ElementNews.all(of: element)) {
      grid.put(
        news.letter, column: rect.endColumn - 1, row: rect.row + row, style: news.style(theme),
        clip: visible)
    }
  }

  /// How many of some columns the label takes before a text that has not room beside all of it.
  func labelColumns(in columns: Int) -> Int {
    guard element.isFresh else { return briefLabel(label.identity, style(.text)).columns }
    let styles = (style(.text), style(.fresh))
    return label.line(columns: columns, isFresh: true, styles: styles, newsIn: theme).columns
  }

  /// Writes the label, or what is left of it in so many columns where the text needs the room, and the text.
  private func draw(
    _ label: ElementLabel, columns: Int, before text: String, into grid: inout CellGrid
  ) {
    let (column, room) = inView(rect.column + 1, columns)
    guard room > 0 else { return }
    let isFresh = element.isFresh
    let strong = style(.text).bold
    let styles = (strong, style(isFresh ? .fresh : .faint))
    var line = label.line(columns: room, isFresh: isFresh, styles: styles, newsIn: theme)
    // No text has more columns than bytes, which need not be looked at.
    if !text.isEmpty, !isFresh, line.columns + 2 + text.utf8.count > room,
      line.columns + 2 + text.columnWidth > room
    {
      for identity in [label.identity, label.shortIdentity] {
        let brief = briefLabel(identity, strong)
        guard brief.columns > room else {
          line = brief
          break
        }
      }
    }
    draw(line, before: text, column: column, columns: room, into: &grid)
  }

  /// Writes a label and the text behind it into the row of the label.
  private func draw(
    _ label: StyledLine, before text: String, column: Int, columns: Int,
    into grid: inout CellGrid
  ) {
    var line = label
    let plain = style(.text)
    if !text.isEmpty, line.columns + 4 <= columns {
      line.addSpaces(2, plain)
      line.add(text, plain, marking: pattern)
    }
    // What follows, the edge or the hatching, keeps its distance.
    if line.columns > 0, line.columns < columns { line.addSpaces(1, plain) }
    draw(line, column: column, row: labelRow, columns: columns, into: &grid)
  }

  /// What of some columns is in view, so that a label is never cut in the middle of a number.
  func inView(_ column: Int, _ columns: Int) -> (column: Int, columns: Int) {
    guard mode != .content else { return (column, columns) }
    let start = max(column, (free ?? clip).column)
    return (start, min(column + columns, clip.endColumn) - start)
  }

  /// Which one it is, and the news.
  private func briefLabel(_ identity: String, _ style: Style) -> StyledLine {
    var line = StyledLine((element.isPinned ? theme.glyphs.pinned : "") + identity, style)
    let all = ElementNews.all(of: element)
    if !all.isEmpty {
      line.add(" ")
      for news in all { line.add(news.letter, news.style(theme)) }
    }
    return line
  }
}
