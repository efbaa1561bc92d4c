import Foundation
import Simulator

/// Marks at the right of the elements that differ from those of another pane, over the picture of a viewport.
struct DifferencePicture {
  let differences: PaneDifferences
  /// The pane they are of.
  let pane: PaneFrame
  let map: PointMap
  /// The viewport's cells.
  let area: CellRect
  let theme: Theme
  var mode = ViewMode.both

  /// Columns at the left that belong to the element's own label.
  private static let labelColumns = 8

  func draw(into grid: inout CellGrid) {
    let text = DifferenceText(glyphs: theme.glyphs)
    let squeezed = SqueezedElements(pane, map, in: area)
    let jumps = JumpPicture(pane: pane, map: map, area: area, theme: theme)
    // In the order of drawing, whatever order a dictionary has.
    for (index, mark) in differences.marks.sorted(by: { $0.key < $1.key }) {
      let element = pane.elements[index]
      let cells = map.cells(element.frame)
      // What stands in front keeps its own looks.
      let foreground = Foreground(of: element, in: pane, map)
      var visible = foreground.seen(of: cells.intersection(area))
      visible.columns -= max(
        squeezed.columns(atEndOf: cells, row: visible.row),
        mode == .content ? 0 : jumps.columnsBesideLabel(of: element))
      guard !visible.isEmpty, visible.columns >= 3 else { continue }
      let label = ElementLabel(
        element, scrollsHorizontally: pane.scrollsHorizontally,
        namesSections: pane.sectionCount > 1,
        glyphs: theme.glyphs)
      let identity = label.identity.columnWidth
      let room =
        visible.columns - 2
        - (visible.columns > 12 ? max(Self.labelColumns, identity) : identity)
      // Which element it is goes before how it differs.
      guard room > 0 else { continue }
      let shown = label.line(
        columns: visible.columns - 1, isFresh: element.isFresh, styles: (.plain, .plain))
      // Of words there is only the sign where what else is on it needs the room.
      let inline = cells.rows == 1 ? element.text.displaySafe.columnWidth + 2 : 0
      let beside = max(2, visible.columns - 3 - shown.columns - inline)
      var told = text.mark(
        mark, columns: mark.isAlone || mark.isOther ? min(room, beside) : room)
      // What stands before it keeps its distance.
      if told.columnWidth < room { told = " " + told }
      // A box keeps its corner, and a band a column for the cursor.
      let isBox = cells.rows >= 3 && cells.columns >= 4
      let end = visible.endColumn - 1
      let columns = end - told.columnWidth..<end
      guard !columns.contains(where: { foreground.hides(column: $0, row: visible.row) }) else {
        continue
      }
      if drawsTitle(of: element, cells), foreground.isEmpty {
        redraw(element, cells, leaving: told.columnWidth + 1, into: &grid)
        grid.put(
          told, column: columns.lowerBound, row: visible.row, style: theme.style(.focus),
          clip: visible)
        continue
      }
      if !isBox { blank(end..<visible.endColumn, row: visible.row, into: &grid) }
      if shown.columns + told.columnWidth > visible.columns - 2 {
        // Half a size would read as another size, or as a digit of the mark.
        shorten(
          label, from: shown.columns,
          to: (visible.column + 1)..<max(visible.column + 1, end - told.columnWidth), of: element,
          row: visible.row, into: &grid)
      }
      grid.put(
        told, column: end - told.columnWidth, row: visible.row, style: theme.style(.focus),
        clip: visible)
    }
  }

  /// Whether a text stands before the label, which is then at the end.
  private func drawsTitle(of element: ElementFrame, _ cells: CellRect) -> Bool {
    element.category == .supplementaryView && !element.text.isEmpty && mode == .both
      && (cells.rows < 3 || cells.columns < 4)
  }

  /// Draws a header or a footer anew, with so many columns left at the end of its row.
  private func redraw(
    _ element: ElementFrame, _ cells: CellRect, leaving columns: Int, into grid: inout CellGrid
  ) {
    ElementPicture(
      element: element, rect: cells, clip: area,
      fontColumns: pane.font.width > 0 ? map.scale.width / pane.font.width : 1,
      scrollsHorizontally: pane.scrollsHorizontally, theme: theme, edges: map.edges(element.frame),
      mode: mode, endColumns: columns, namesSections: pane.sectionCount > 1
    ).draw(into: &grid)
  }

  /// Writes a label anew, of fewer columns than it has had, in the looks that it had.
  private func shorten(
    _ label: ElementLabel, from former: Int, to columns: Range<Int>, of element: ElementFrame,
    row: Int, into grid: inout CellGrid
  ) {
    let start = max(columns.lowerBound, area.column)
    let last = min(start + max(former, 1), area.endColumn) - 1
    guard start <= last, grid.area.contains(column: start, row: row) else { return }
    let styles = (grid[start, row].style, grid[last, row].style)
    let line = label.line(
      columns: columns.count, isFresh: element.isFresh, styles: styles, newsIn: theme)
    blank(start..<columns.upperBound, row: row, into: &grid)
    line.draw(
      into: &grid, column: start, row: row, columns: columns.count,
      ellipsis: theme.glyphs.ellipsis, clip: area)
  }

  private func blank(_ columns: Range<Int>, row: Int, into grid: inout CellGrid) {
    let line = CellRect(columns: columns, rows: row..<row + 1).intersection(area)
    grid.fill(line, with: " ", style: theme.style(.text), clip: area)
  }
}
