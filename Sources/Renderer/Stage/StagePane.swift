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
    let map = PointMap(
      origin: pane.bounds.origin, scale: slot.scale, column: slot.viewport.column,
      row: slot.viewport.row)
    let area = slot.viewport
    drawGround(map, in: area, into: &grid)
    let style = theme.style(.stageBlank)
    var bold = style
    bold.isBold = true
    let blankPicture = BlankPicture(
      names: ["  nothing here  ", " nothing ", " blank "], style: style, nameStyle: bold,
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
    for (index, element) in pane.elements.enumerated() {
      StageElement(
        element: element, rect: map.cells(element.frame), clip: area,
        difference: differences?.marks[index], mark: marks[index],
        jumpColumns: jumps.columnsBesideLabel(of: element),
        fontColumns: pane.font.width > 0 ? map.scale.width / pane.font.width : 1,
        scrollsHorizontally: pane.scrollsHorizontally, theme: theme
      ).draw(into: &grid)
    }
    jumps.draw(into: &grid)
    for (mark, element) in zip(marks, pane.elements) {
      mark?.draw(on: map.cells(element.frame), in: area, theme: theme, into: &grid)
    }
    LandingPicture(pane: pane, map: map, area: area, theme: theme).draw(into: &grid)
    ScrollBar(pane: pane, area: slot.scrollBar, theme: theme).draw(into: &grid)
    drawHeader(into: &grid)
  }

  private func drawHeader(into grid: inout CellGrid) {
    guard let header = slot.header else { return }
    let role: Theme.Role =
      switch verdict.state {
      case .bad: .bad
      case .warning: .stageWarning
      case .good: .stageGood
      }
    let sign =
      switch verdict.state {
      case .bad: theme.glyphs.bad
      case .warning: theme.glyphs.warning
      case .good: theme.glyphs.good
      }
    var style = theme.style(role)
    grid.fill(header, style: style, clip: header)
    style.isBold = true
    let mark = isChosen ? theme.glyphs.selection : ""
    let place = place.isEmpty ? "" : "  \(place)"
    // The title gives way to what it does not say.
    let title = "\(mark)\(sign) \(pane.title.displaySafe)"
      .fitting(max(0, header.columns - 2 - place.columnWidth), ellipsis: theme.glyphs.ellipsis)
    StyledLine(title + place, style).draw(
      into: &grid, column: header.column + 1, row: header.row, columns: header.columns - 2,
      ellipsis: theme.glyphs.ellipsis, clip: header)
  }

  /// Tells the content, still empty, from what lies beyond it.
  private func drawGround(_ map: PointMap, in area: CellRect, into grid: inout CellGrid) {
    grid.fill(area, style: theme.style(.text), clip: area)
    let content = map.cells(CGRect(origin: .zero, size: pane.contentSize))
    guard content.intersection(area) != area else { return }
    grid.hatch(area, with: theme.glyphs.outside, every: 4, style: theme.style(.outside), clip: area)
    grid.fill(content, style: theme.style(.text), clip: area)
  }
}
