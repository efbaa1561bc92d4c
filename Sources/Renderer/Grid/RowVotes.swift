/// How far the rows of a picture may have moved since the one before, as the quarters of its rows tell.
///
/// Of each quarter that changed a few cells are looked at; those that look the same elsewhere vote for the way there.
struct RowVotes {
  /// How far most have moved up, negative for down; nil where none has.
  let distance: Int?

  private static let parts = 4
  /// Cells that are looked at in each row, about.
  private static let looks = 16

  /// - Parameters:
  ///   - old: The picture before, of the same size.
  ///   - new: The picture.
  init(from old: CellGrid, to new: CellGrid) {
    let rows = new.rows
    let (before, after) = (Self.samples(of: old), Self.samples(of: new))
    // By the distance, which may be as many rows up or down.
    var votes = [UInt32](repeating: 0, count: 2 * rows + 1)
    before.withUnsafeBufferPointer { before in
      votes.withUnsafeMutableBufferPointer { votes in
        for part in 0..<Self.parts {
          let before = UnsafeBufferPointer(rebasing: before[part * rows..<(part + 1) * rows])
          for row in 0..<rows where after[part * rows + row] != before[row] {
            let sample = after[part * rows + row]
            let votes = UnsafeMutableBufferPointer(rebasing: votes[rows - row..<2 * rows - row])
            for source in before.indices { votes[source] &+= before[source] == sample ? 1 : 0 }
          }
        }
      }
    }
    let most = votes.max() ?? 0
    distance = most > 0 ? votes.firstIndex(of: most).map { $0 - rows } : nil
  }

  /// A number for each part of each row, all rows of one part after those of another: the same for what looks the same, and
  /// seldom for anything else.
  private static func samples(of grid: CellGrid) -> [UInt32] {
    var samples = [UInt32](repeating: 0, count: parts * grid.rows)
    let step = max(1, grid.columns / looks)
    for row in 0..<grid.rows {
      grid.withRow(row) { cells in
        for part in 0..<parts {
          var sample: UInt32 = 0
          let end = cells.count * (part + 1) / parts
          var column = cells.count * part / parts + step / 2
          while column < end {
            let cell = cells[column]
            sample = (sample &* 31 ^ cell.glyph) &* 0x9E37_79B1 &+ cell.look
            column &+= step
          }
          samples[part * grid.rows + row] = sample
        }
      }
    }
    return samples
  }
}
