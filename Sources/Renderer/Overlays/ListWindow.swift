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
