import Simulator

/// The legend in the dock, beside the viewports whose marks it explains.
struct LegendPicture {
  let view: ViewState
  let isOnStage: Bool
  let scroll: Int
  let area: CellRect
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    Dock.draw(
      "legend", lines: LegendText(view: view, isOnStage: isOnStage, theme: theme).lines,
      scroll: scroll, in: area,
      theme: theme, into: &grid)
  }
}
