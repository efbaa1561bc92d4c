import Foundation
import Simulator

/// Content points at the edge of a viewport: at its left, or above one that scrolls sideways.
struct RulerPicture {
  let pane: PaneFrame
  let map: PointMap
  let area: CellRect
  let theme: Theme

  /// Points between two numbers: the least that leaves room between them.
  private static let steps: [CGFloat] = [
    1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000,
  ]
  /// The rows that a number takes of its own and keeps free.
  private static let rowsEach: CGFloat = 2.5

  /// The columns and rows that a ruler takes off the room of a viewport; none where too little would be left.
  static func space(for pane: PaneFrame, in room: CellRect) -> (columns: Int, rows: Int) {
    if pane.scrollsHorizontally { return room.rows > 4 ? (0, 1) : (0, 0) }
    let columns = digits(of: pane) + 1
    return room.columns >= columns + 20 ? (columns, 0) : (0, 0)
  }

  /// Where it stands; nil for none.
  static func area(beside viewport: CellRect, space: (columns: Int, rows: Int)) -> CellRect? {
    if space.columns > 0 {
      return CellRect(
        column: viewport.column - space.columns, row: viewport.row, columns: space.columns,
        rows: viewport.rows)
    }
    guard space.rows > 0 else { return nil }
    return CellRect(
      column: viewport.column, row: viewport.row - space.rows, columns: viewport.columns,
      rows: space.rows)
  }

  func draw(into grid: inout CellGrid) {
    grid.fill(area, style: theme.style(.rule), clip: area)
    if pane.scrollsHorizontally { drawAbove(into: &grid) } else { drawBeside(into: &grid) }
  }

  private func drawBeside(into grid: inout CellGrid) {
    let line = CellRect(
      column: area.endColumn - 1, row: area.row, columns: 1, rows: area.rows)
    grid.fill(line, with: theme.glyphs.solid.vertical, style: theme.style(.rule), clip: area)
    let step = step(Self.rowsEach * map.scale.height)
    for value in values(from: pane.bounds.minY, by: step, cells: area.rows, map.scale.height) {
      let row = area.row + cell(of: value - pane.bounds.minY, map.scale.height)
      let text = number(value)
      grid.put(
        text, column: line.column - text.count, row: row, style: theme.style(.text), clip: area)
      grid.put(
        theme.glyphs.tick, column: line.column, row: row, style: theme.style(.rule), clip: area)
    }
  }

  private func drawAbove(into grid: inout CellGrid) {
    grid.fill(area, with: theme.glyphs.rule, style: theme.style(.rule), clip: area)
    let step = step(CGFloat(Self.digits(of: pane) + 2) * map.scale.width)
    for value in values(from: pane.bounds.minX, by: step, cells: area.columns, map.scale.width) {
      let column = area.column + cell(of: value - pane.bounds.minX, map.scale.width)
      grid.put(
        theme.glyphs.tickAbove, column: column, row: area.row, style: theme.style(.rule), clip: area
      )
      let text = number(value)
      // Part of a number would read as another.
      guard column + 1 >= area.column, column + 1 + text.count <= area.endColumn else { continue }
      grid.put(text, column: column + 1, row: area.row, style: theme.style(.text), clip: area)
    }
  }

  private func step(_ least: CGFloat) -> CGFloat {
    Self.steps.first { $0 >= least } ?? Self.steps[Self.steps.count - 1]
  }

  /// The cell that contains a point, counted from the viewport's first.
  ///
  /// Two sums that should be equal may differ in their last bits.
  private func cell(of way: CGFloat, _ scale: CGFloat) -> Int {
    Int((way / scale + 1e-6).rounded(.down))
  }

  /// The multiples of a step in sight.
  private func values(from start: CGFloat, by step: CGFloat, cells: Int, _ scale: CGFloat)
    -> [CGFloat]
  {
    guard start.isFinite, scale.isFinite, scale > 0, abs(start) < 1e12 else { return [] }
    let first = (start / step).rounded(.down) * step
    let count = min(CGFloat(cells) * scale / step, 1_000).rounded(.up) + 1
    return (0...max(0, Int(count))).map { first + CGFloat($0) * step }
  }

  private func number(_ value: CGFloat) -> String { String(Int(value)) }

  /// The digits of the largest number there can be, a sign included.
  private static func digits(of pane: PaneFrame) -> Int {
    let extent =
      pane.scrollsHorizontally ? pane.contentSize.width : pane.contentSize.height
    guard extent.isFinite, abs(extent) < 1e12 else { return 13 }
    return max(4, String(Int(abs(extent))).count)
  }
}
