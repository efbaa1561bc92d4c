import Foundation
import Simulator

/// Marks at the right of the elements that differ from those of another pane, over the picture of a viewport.
struct DifferencePicture {
  let differences: PaneDifferences
  let elements: [ElementFrame]
  let map: PointMap
  /// The viewport's cells.
  let area: CellRect
  let theme: Theme

  /// Columns at the left that belong to the element's own label.
  private static let labelColumns = 8

  func draw(into grid: inout CellGrid) {
    let text = DifferenceText(glyphs: theme.glyphs)
    for (index, mark) in differences.marks {
      let visible = map.cells(elements[index].frame).intersection(area)
      guard !visible.isEmpty, visible.columns >= 3 else { continue }
      let room = visible.columns - 2 - (visible.columns > 12 ? Self.labelColumns : 0)
      var told = text.mark(mark, columns: room)
      // What stands before it keeps its distance.
      if told.columnWidth < room { told = " " + told }
      grid.put(
        told, column: visible.endColumn - 1 - told.columnWidth, row: visible.row,
        style: theme.style(.focus), clip: visible)
    }
  }
}
