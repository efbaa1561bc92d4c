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

/// What a line of the legend explains, to tell whether it is on the screen.
enum LegendMark: Hashable {
  /// The looks of a cell by how it came by its size.
  case estimated, measured, fixed, new, recent
  /// A line between two rows of the terminal.
  case trueEdge
  case header, footer, decoration
  /// The letter of what happened in this frame, and any of shortly before.
  case letter(ElementMarks)
  case earlierLetter
  case selected, passing, pinned, squeezed, zIndex, alpha, scaled, turned, hidden
  case different, alone
  case pushed, culprit, timeLine
  case cursor, match
  case hole, outside, cover
  case track, map, found, landing
  case guides
}
