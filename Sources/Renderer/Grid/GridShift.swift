/// Rows of a picture that stood higher or lower in the one before, as a scroll has it.
public struct GridShift: Sendable, Equatable {
  /// The rows that take part: what moves out of them is gone, what comes in is blank.
  public let rows: Range<Int>
  /// How many rows they move up; negative for down.
  public let distance: Int

  /// Cells that are not to be changed after a shift, for which it is worth its own bytes.
  private static let leastGain = 20
  /// Cells of a row that are not to be changed after it moved, for which it is worth moving: lines of a text may be told apart
  /// by a number or a word alone.
  private static let price = 1

  /// What it takes to get to a row that changes and to the looks of its cells, in cells: a few that are strewn over many rows
  /// take more bytes than a row of new ones.
  fileprivate static let priceOfRow = 6

  /// The shift after which a quarter of what is to be changed, or more, need not be.
  ///
  /// Rows need not move as a whole: a list beside something that stays is enough. Nil when the pictures differ in size, or
  /// there is none.
  ///
  /// - Parameters:
  ///   - old: The picture before.
  ///   - new: The picture.
  ///   - last: The shift of the picture before, which is tried first.
  /// - Complexity: O(rows²), and O(cells).
  public init?(from old: CellGrid, to new: CellGrid, after last: GridShift? = nil) {
    guard old.columns == new.columns, old.rows == new.rows else { return nil }
    let changed = (0..<new.rows).map { new.cost(ofRow: $0, from: old, row: $0) }
    let all = changed.reduce(0, +)
    guard all >= Self.leastGain else { return nil }
    if let last, let again = Self.best(by: last.distance, from: old, to: new, changed),
      again.gain >= Self.leastGain, 2 * again.gain > all
    {
      self = again.shift
      return
    }
    guard let distance = RowVotes(from: old, to: new).distance,
      let best = Self.best(by: distance, from: old, to: new, changed),
      best.gain >= Self.leastGain, 4 * best.gain > all
    else { return nil }
    self = best.shift
  }

  /// The row of the picture before that stands in a row after the shift; nil for a blank one.
  func source(of row: Int) -> Int? {
    guard rows.contains(row) else { return row }
    return rows.contains(row + distance) ? row + distance : nil
  }

  private init(_ rows: Range<Int>, by distance: Int) {
    self.rows = rows
    self.distance = distance
  }

  /// The rows that gain most by moving so far.
  ///
  /// - Parameters:
  ///   - distance: How many rows up.
  ///   - old: The picture before.
  ///   - new: The picture, of the same size.
  ///   - changed: What it costs to change each row in its place, in cells.
  /// - Returns: Nil when nothing is gained; with the shift, what need not be changed after it, in cells.
  // One for all who call it: what a key runs for the first time is fetched from memory.
  @inline(never)
  private static func best(
    by distance: Int, from old: CellGrid, to new: CellGrid, _ changed: [Int]
  ) -> (shift: GridShift, gain: Int)? {
    guard abs(distance) < new.rows else { return nil }
    // The rows in a row that gain most.
    var best = (gain: 0, rows: 0..<0)
    var gain = 0
    var first = 0
    for row in max(0, -distance)..<min(new.rows, new.rows - distance) {
      if gain <= 0 { (gain, first) = (0, row) }
      gain += changed[row] - new.cost(ofRow: row, from: old, row: row + distance) - Self.price
      if gain > best.gain { best = (gain, first..<row + 1) }
    }
    guard best.gain > 0 else { return nil }
    let (kept, sources) = (best.rows, best.rows.moved(by: distance))
    let rows =
      min(kept.lowerBound, sources.lowerBound)..<max(kept.upperBound, sources.upperBound)
    for row in rows where !kept.contains(row) {
      best.gain += changed[row] - new.cost(ofRow: row, from: old, row: nil)
    }
    return (GridShift(rows, by: distance), best.gain)
  }
}

extension CellGrid {
  /// What it costs to make a row of another grid of the same size look like one of this, in cells.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - other: The other grid.
  ///   - source: The other grid's row; nil for a blank one.
  /// - Returns: What it costs, 0 where both look the same.
  // One for all who call it: what a key runs for the first time is fetched from memory.
  @inline(never)
  fileprivate func cost(ofRow row: Int, from other: CellGrid, row source: Int?) -> Int {
    let differences = differences(row: row, from: other, row: source)
    return differences == 0 ? 0 : differences + GridShift.priceOfRow
  }

  /// How many cells of a row look otherwise in a row of another grid of the same size, about: texts of several characters
  /// count as such.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - other: The other grid.
  ///   - source: The other grid's row; nil for a blank one.
  /// - Returns: So many of its cells.
  private func differences(row: Int, from other: CellGrid, row source: Int?) -> Int {
    if let source, isRow(row, sameAs: source, of: other) { return 0 }
    return withRow(row) { cells in
      guard let source else { return cells.reduce(0) { $0 &+ ($1 == .blank ? 0 : 1) } }
      return other.withRow(source) { others in
        guard let first = cells.baseAddress, let other = others.baseAddress else { return 0 }
        // Several at a time.
        var same = SIMD8<UInt32>()
        var column = 0
        while column &+ 8 <= cells.count {
          same.replace(with: same &+ 1, where: (first + column).eight .== (other + column).eight)
          column &+= 8
        }
        var count = column &- Int(same.wrappedSum())
        while column < cells.count {
          count &+= cells[column] == others[column] ? 0 : 1
          column += 1
        }
        return count
      }
    }
  }
}

extension UnsafePointer<PackedCell> {
  /// Eight cells as numbers, to be compared in one step.
  fileprivate var eight: SIMD8<UInt32> {
    UnsafeRawPointer(self).loadUnaligned(as: SIMD8<UInt32>.self)
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Self {
    lowerBound + distance..<upperBound + distance
  }
}
