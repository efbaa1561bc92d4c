import Foundation
import Simulator

/// The ghost of the viewport where a fling will rest: its edges, as far as they are in sight.
///
/// A dashed line with a mark at its start crosses what is blank and spares what is written. Where layout or delegate
/// moved the target, the edges of the proposed one are drawn too, with a hollow mark.
struct LandingPicture {
  let pane: PaneFrame
  let map: PointMap
  /// The viewport's cells.
  let area: CellRect
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    guard let landing = Landing(pane) else { return }
    if landing.isMoved {
      draw(landing.proposed, mark: theme.glyphs.proposed, name: "proposed", into: &grid)
    }
    draw(landing.target, mark: theme.glyphs.target, name: "target", into: &grid)
  }

  /// Draws the edges that the viewport has at an offset.
  private func draw(_ offset: CGFloat, mark: String, name: String, into grid: inout CellGrid) {
    let isHorizontal = pane.scrollsHorizontally
    let length = isHorizontal ? pane.bounds.width : pane.bounds.height
    for isEnd in [false, true] {
      let point = isEnd ? offset + length : offset
      let label = "\(name)\(isEnd ? " ends" : "") \(point.pointText)"
      // The cell inside the edge is marked; an edge where the viewport's own one is tells nothing.
      if isHorizontal {
        let column = map.column(point) - (isEnd ? 1 : 0)
        guard column > area.column, column < area.endColumn - 1 else { continue }
        drawUpright(column, mark: mark, label: label, into: &grid)
      } else {
        let row = map.row(point) - (isEnd ? 1 : 0)
        guard row > area.row, row < area.endRow - 1 else { continue }
        drawLevel(row, mark: mark, label: label, into: &grid)
      }
    }
  }

  private func drawLevel(_ row: Int, mark: String, label: String, into grid: inout CellGrid) {
    dash(
      CellRect(columns: area.column..<area.endColumn, rows: row..<row + 1),
      with: theme.glyphs.light.horizontal, into: &grid)
    grid.put(mark, column: area.column, row: row, style: style, clip: area)
    drawLabel(label, endColumn: area.endColumn - 1, row: row, into: &grid)
  }

  private func drawUpright(_ column: Int, mark: String, label: String, into grid: inout CellGrid) {
    dash(
      CellRect(columns: column..<column + 1, rows: area.row..<area.endRow),
      with: theme.glyphs.light.vertical, into: &grid)
    grid.put(mark, column: column, row: area.row, style: style, clip: area)
    // Beside the line, where there is more room.
    let isRight = area.endColumn - column > column - area.column
    drawLabel(
      label, endColumn: isRight ? column + 3 + label.count : column, row: area.row, into: &grid)
  }

  /// Writes a label that ends before a column, if the viewport has room for it and some of the line.
  private func drawLabel(_ label: String, endColumn: Int, row: Int, into grid: inout CellGrid) {
    let text = " \(label) "
    let column = endColumn - text.count
    guard column > area.column + 1, endColumn <= area.endColumn else { return }
    grid.put(text, column: column, row: row, style: style, clip: area)
  }

  /// Draws a line where nothing is written, nor just beside.
  private func dash(_ rect: CellRect, with text: String, into grid: inout CellGrid) {
    let visible = rect.intersection(area).intersection(grid.area)
    guard !visible.isEmpty else { return }
    for row in visible.row..<visible.endRow {
      let blank = (0..<grid.columns).map { grid[$0, row].text == " " }
      for column in visible.column..<visible.endColumn where blank[column] {
        let isNarrow =
          column > area.column && !blank[column - 1]
          || column + 1 < area.endColumn && column + 1 < blank.count && !blank[column + 1]
        if visible.columns > 1, isNarrow { continue }
        grid.put(text, column: column, row: row, style: style, clip: visible)
      }
    }
  }

  private var style: Style { theme.style(.focus) }
}
