import Foundation
import Simulator

/// One pane on a stage: its name on a ground that says good or bad, and its viewport in fields.
struct StagePane {
  let pane: PaneFrame
  let slot: PaneSlot
  let verdict: StageVerdict
  let differences: PaneDifferences?
  /// The search that is on; nil for none.
  var search: SearchState?
  /// The element under the cursor; nil for none.
  var inspected: InspectedElement?
  /// Whether it is the one that was chosen.
  let isChosen: Bool
  /// Which of how many it is, where not all are shown; empty where they are.
  let place: String
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    let map = slot.map(of: pane)
    let area = slot.viewport
    let pane = pane.raised(
      map, in: area, drawsPinned: true, inspected: inspected, search: search)
    GroundPicture(contentSize: pane.contentSize, map: map, area: area, theme: theme)
      .draw(into: &grid)
    let style = theme.style(.stageBlank)
    let blankPicture = BlankPicture(
      names: ["  nothing here  ", " nothing ", " blank "], style: style, nameStyle: style.bold,
      theme: theme)
    for blank in pane.emptyPlaces {
      blankPicture.draw(blank, of: pane, map.cells(blank), in: area, into: &grid)
    }
    StretchPicture(pane: pane, map: map, area: area, theme: theme).draw(into: &grid)
    let jumps = JumpPicture(pane: pane, map: map, area: area, theme: theme, isOnStage: true)
    let cursor = inspected?.find(in: pane)
    let marks = pane.elements.map {
      StageMark($0, search: search, cursor: cursor, glyphs: theme.glyphs)
    }
    let squeezed = SqueezedElements(pane, map, in: area, drawsPinned: true)
    let rects = pane.elements.map { map.cells($0.frame) }
    let uncovered = UncoveredParts(pane, rects, in: area).parts
    for (index, element) in pane.elements.enumerated() {
      let rect = rects[index]
      StageElement(
        element: element, rect: rect, clip: area, words: uncovered[index],
        difference: differences?.marks[index], mark: marks[index],
        jumpColumns: jumps.columnsBesideLabel(of: element),
        endColumns: max(0, squeezed.columns(atEndOf: rect, row: max(rect.row, area.row)) - 1),
        fontColumns: pane.font.width > 0 ? map.scale.width / pane.font.width : 1,
        scrollsHorizontally: pane.scrollsHorizontally, namesSections: pane.sectionCount > 1,
        theme: theme
      ).draw(into: &grid)
    }
    squeezed.draw(into: &grid)
    CoverPicture(pane: pane, map: map, area: area, theme: theme).draw(into: &grid)
    jumps.draw(into: &grid)
    for (mark, part) in zip(marks, uncovered) {
      mark?.draw(on: part, in: area, theme: theme, into: &grid)
    }
    LandingPicture(pane: pane, map: map, area: area, theme: theme).draw(into: &grid)
    ScrollBar(pane: pane, area: slot.scrollBar, theme: theme).draw(into: &grid)
    drawHeader(into: &grid)
  }

  private func drawHeader(into grid: inout CellGrid) {
    guard let header = slot.header else { return }
    let style = theme.style(verdict.state.role)
    grid.fill(header, style: style, clip: header)
    let mark = isChosen ? theme.glyphs.selection : ""
    let place = place.isEmpty ? "" : "  \(place)"
    // The title gives way to what it does not say.
    let title = "\(mark)\(verdict.state.sign(theme.glyphs)) \(pane.title.displaySafe)"
      .fitting(max(0, header.columns - 2 - place.columnWidth), ellipsis: theme.glyphs.ellipsis)
    StyledLine(title + place, style.bold).draw(
      in: header.inset(left: 1, right: 1), theme: theme, into: &grid)
  }
}
