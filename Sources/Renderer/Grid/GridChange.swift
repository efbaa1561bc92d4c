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
  ///   - shift: What is moved on the screen first; nil for nothing.
  ///   - new: The picture wanted.
  /// - Returns: The runs of cells that differ, none when nothing does.
  /// - Complexity: O(cells), two numbers compared in each.
  public static func changes(
    from old: CellGrid?, after shift: GridShift? = nil, to new: CellGrid
  ) -> [GridChange] {
    var changes: [GridChange] = []
    guard let old, old.columns == new.columns, old.rows == new.rows else {
      for row in 0..<new.rows { new.addChanges(toBlankRow: row, to: &changes) }
      return changes
    }
    // Room for as many as most pictures have: an array that grows is copied each time.
    changes.reserveCapacity(4 * new.rows)
    let sharesNumbers = new.sharesNumbers(with: old)
    for row in 0..<new.rows {
      let source = if let shift { shift.source(of: row) } else { row }
      if let source {
        if sharesNumbers, new.isRow(row, sameAs: source, of: old) { continue }
        new.addChanges(in: row, from: old, row: source, to: &changes)
      } else {
        new.addChanges(toBlankRow: row, to: &changes)
      }
    }
    return changes
  }
}

extension CellGrid {
  /// Adds the runs of cells of a row that show something.
  fileprivate func addChanges(toBlankRow row: Int, to changes: inout [GridChange]) {
    addChanges(in: row, from: CellGrid(columns: columns, rows: 1), row: 0, to: &changes)
  }

  /// Adds the runs of cells of a row that look otherwise in a row of another grid of the same width.
  // One for all who call it: what a key runs for the first time is fetched from memory.
  @inline(never)
  fileprivate func addChanges(
    in row: Int, from other: CellGrid, row otherRow: Int, to changes: inout [GridChange]
  ) {
    let sharesNumbers = sharesNumbers(with: other)
    withRow(row) { cells in
      other.withRow(otherRow) { others in
        if sharesNumbers {
          addRuns(of: cells, others, row: row, to: &changes) {
            Self.firstDifference(of: cells, others, from: $0)
          } where: {
            cells[$0] != others[$0]
          }
        } else {
          let differs = { !isSame(as: other, column: $0, row: row, otherRow: otherRow) }
          addRuns(of: cells, others, row: row, to: &changes) {
            ($0..<cells.count).first(where: differs) ?? cells.count
          } where: {
            differs($0)
          }
        }
      }
    }
  }

  /// The first column from one on in which two rows have other numbers; their count when there is none.
  private static func firstDifference(
    of cells: UnsafeBufferPointer<PackedCell>, _ others: UnsafeBufferPointer<PackedCell>,
    from column: Int
  ) -> Int {
    let count = cells.count
    guard let cells = cells.baseAddress, let others = others.baseAddress else { return count }
    var column = column
    // Two cells at a time.
    while column + 2 <= count,
      UnsafeRawPointer(cells + column).loadUnaligned(as: UInt64.self)
        == UnsafeRawPointer(others + column).loadUnaligned(as: UInt64.self)
    {
      column += 2
    }
    if column < count, cells[column] == others[column] { column += 1 }
    return column
  }

  // So that it is asked once for a row, and not for each cell, how two cells are compared.
  @inline(__always)
  private func addRuns(
    of cells: UnsafeBufferPointer<PackedCell>, _ others: UnsafeBufferPointer<PackedCell>, row: Int,
    to changes: inout [GridChange], nextDifference: (Int) -> Int, where differs: (Int) -> Bool
  ) {
    func continues(_ column: Int) -> Bool {
      cells[column].isContinuation || others[column].isContinuation
    }

    var column = nextDifference(0)
    while column < cells.count {
      var start = column
      var end = column + 1
      while start > 0, continues(start) { start -= 1 }
      while end < cells.count, differs(end) || continues(end) { end += 1 }
      changes.append(GridChange(row: row, columns: start..<end))
      column = nextDifference(end)
    }
  }
}
