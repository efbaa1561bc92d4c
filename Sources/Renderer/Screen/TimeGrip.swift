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
