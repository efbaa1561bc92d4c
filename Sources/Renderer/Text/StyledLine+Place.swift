import Simulator

extension StyledLine {
  /// Draws it into the first row of a place; what does not fit ends in an ellipsis.
  func draw(in place: CellRect, theme: Theme, into grid: inout CellGrid) {
    draw(
      into: &grid, column: place.column, row: place.row, columns: place.columns,
      ellipsis: theme.glyphs.ellipsis, clip: place)
  }
}

extension Sequence<StyledLine> {
  /// Draws them below one another, as many as a place has rows.
  func draw(in place: CellRect, theme: Theme, into grid: inout CellGrid) {
    for (index, line) in prefix(Swift.max(0, place.rows)).enumerated() {
      line.draw(in: place.inset(top: index), theme: theme, into: &grid)
    }
  }
}
