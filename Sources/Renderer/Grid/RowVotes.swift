/// How far the rows of a picture may have moved since the one before, as parts of its rows tell.
///
/// Each part of a row that changed and looked the same elsewhere votes for the way from there; of ways with as many votes the
/// shortest is taken.
struct RowVotes {
  /// How far most have moved up, negative for down; nil where none has.
  let distance: Int?

  private static let parts = 8
  /// Enough places for the parts of a screen's rows to have mostly one each.
  private static let placeBits: UInt32 = 11

  /// - Parameters:
  ///   - old: The picture before, of the same size.
  ///   - new: The picture.
  init(from old: CellGrid, to new: CellGrid) {
    let rows = new.rows
    let (before, after) = (Self.samples(of: old), Self.samples(of: new))
    // By the distance, which may be as many rows up or down.
    var votes = [UInt32](repeating: 0, count: 2 * rows + 1)
    // Where most of a picture is new, few samples have to be looked for.
    var isPossible = [Bool](repeating: false, count: 1 << Self.placeBits)
    for sample in before { isPossible[Self.place(of: sample)] = true }
    before.withUnsafeBufferPointer { before in
      votes.withUnsafeMutableBufferPointer { votes in
        for part in 0..<Self.parts {
          let before = UnsafeBufferPointer(rebasing: before[part * rows..<(part + 1) * rows])
          for row in 0..<rows where after[part * rows + row] != before[row] {
            let sample = after[part * rows + row]
            guard isPossible[Self.place(of: sample)] else { continue }
            let votes = UnsafeMutableBufferPointer(rebasing: votes[rows - row..<2 * rows - row])
            for source in before.indices { votes[source] &+= before[source] == sample ? 1 : 0 }
          }
        }
      }
    }
    let most = votes.max() ?? 0
    distance =
      most > 0
      ? votes.indices.filter { votes[$0] == most }.map { $0 - rows }.min { abs($0) < abs($1) } : nil
  }

  /// A number for each part of each row, all rows of one part after those of another.
  ///
  /// The same for what looks the same, and seldom for anything else. Every cell counts, for lines may differ in one digit.
  private static func samples(of grid: CellGrid) -> [UInt32] {
    var samples = [UInt32](repeating: 0, count: parts * grid.rows)
    for row in 0..<grid.rows {
      grid.withRow(row) { cells in
        guard let cells = cells.baseAddress else { return }
        var start = 0
        for part in 0..<parts {
          let end = grid.columns * (part + 1) / parts
          samples[part * grid.rows + row] = sample(of: cells + start, end - start)
          start = end
        }
      }
    }
    return samples
  }

  private static func sample(of cells: UnsafePointer<PackedCell>, _ count: Int) -> UInt32 {
    var sample: UInt64 = 0
    func take(_ number: UInt64) {
      // By the multiplier of a linear congruential generator (Knuth's MMIX), whose high bits are the better ones.
      sample = (sample ^ number) &* 6_364_136_223_846_793_005
    }
    var column = 0
    while column + 1 < count {
      // Two cells as one number.
      take(UnsafeRawPointer(cells + column).loadUnaligned(as: UInt64.self))
      column += 2
    }
    if column < count { take(UInt64(cells[column].number)) }
    return UInt32(truncatingIfNeeded: sample >> 32)
  }

  /// A place for a sample among all that there may be; others may have the same one.
  private static func place(of sample: UInt32) -> Int { Int(sample >> (32 - placeBits)) }
}
