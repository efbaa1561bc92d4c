import Foundation
import Simulator

extension StageElement {
  /// Columns that a text behind a label needs to be worth reading.
  private static let fewestTextColumns = 6

  /// Draws the label and the text: below each other, or the text behind as much of the label as leaves it room where it has no
  /// rows of its own; what is cut of it ends in an ellipsis.
  ///
  /// - Parameters:
  ///   - part: The part of the element that can be seen.
  ///   - column: Where the label begins.
  ///   - columns: The columns it has in its row.
  ///   - isAlone: Whether nothing else stands at the end of that row.
  ///   - styles: Of which one it is, and of the rest.
  ///   - grid: Where to.
  func drawWords(
    _ part: CellRect, column: Int, columns: Int, isAlone: Bool, styles: ElementLabel.Styles,
    into grid: inout CellGrid
  ) {
    var label = label.line(columns: columns, isFresh: false, styles: styles)
    var rows = 1..<rect.rows
    var lines = textLines(limit: rows.count + 1)
    if isAlone, lines.count > rows.count, let flow = flow(styles) {
      (label, lines, rows) = (flow.label, flow.lines, 0..<rect.rows)
    } else if rows.isEmpty {
      (lines, rows) = (lines.isEmpty ? [] : [element.text.displaySafe[...]], 0..<1)
    }
    let (isCovered, end) = (part.column > max(rect.column, clip.column), part.endColumn)
    let isCut = end < min(rect.endColumn, clip.endColumn)
    for (row, text) in zip(rows, texts(lines, rows: rows.count)) {
      guard rect.row + row != part.row else {
        label = self.label(label, before: text, columns: columns, styles: styles)
        continue
      }
      var line = StyledLine(text, styles.size)
      let isHatched = element.sizeState == .estimated && line.columns <= rect.columns - 2
      if isHatched { line.add(" ", styles.size) }
      guard part.row..<part.endRow ~= rect.row + row else { continue }
      // What others leave of a text would read as another one.
      let first = (isCovered ? part.column : rect.column) + 1
      draw(
        line, column: first, row: rect.row + row,
        columns: (isCut ? end : rect.endColumn) - first - (isHatched ? 0 : 1), into: &grid)
    }
    draw(label, column: column, row: part.row, columns: columns, into: &grid)
  }

  /// The lines, the last of them marked where there are more than rows.
  private func texts(_ lines: [Substring], rows: Int) -> [String] {
    lines.prefix(rows).enumerated().map { index, line in
      line + (index == rows - 1 && lines.count > rows ? theme.glyphs.ellipsis : "")
    }
  }

  private func textLines(behind label: StyledLine? = nil, limit: Int) -> [Substring] {
    guard !element.text.isEmpty else { return [] }
    return TextLines(
      element.text, behind: label.map { $0.columns + 2 } ?? 0, columns: textColumns, limit: limit
    ).lines
  }

  private var textColumns: Int { Int(CGFloat(rect.columns - 2) * min(1, fontColumns)) }

  /// The longest label behind which all of the text has room from the first row on; nil where there is none.
  private func flow(_ styles: ElementLabel.Styles) -> (label: StyledLine, lines: [Substring])? {
    guard rect.rows > 1 else { return nil }
    for label in labels(styles) where label.columns + 2 + Self.fewestTextColumns <= textColumns {
      let lines = textLines(behind: label, limit: rect.rows + 1)
      if lines.count <= rect.rows { return (label, lines) }
    }
    return nil
  }

  /// The labels that may stand before a text, the longest first; of one that is news those that tell its size.
  private func labels(_ styles: ElementLabel.Styles) -> [StyledLine] {
    let label = label
    var all =
      [label.line(columns: .max, isFresh: false, styles: styles)] + label.brief(styles: styles)
    if element.isFresh { return Array(all.prefix(3)) }
    all.insert(StyledLine(label.identity, styles.identity), at: 3)
    return element.isPinned ? all.dropLast() + [shortest(styles)] : all
  }

  /// Which one it is and, of a pinned one, the mark for it.
  private func shortest(_ styles: ElementLabel.Styles) -> StyledLine {
    let label = label
    return label.pinnedMarks(styles.identity).first
      ?? StyledLine(label.shortIdentity, styles.identity)
  }

  /// As much of the label as leaves room for a text behind it, or for its beginning, and the text; the label alone where it has
  /// none.
  private func label(
    _ label: StyledLine, before text: String, columns: Int, styles: ElementLabel.Styles
  ) -> StyledLine {
    guard !text.allSatisfy({ $0 == " " }) else { return label }
    let labels = [label] + labels(styles)
    let wanted = [text.columnWidth] + (element.isFresh ? [Self.fewestTextColumns] : [])
    let fitting = wanted.lazy.compactMap { wanted in
      labels.filter { $0.columns + 2 + wanted <= columns }.max { $0.columns < $1.columns }
    }
    let shortest = shortest(styles)
    var line = fitting.first ?? (shortest.columns + 2 <= columns ? shortest : label)
    if line.columns + 4 <= columns {
      line.add("  " + text, styles.size)
    } else if line.columns + 2 <= columns {
      line.add(" " + theme.glyphs.ellipsis, styles.size)
    }
    if element.sizeState == .estimated, line.columns < columns { line.add(" ", styles.size) }
    return line
  }

  private func draw(
    _ line: StyledLine, column: Int, row: Int, columns: Int, into grid: inout CellGrid
  ) {
    line.draw(
      into: &grid, column: column, row: row, columns: columns, ellipsis: theme.glyphs.ellipsis,
      clip: rect.intersection(clip))
  }
}
