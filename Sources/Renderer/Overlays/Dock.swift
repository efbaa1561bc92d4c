import Simulator

/// The right part of the screen that an overlay has for itself, so that what it is about stays in view beside it.
enum Dock {
  /// Below so many columns nothing has room beside it, and it takes all of them.
  static let leastColumns = 60
  /// The columns it has in any case where it does not take all.
  private static let leastOwnColumns = 34

  /// The most columns that a list is given which has use for them.
  static let mostColumns = 100

  /// The place for one that would like so many columns: less than half of a narrow screen.
  static func place(columns wanted: Int, in area: CellRect) -> CellRect {
    guard area.columns >= leastColumns else { return area }
    let columns = min(wanted, max(leastOwnColumns, area.columns * 9 / 20))
    return area.inset(left: area.columns - columns)
  }

  /// Draws the edge and the title, clears the inside and returns the place for its content.
  static func draw(
    _ title: String, in rect: CellRect, theme: Theme, into grid: inout CellGrid
  ) -> CellRect {
    grid.fill(rect, style: theme.style(.text), clip: rect)
    for row in rect.row..<max(rect.row, rect.endRow) {
      grid.put(
        theme.glyphs.solid.vertical, column: rect.column, row: row, style: theme.style(.rule),
        clip: rect)
    }
    grid.fill(
      rect.line(0).inset(left: 1), with: theme.glyphs.rule, style: theme.style(.rule), clip: rect)
    StyledLine(" \(title) ", theme.style(.strong)).draw(
      in: rect.inset(left: 2, right: 1), theme: theme, into: &grid)
    return content(of: rect)
  }

  /// Draws an overlay of lines, as many as fit from the one it is scrolled to, and the key for more where the row of the keys
  /// does not tell it.
  static func draw(
    _ title: String, lines: [StyledLine], scroll: Int, key: Key? = nil, in rect: CellRect,
    theme: Theme, into grid: inout CellGrid
  ) {
    let content = draw(title, in: rect, theme: theme, into: &grid)
    let first = max(0, min(scroll, lines.count - content.rows))
    lines.dropFirst(first).draw(in: content, theme: theme, into: &grid)
    drawMore(
      lines.count - first - content.rows, key: key, beside: title, in: rect, theme: theme,
      into: &grid)
  }

  /// Tells at the right end of the title how much is left below, if anything, in what the title counts or else in rows.
  static func drawMore(
    _ rest: Int, key: Key? = nil, beside title: String = "", in rect: CellRect, theme: Theme,
    into grid: inout CellGrid
  ) {
    guard rest > 0 else { return }
    var line = StyledLine(" \(theme.glyphs.downArrow) \(rest) more ", theme.style(.strong))
    if let key = key?.label(theme.glyphs),
      title.count + key.count + line.columns + 6 <= rect.columns
    {
      var keyed = StyledLine(" \(key)", theme.style(.key))
      keyed.add(line)
      line = keyed
    }
    line.draw(
      into: &grid, column: rect.endColumn - line.columns - 1, row: rect.row, columns: line.columns,
      ellipsis: theme.glyphs.ellipsis, clip: rect)
  }

  /// The place for the content, below the title and beside the edge.
  static func content(of rect: CellRect) -> CellRect { rect.inset(top: 1, left: 2) }
}

/// A box with a title that covers a part of the screen.
enum Panel {
  /// Draws the box, clears its inside and returns the place for its content, one column away from the edges.
  static func draw(
    _ title: String, in rect: CellRect, theme: Theme, into grid: inout CellGrid
  ) -> CellRect {
    grid.fill(rect, style: theme.style(.text), clip: rect)
    grid.box(rect, border: theme.glyphs.solid, style: theme.style(.rule), clip: rect)
    StyledLine(" \(title) ", theme.style(.strong)).draw(
      in: rect.inset(left: 2, right: 2), theme: theme, into: &grid)
    return rect.inset(top: 1, left: 2, bottom: 1, right: 2)
  }
}

/// The rows of a list that are seen: the chosen one stays in the middle, or in a given row, as far as the ends allow.
struct ListWindow {
  /// Those rows, from 0.
  let rows: Range<Int>
  /// How many are left below.
  let rest: Int
  private let area: CellRect

  /// - Parameters:
  ///   - count: How many rows the list has.
  ///   - chosen: The row that is to be seen; `.max` for the last.
  ///   - place: The row of the area that it stands in, from 0; nil for the middle.
  ///   - area: Where they are drawn.
  init(of count: Int, around chosen: Int, at place: Int? = nil, in area: CellRect) {
    let above = min(place ?? area.rows / 2, max(0, area.rows - 1))
    let first = max(0, min(chosen - above, count - area.rows))
    rows = first..<max(first, min(count, first + area.rows))
    rest = count - rows.upperBound
    self.area = area
  }

  /// The row that is drawn at a character cell; nil where none is.
  func row(column: Int, row: Int) -> Int? {
    guard area.contains(column: column, row: row) else { return nil }
    let place = rows.lowerBound + row - area.row
    return rows.contains(place) ? place : nil
  }
}
