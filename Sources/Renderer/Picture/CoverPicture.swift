import Foundation
import Simulator

/// The parts of the viewport that something covers, such as a keyboard: hatched over the elements, whose texts stay.
struct CoverPicture {
  let pane: PaneFrame
  let map: PointMap
  /// The viewport's cells.
  let area: CellRect
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    let (bounds, edges) = (pane.bounds, pane.obscured)
    let (width, height) = (bounds.width, bounds.height)
    draw(
      CGRect(x: bounds.minX, y: bounds.minY, width: width, height: min(edges.top, height)),
      edges.top, labelAtEnd: true, into: &grid)
    let bottom = min(edges.bottom, height)
    draw(
      CGRect(x: bounds.minX, y: bounds.maxY - bottom, width: width, height: bottom), edges.bottom,
      into: &grid)
    draw(
      CGRect(x: bounds.minX, y: bounds.minY, width: min(edges.left, width), height: height),
      edges.left, into: &grid)
    let right = min(edges.right, width)
    draw(
      CGRect(x: bounds.maxX - right, y: bounds.minY, width: right, height: height), edges.right,
      into: &grid)
  }

  /// Hatches a strip, and says how much it covers in the row next to what is uncovered.
  private func draw(
    _ strip: CGRect, _ points: CGFloat, labelAtEnd: Bool = false, into grid: inout CellGrid
  ) {
    guard points > 0 else { return }
    let cells = map.cells(strip).intersection(area).intersection(grid.area)
    guard !cells.isEmpty else { return }
    let (style, fillers) = (theme.style(.outside), theme.glyphs.fillers)
    for row in cells.row..<cells.endRow {
      let isFree = (cells.column..<cells.endColumn).map { fillers.contains(grid[$0, row].text) }
      for index in isFree.indices where (row + cells.column + index) % 2 == 0 {
        // The hatching keeps off the words, so that it is not read as a part of them.
        let beside = isFree[max(0, index - 1)...min(isFree.count - 1, index + 1)]
        guard beside.allSatisfy({ $0 }) else { continue }
        grid.put(
          theme.glyphs.cover, column: cells.column + index, row: row, style: style, clip: cells)
      }
    }
    let texts = [
      " obscured \(points.pointText) pt ", " obscured \(points.pointText) ", points.pointText,
    ]
    guard let text = texts.first(where: { $0.count <= cells.columns }) else { return }
    grid.put(
      text, column: cells.column + (cells.columns - text.count) / 2,
      row: labelAtEnd ? cells.endRow - 1 : cells.row, style: theme.style(.strong), clip: cells)
  }
}
