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
  /// - Complexity: O(rows²), and O(cells) where few rows moved.
  public init?(from old: CellGrid, to new: CellGrid) {
    guard old.columns == new.columns, old.rows == new.rows else { return nil }
    let (before, after) = (old.rowSamples, new.rowSamples)
    // For each distance the rows that would then stand where they are wanted.
    var votes = [Int](repeating: 0, count: 2 * old.rows)
    before.withUnsafeBufferPointer { before in
      for (row, sample) in after.enumerated() where !new.isRow(row, sameAs: row, of: old) {
        for source in 0..<before.count
        where before[source] == sample && new.isRow(row, sameAs: source, of: old) {
          votes[source - row + old.rows] += 1
        }
      }
    }
    guard let most = votes.max(), most > 0, let place = votes.firstIndex(of: most) else {
      return nil
    }
    let distance = place - old.rows
    let kept = after.indices.filter { row in
      before.indices.contains(row + distance) && new.isRow(row, sameAs: row + distance, of: old)
    }
    guard let first = kept.first, let last = kept.last else { return nil }
    self.distance = distance
    rows = min(first, first + distance)..<max(last, last + distance) + 1
    // What moves only a few rows is left to the terminal.
    let left = new.differences(from: old, moved: self, limit: .max)
    guard 2 * left < new.differences(from: old, moved: nil, limit: 2 * left + 1) else { return nil }
  }

  /// The row that comes to stand in another one's place; nil for a blank one.
  fileprivate func source(of row: Int) -> Int? {
    guard rows.contains(row) else { return row }
    return rows.contains(row + distance) ? row + distance : nil
  }
}

extension CellGrid {
  /// Moves rows up or down.
  ///
  /// - Precondition: The rows are inside the grid.
  public mutating func shift(_ shift: GridShift) {
    let kept = shift.rows.clamped(to: shift.rows.moved(by: -shift.distance))
    cells.withUnsafeMutableBufferPointer { cells in
      if let cells = cells.baseAddress, !kept.isEmpty {
        (cells + kept.lowerBound * columns).update(
          from: cells + (kept.lowerBound + shift.distance) * columns, count: kept.count * columns)
      }
      for row in shift.rows where !kept.contains(row) {
        cells[row * columns..<(row + 1) * columns].update(repeating: .blank)
      }
    }
  }

  /// A number for each row, the same for rows of two grids that look the same, and seldom for others.
  ///
  /// It is made of one cell in eight.
  fileprivate var rowSamples: [UInt64] {
    cells.withUnsafeBufferPointer { cells in
      (0..<rows).map { row in
        var number: UInt64 = 0
        for index in stride(from: row * columns, to: (row + 1) * columns, by: 8) {
          let cell = UInt64(cells[index].glyph) << 32 | UInt64(cells[index].look)
          number = (number ^ cell) &* 0x9E37_79B9_7F4A_7C15 ^ number >> 29
        }
        return number
      }
    }
  }

  /// How many cells look otherwise in another grid of the same size, about: texts of several characters count as such.
  ///
  /// - Parameters:
  ///   - other: The other grid.
  ///   - shift: How its rows are moved before they are compared; nil for not at all.
  ///   - limit: The number from which on nobody counts.
  /// - Returns: So many, at least `limit` where it is left off.
  fileprivate func differences(
    from other: CellGrid, moved shift: GridShift?, limit: Int
  ) -> Int {
    var count = 0
    for row in 0..<rows {
      let source = shift.map { $0.source(of: row) } ?? row
      if let source, isRow(row, sameAs: source, of: other) { continue }
      cells.withUnsafeBufferPointer { cells in
        other.cells.withUnsafeBufferPointer { others in
          for column in 0..<columns {
            let old = source.map { others[$0 * columns + column] } ?? .blank
            if cells[row * columns + column] != old { count += 1 }
          }
        }
      }
      if count >= limit { break }
    }
    return count
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Self {
    lowerBound + distance..<upperBound + distance
  }
}
