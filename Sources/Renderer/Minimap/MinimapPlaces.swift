import Foundation
import Simulator

/// Where on a scroll bar or a minimap the viewport stands, and which places it has to go.
struct MinimapPlaces {
  /// Places along the scroll axis.
  let length: Int
  /// Places across it: 1 on a scroll bar, where the bar for the way across has all of its own.
  let breadth: Int
  /// The viewport's places.
  let along: Range<Int>
  let across: Range<Int>

  private let isHorizontal: Bool
  /// Where place 0, 0 is.
  private let origin: (column: Int, row: Int)

  /// The places in an area; a map, not a bar of either way, keeps those next to the viewport for marks.
  init(_ pane: PaneFrame, area: CellRect, keepsMarks: Bool = true) {
    isHorizontal = pane.scrollsHorizontally
    let isMap = keepsMarks && (isHorizontal ? area.rows : area.columns) > 1
    let body = isHorizontal ? area.inset(top: isMap ? 1 : 0) : area.inset(left: isMap ? 1 : 0)
    origin = (body.column, body.row)
    length = isHorizontal ? body.columns : body.rows
    breadth = isHorizontal ? body.rows : body.columns
    along = ScrollThumb(along: pane).places(length)
    across = ScrollThumb(across: pane).places(breadth)
  }

  /// The character cells of so many places; one before the first across is where marks stand.
  func cells(along: Range<Int>, across: Range<Int>) -> CellRect {
    CellRect(
      column: origin.column + (isHorizontal ? along : across).lowerBound,
      row: origin.row + (isHorizontal ? across : along).lowerBound,
      columns: (isHorizontal ? along : across).count, rows: (isHorizontal ? across : along).count)
  }

  /// The place of a character cell, whether or not there is one.
  func place(column: Int, row: Int) -> (along: Int, across: Int) {
    let (x, y) = (column - origin.column, row - origin.row)
    return isHorizontal ? (x, y) : (y, x)
  }
}
