import Simulator

/// Marks the elements of a viewport that hold what is searched for, at their left ends.
struct SearchMarks {
  let pane: PaneFrame
  let search: SearchState
  let slot: PaneSlot
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    let area = slot.viewport
    let map = slot.map(of: pane)
    for element in pane.elements {
      guard let match = search.match(of: element) else { continue }
      let isCurrent = match == .current
      let place = map.cells(element.frame).intersection(area)
      guard !place.isEmpty else { continue }
      var style = theme.style(.focus)
      style.isReversed = isCurrent
      grid.put(
        isCurrent ? theme.glyphs.currentMatch : theme.glyphs.match, column: place.column,
        row: place.row, style: style, clip: area)
    }
  }
}
