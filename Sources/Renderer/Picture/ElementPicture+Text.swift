import Foundation
import Simulator

extension ElementPicture {
  /// Whether there is content to show: a row of a file may have an empty text, but what has no text is known by its label.
  var showsContent: Bool { !element.text.isEmpty || element.detail.row != nil }

  /// The lines of the text, one more than there are rows where it is longer.
  var textLines: [Substring] { textLines(behind: 0) }

  /// The lines of the text, of which the first stands behind so many columns of something else.
  func textLines(behind taken: Int) -> [Substring] {
    guard !element.text.isEmpty, mode != .wireframe else { return [] }
    let columns = CGFloat(rect.columns - 2) * min(1, fontColumns)
    return TextLines(
      element.shownText, behind: taken, columns: Int(columns), limit: rect.rows + 1
    ).lines
  }

  /// How often what is searched for stands in lines.
  func matches(in lines: some Sequence<Substring>) -> Int {
    guard let pattern else { return 0 }
    return lines.reduce(0) { $0 + pattern.ranges(in: String($1)).count }
  }

  /// Whether what is searched for stands in a text that has a row to itself, and behind a label would not be seen.
  func hidesMatch(_ text: String, in columns: Int) -> Bool {
    guard pattern != nil, text.columnWidth <= rect.columns - 2 else { return false }
    let room = columns - labelColumns(in: columns) - 2
    let shown = text.fitting(max(0, room), ellipsis: theme.glyphs.ellipsis)
    return matches(in: [shown[...]]) < matches(in: [text[...]])
  }

  /// Writes lines into rows, but for the row where a label stands with its line behind it.
  func drawText(
    _ lines: [Substring], rows: Range<Int>, hasLabel: Bool = true, into grid: inout CellGrid
  ) {
    guard rect.columns >= 4 else { return }
    let labelRow = hasLabel && mode != .content ? labelRow - rect.row : nil
    let inView = max(0, clip.row - rect.row)..<max(0, clip.row - rect.row, clip.endRow - rect.row)
    for row in rows.prefix(lines.count).clamped(to: inView) where row != labelRow {
      var line = StyledLine()
      line.add(text(of: lines, in: rows, at: row), style(.text), marking: pattern)
      draw(
        line, column: rect.column + 1, row: rect.row + row, columns: max(1, rect.columns - 2),
        into: &grid)
    }
  }

  /// The line in the row of the label; empty where there is none.
  func text(of lines: [Substring], in rows: Range<Int>) -> String {
    let row = labelRow - rect.row
    guard rows.prefix(lines.count).contains(row) else { return "" }
    return text(of: lines, in: rows, at: row)
  }

  private func text(of lines: [Substring], in rows: Range<Int>, at row: Int) -> String {
    let isCut = row == rows.upperBound - 1 && lines.count > rows.count
    let end = isCut ? theme.glyphs.ellipsis : element.sizeState == .estimated ? " " : ""
    return String(lines[row - rows.lowerBound]) + end
  }
}

extension ElementPicture {
  /// Writes into a band too narrow for a label which one it is or else its text, where that fits whole; never a part of it.
  ///
  /// Its marks stand before it, on the bar, and the news goes before it does.
  func drawNarrow(into grid: inout CellGrid) {
    let (column, room) = inView(rect.column + 1, rect.columns - (isMarked ? 2 : 1))
    let shown = narrowLines.first { $0.columns > 0 && $0.columns <= room }
    if mode != .content {
      let reachesNews = shown.map { column + $0.columns >= rect.endColumn } ?? false
      drawNewsInBand(from: reachesNews ? labelRow - rect.row + 1 : 0, into: &grid)
    }
    guard let shown else { return }
    draw(shown, column: column, row: labelRow, columns: room, into: &grid)
  }

  /// What may stand there, the best first.
  private var narrowLines: [StyledLine] {
    let names = [label.shortName, label.number].map { StyledLine($0 ?? "", style(.text).bold) }
    var text = StyledLine()
    text.add(element.shownText.displaySafe, style(.text), marking: pattern)
    return switch mode {
    case .both: names.prefix(1) + [text] + names
    case .wireframe: names
    case .content: showsContent ? [text] : names
    }
  }
}
