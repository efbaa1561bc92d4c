import Foundation
import Simulator

/// What lies behind everything: the content, still empty, told from what lies beyond it.
struct GroundPicture {
  /// In points.
  let contentSize: CGSize
  let map: PointMap
  /// The viewport's cells.
  let area: CellRect
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    grid.fill(area, style: theme.style(.text), clip: area)
    let content = map.cells(CGRect(origin: .zero, size: contentSize))
    guard content.intersection(area) != area else { return }
    // The pattern hangs on the content, so that it moves along.
    let far = 2_000_000
    let outside = CellRect(
      column: content.column - far, row: content.row - far, columns: 2 * far, rows: 2 * far)
    grid.hatch(
      outside, with: theme.glyphs.outside, every: 4, style: theme.style(.outside), clip: area)
    grid.fill(content, style: theme.style(.text), clip: area)
  }
}
