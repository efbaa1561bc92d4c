import Foundation
import Simulator

/// What shows beyond an edge while the content is stretched: nothing is missing there, so it is drawn as what it is.
struct StretchPicture {
  let pane: PaneFrame
  let map: PointMap
  /// The viewport's cells.
  let area: CellRect
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    let stretch = pane.motion.stretch
    let pull = pane.motion.pull
    let bounds = pane.bounds
    let glyphs = theme.glyphs
    if stretch.x != 0, stretch.x.isFinite {
      let edge = stretch.x < 0 ? bounds.minX : bounds.maxX
      draw(
        CGRect(
          x: min(edge, edge - stretch.x), y: bounds.minY, width: abs(stretch.x),
          height: bounds.height),
        strand: glyphs.strands.horizontal,
        labels: labels(stretch.x, pull: pull?.x, sign: glyphs.ways.horizontal), into: &grid)
    }
    if stretch.y != 0, stretch.y.isFinite {
      let edge = stretch.y < 0 ? bounds.minY : bounds.maxY
      draw(
        CGRect(
          x: bounds.minX, y: min(edge, edge - stretch.y), width: bounds.width,
          height: abs(stretch.y)),
        strand: glyphs.strands.vertical,
        labels: labels(stretch.y, pull: pull?.y, sign: glyphs.ways.vertical), into: &grid)
    }
  }

  /// How far, and how far the finger went for it: as long as may be first.
  private func labels(_ stretch: CGFloat, pull: CGFloat?, sign: String) -> [String] {
    let amount = abs(stretch).pointText
    let beyond = "\(sign)\(amount) pt"
    let short = [" \(beyond) beyond ", " \(beyond) ", amount]
    guard let pull, pull != 0 else { return short }
    let finger = "finger \(abs(pull).pointText) pt"
    return [" \(beyond) beyond, \(finger) ", " \(beyond), \(finger) "] + short
  }

  private func draw(
    _ rect: CGRect, strand: String, labels: [String], into grid: inout CellGrid
  ) {
    let cells = map.cells(rect).intersection(area)
    guard !cells.isEmpty else { return }
    let style = theme.style(.outside)
    grid.fill(cells, style: style, clip: area)
    let isUpright = strand == theme.glyphs.strands.vertical
    if isUpright {
      for column in stride(from: cells.column, to: cells.endColumn, by: 4) {
        let line = CellRect(columns: column..<column + 1, rows: cells.row..<cells.endRow)
        grid.fill(line, with: strand, style: style, clip: cells)
      }
    } else {
      for row in stride(from: cells.row, to: cells.endRow, by: 2) {
        let line = CellRect(columns: cells.column..<cells.endColumn, rows: row..<row + 1)
        grid.fill(line, with: strand, style: style, clip: cells)
      }
    }
    guard let label = labels.first(where: { $0.count <= cells.columns }) else { return }
    grid.put(
      label, column: cells.column + (cells.columns - label.count) / 2,
      row: cells.row + cells.rows / 2, style: theme.style(.strong), clip: cells)
  }
}
