import Foundation
import Simulator

/// One pane on a stage: its name on a ground that says good or bad, and its viewport in fields.
struct StagePane {
  let pane: PaneFrame
  let slot: PaneSlot
  let verdict: StageVerdict
  let differences: PaneDifferences?
  /// Whether it is the one that was chosen.
  let isChosen: Bool
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    let map = PointMap(
      origin: pane.bounds.origin, scale: slot.scale, column: slot.viewport.column,
      row: slot.viewport.row)
    let area = slot.viewport
    drawGround(map, in: area, into: &grid)
    for blank in pane.blanks { drawBlank(blank, map.cells(blank), in: area, into: &grid) }
    StretchPicture(pane: pane, map: map, area: area, theme: theme).draw(into: &grid)
    for (index, element) in pane.elements.enumerated() {
      StageElement(
        element: element, rect: map.cells(element.frame), clip: area,
        difference: differences?.marks[index],
        fontColumns: pane.font.width > 0 ? map.scale.width / pane.font.width : 1,
        scrollsHorizontally: pane.scrollsHorizontally, theme: theme
      ).draw(into: &grid)
    }
    JumpPicture(pane: pane, map: map, area: area, theme: theme).draw(into: &grid)
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
    StyledLine("\(mark)\(sign) \(pane.title.displaySafe)", style).draw(
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

  private static let blankNames = ["  nothing here  ", " nothing ", " blank "]

  private func drawBlank(
    _ blank: CGRect, _ rect: CellRect, in area: CellRect, into grid: inout CellGrid
  ) {
    let style = theme.style(.stageBlank)
    grid.fill(rect, style: style, clip: area)
    grid.hatch(rect, with: theme.glyphs.blank, every: 2, style: style, clip: area)
    let visible = rect.intersection(area)
    guard visible.rows > 0, let name = Self.blankNames.first(where: { visible.columns >= $0.count })
    else { return }
    var bold = style
    bold.isBold = true
    let row = visible.row + visible.rows / 2
    grid.put(
      name, column: visible.column + (visible.columns - name.count) / 2, row: row, style: bold,
      clip: visible)
    guard
      let missing = BlankText(pane, blank, theme.glyphs).text(columns: visible.columns),
      row + 1 < visible.endRow
    else { return }
    grid.put(
      missing, column: visible.column + (visible.columns - missing.columnWidth) / 2, row: row + 1,
      style: bold, clip: visible)
  }
}
