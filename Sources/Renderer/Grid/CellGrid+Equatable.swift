extension CellGrid: Equatable {
  /// Whether two grids look the same.
  public static func == (grid: CellGrid, other: CellGrid) -> Bool {
    guard grid.columns == other.columns, grid.rows == other.rows else { return false }
    return (0..<grid.rows).allSatisfy { row in
      (0..<grid.columns).allSatisfy { grid.isSame(as: other, column: $0, row: row, otherRow: row) }
    }
  }
}
