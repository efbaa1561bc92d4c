/// Rows of a picture that stood higher or lower in the one before, as a scroll has it.
public struct GridShift: Sendable, Equatable {
  /// The rows that take part: what moves out of them is gone, what comes in is blank.
  public let rows: Range<Int>
  /// How many rows they move up; negative for down.
  public let distance: Int

  /// The shift after which less than half as many cells are left to change.
  ///
  /// Found by rows that look the same in both pictures.
  ///
  /// - Returns: Nil when the pictures differ in size, or there is none.
  /// - Complexity: O(cells + rows²).
  public init?(from old: CellGrid, to new: CellGrid) {
    guard old.columns == new.columns, old.rows == new.rows else { return nil }
    let (before, after) = (old.rowNumbers, new.rowNumbers)
    // For each distance the rows that would then stand where they are wanted.
    var votes = [Int](repeating: 0, count: 2 * old.rows)
    for row in after.indices where after[row] != before[row] {
      for source in before.indices where before[source] == after[row] {
        votes[source - row + old.rows] += 1
      }
    }
    guard let most = votes.max(), most > 0, let place = votes.firstIndex(of: most) else {
      return nil
    }
    distance = place - old.rows
    let distance = distance
    let kept = after.indices.filter { row in
      before.indices.contains(row + distance) && after[row] == before[row + distance]
    }
    guard let first = kept.first, let last = kept.last else { return nil }
    rows = min(first, first + distance)..<max(last, last + distance) + 1
    var shifted = old
    shifted.shift(self)
    // What moves only a few rows is left to the terminal.
    guard 2 * new.differences(from: shifted) < new.differences(from: old) else { return nil }
  }
}

extension CellGrid {
  /// Moves rows up or down.
  ///
  /// - Precondition: The rows are inside the grid.
  public mutating func shift(_ shift: GridShift) {
    let old = cells
    for row in shift.rows {
      let source = row + shift.distance
      let target = row * columns..<(row + 1) * columns
      if shift.rows.contains(source) {
        cells.replaceSubrange(target, with: old[source * columns..<(source + 1) * columns])
      } else {
        for index in target { cells[index] = .blank }
      }
    }
  }

  /// A number for each row, the same for rows of two grids that look the same.
  ///
  /// Rows with texts of several characters have none that another grid has, too.
  fileprivate var rowNumbers: [UInt64] {
    cells.withUnsafeBufferPointer { cells in
      (0..<rows).map { row in
        var number: UInt64 = 0
        for index in row * columns..<(row + 1) * columns {
          let cell = UInt64(cells[index].glyph) << 32 | UInt64(cells[index].look)
          number = (number ^ cell) &* 0x9E37_79B9_7F4A_7C15 ^ number >> 29
        }
        return number
      }
    }
  }

  /// How many cells look otherwise in another grid of the same size, about: texts of several characters count as such.
  fileprivate func differences(from other: CellGrid) -> Int {
    cells.withUnsafeBufferPointer { cells in
      other.cells.withUnsafeBufferPointer { others in
        var count = 0
        for index in 0..<cells.count where cells[index] != others[index] { count += 1 }
        return count
      }
    }
  }
}
