import Simulator

/// The frames that are kept as a line: where invariants first broke, and where the one that is shown stands.
struct TimeLinePicture {
  let time: TimeState
  let theme: Theme

  /// The fewest columns in which places can be told apart.
  static let leastColumns = 8

  /// Whether there is anything to tell.
  var isWorthwhile: Bool { !time.marks.isEmpty || time.end != nil }

  func draw(in area: CellRect, into grid: inout CellGrid) {
    guard area.columns >= Self.leastColumns else { return }
    let glyphs = theme.glyphs
    let ends = [(0, glyphs.timeEnds.start), (area.columns - 1, glyphs.timeEnds.end)]
    for (column, glyph) in ends { put(glyph, at: column, .rule, in: area, into: &grid) }
    let marks = Set(time.marks.map { column($0.place, of: area) })
    for mark in marks { put(glyphs.bad, at: mark, .bad, in: area, into: &grid) }
    guard time.end != nil || time.isPaused else { return }
    let now = column(time.place, of: area)
    put(
      marks.contains(now) ? glyphs.momentOnMark : glyphs.moment, at: now, .focus, in: area,
      into: &grid)
  }

  /// Between the ends, which stay as they are.
  private func column(_ place: Double, of area: CellRect) -> Int {
    let last = Double(area.columns - 3)
    return 1 + Int((min(max(place, 0), 1) * last).rounded())
  }

  private func put(
    _ glyph: String, at column: Int, _ role: Theme.Role, in area: CellRect,
    into grid: inout CellGrid
  ) {
    grid.put(
      glyph, column: area.column + column, row: area.row, style: theme.style(role), clip: area)
  }
}

/// The line of time while the mouse holds it: it may become longer or shorter meanwhile, the hand goes by what it took.
public struct TimeGrip: Sendable, Equatable {
  private let area: CellRect

  /// - Parameter area: Where the line was drawn, its ends included.
  init(_ area: CellRect) {
    self.area = area
  }

  /// Where in the run a column is, the nearest one of the line: 0 is the oldest frame that is kept, 1 the newest.
  public func place(column: Int) -> Double {
    // Its ends are no places.
    let last = Double(max(1, area.columns - 3))
    return min(max(Double(column - area.column - 1) / last, 0), 1)
  }
}
