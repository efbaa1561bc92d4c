import Simulator

/// A box with a title that covers a part of the screen.
enum Panel {
  /// Draws the box, clears its inside and returns the place for its content, one column away from the edges.
  static func draw(
    _ title: String, in rect: CellRect, theme: Theme, into grid: inout CellGrid
  ) -> CellRect {
    grid.fill(rect, style: theme.style(.text), clip: rect)
    grid.box(rect, border: theme.glyphs.solid, style: theme.style(.rule), clip: rect)
    StyledLine(" \(title) ", theme.style(.strong)).draw(
      in: rect.inset(left: 2, right: 2), theme: theme, into: &grid)
    return rect.inset(top: 1, left: 2, bottom: 1, right: 2)
  }
}
