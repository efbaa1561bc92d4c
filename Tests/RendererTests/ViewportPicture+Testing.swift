import Simulator

@testable import Renderer

extension ViewportPicture {
  /// That of a pane by itself.
  init(
    pane: PaneFrame, map: PointMap, area: CellRect, theme: Theme, view: ViewState = ViewState(),
    pattern: TextPattern? = nil
  ) {
    self.init(
      shown: ShownPane(pane), map: map, area: area, theme: theme, view: view, pattern: pattern)
  }

  /// Draws it alone, with nothing kept from before.
  func draw(into grid: inout CellGrid) {
    var kept = KeptCells()
    draw(into: &grid, reusing: &kept)
  }
}

extension ScrollBar {
  /// That of a pane by itself.
  init(pane: PaneFrame, area: CellRect, theme: Theme) {
    self.init(shown: ShownPane(pane), area: area, theme: theme)
  }
}
