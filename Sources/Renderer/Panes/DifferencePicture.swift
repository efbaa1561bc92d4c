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
      let cells = map.cells(elements[index].frame)
      let visible = cells.intersection(area)
      guard !visible.isEmpty, visible.columns >= 3 else { continue }
      let label = ElementLabel(elements[index], scrollsHorizontally: false, glyphs: theme.glyphs)
      let identity = label.identity.columnWidth
      let room =
        visible.columns - 2
        - (visible.columns > 12 ? max(Self.labelColumns, identity) : identity)
      // Which element it is goes before how it differs.
      guard room > 0 else { continue }
      var told = text.mark(mark, columns: room)
      // What stands before it keeps its distance.
      if told.columnWidth < room { told = " " + told }
      // A box keeps its corner; in a band nothing of the label may follow, which would read as digits of the mark.
      let end = cells.rows >= 3 && cells.columns >= 4 ? visible.endColumn - 1 : visible.endColumn
      grid.put(
        told, column: end - told.columnWidth, row: visible.row, style: theme.style(.focus),
        clip: visible)
    }
  }
}
