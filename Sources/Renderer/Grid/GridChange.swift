/// Neighbouring cells of one row that a new picture shows differently.
public struct GridChange: Sendable, Equatable {
  public var row: Int
  /// Whole glyphs: never begin with the second half of a wide one, nor end with the first.
  public var columns: Range<Int>
}

extension GridChange {
  /// What must be written to get from one picture to the next, rows from the top.
  ///
  /// A wide glyph is written whole when either half of it, or of the glyph it replaces, changes: a
  /// terminal keeps the other half of what is overwritten.
  ///
  /// - Parameters:
  ///   - old: The picture on the screen; nil, or one of another size, for a blank screen.
  ///   - new: The picture wanted.
  /// - Returns: The runs of cells that differ, none when nothing does.
  /// - Complexity: O(cells), two numbers compared in each.
  public static func changes(from old: CellGrid?, to new: CellGrid) -> [GridChange] {
    let old =
      old.flatMap { $0.columns == new.columns && $0.rows == new.rows ? $0 : nil }
      ?? CellGrid(columns: new.columns, rows: new.rows)
    let sharesNumbers = new.sharesNumbers(with: old)
    var changes: [GridChange] = []
    for row in 0..<new.rows where !(sharesNumbers && new.isRow(row, sameAs: row, of: old)) {
      new.withRow(row) { cells in
        old.withRow(row) { others in
          func continues(_ column: Int) -> Bool {
            cells[column].isContinuation || others[column].isContinuation
          }
          func differs(_ column: Int) -> Bool {
            if sharesNumbers || !cells[column].isCluster && !others[column].isCluster {
              return cells[column].number != others[column].number
            }
            return !new.isSame(as: old, column: column, row: row)
          }

          var column = 0
          while column < cells.count {
            if sharesNumbers, column + 4 <= cells.count,
              cells.four(at: column) == others.four(at: column)
            {
              column += 4
              continue
            }
            guard differs(column) else {
              column += 1
              continue
            }
            var start = column
            var end = column + 1
            while start > 0, continues(start) { start -= 1 }
            while end < cells.count, differs(end) || continues(end) { end += 1 }
            changes.append(GridChange(row: row, columns: start..<end))
            column = end
          }
        }
      }
    }
    return changes
  }
}
