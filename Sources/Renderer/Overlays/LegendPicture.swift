import Simulator

/// The legend in the dock, beside the viewports whose marks it explains.
struct LegendPicture {
  let text: LegendText
  let scroll: Int
  let area: CellRect
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    Dock.draw(
      "legend", lines: text.lines, scroll: scroll, key: .pageDown, in: area, theme: theme,
      into: &grid)
  }
}
