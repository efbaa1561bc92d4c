import Foundation
import Simulator

/// The scroll indicators of sections that scroll across, each while its section moves, at the end of the section's scroller.
struct SectionIndicatorPicture {
  let pane: PaneFrame
  let map: PointMap
  /// The viewport's cells.
  let area: CellRect
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    for section in pane.sections where section.isMoving { draw(section, into: &grid) }
  }

  private func draw(_ section: SectionFrame, into grid: inout CellGrid) {
    let frame = map.cells(section.frame).intersection(area)
    guard section.range.lowerBound < section.range.upperBound, frame.rows > 0, frame.columns > 0
    else { return }
    let thumb = ScrollThumb(of: section, in: pane)
    if pane.scrollsHorizontally {
      let places = thumb.places(frame.rows)
      grid.fill(
        CellRect(
          column: frame.endColumn - 1, row: frame.row + places.lowerBound, columns: 1,
          rows: places.count), with: theme.glyphs.heavy.vertical, style: theme.style(.thumb),
        clip: area)
    } else {
      let places = thumb.places(frame.columns)
      grid.fill(
        CellRect(
          column: frame.column + places.lowerBound, row: frame.endRow - 1, columns: places.count,
          rows: 1), with: theme.glyphs.heavy.horizontal, style: theme.style(.thumb), clip: area)
    }
  }
}
