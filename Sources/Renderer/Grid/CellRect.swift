/// A rectangle of character cells; points never mix with these.
public struct CellRect: Sendable, Equatable {
  public var column: Int
  public var row: Int
  public var columns: Int
  public var rows: Int

  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// The rectangle between four edges; the end edges are not part of it.
  init(columns: Range<Int>, rows: Range<Int>) {
    self.init(
      column: columns.lowerBound, row: rows.lowerBound, columns: columns.count, rows: rows.count)
  }

  /// The first column behind the rectangle.
  public var endColumn: Int { column + columns }
  /// The first row below the rectangle.
  public var endRow: Int { row + rows }
  /// Whether it holds no cell.
  public var isEmpty: Bool { columns <= 0 || rows <= 0 }

  /// Whether a cell lies in it.
  public func contains(column: Int, row: Int) -> Bool {
    column >= self.column && column < endColumn && row >= self.row && row < endRow
  }

  /// The part two rectangles share; empty when they share none.
  public func intersection(_ other: CellRect) -> CellRect {
    let column = max(column, other.column)
    let row = max(row, other.row)
    return CellRect(
      column: column, row: row, columns: min(endColumn, other.endColumn) - column,
      rows: min(endRow, other.endRow) - row)
  }

  /// One row of it, counted from its top.
  func line(_ index: Int) -> CellRect {
    CellRect(column: column, row: row + index, columns: columns, rows: 1)
  }

  /// What is left when so many cells are taken off its edges.
  func inset(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) -> CellRect {
    CellRect(
      column: column + left, row: row + top, columns: columns - left - right,
      rows: rows - top - bottom)
  }
}
