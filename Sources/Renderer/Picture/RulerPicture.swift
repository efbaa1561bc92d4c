import Foundation
import Simulator

/// Content points at the edges of a viewport: at its left for y, above it for x.
struct RulerPicture {
  let pane: PaneFrame
  let map: PointMap
  let rulers: Rulers
  let theme: Theme

  /// Points between two numbers: the least that leaves room between them.
  private static let steps: [CGFloat] = [
    1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000,
  ]
  /// The rows that a number takes of its own and keeps free.
  private static let rowsEach: CGFloat = 2.5

  func draw(into grid: inout CellGrid) {
    if let area = rulers.beside { drawBeside(area, into: &grid) }
    if let area = rulers.above { drawAbove(area, into: &grid) }
    if let beside = rulers.beside, let above = rulers.above {
      let corner = CellRect(column: beside.endColumn - 1, row: above.row, columns: 1, rows: 1)
      grid.fill(
        corner, with: theme.glyphs.solid.topLeft, style: theme.style(.rule), clip: corner)
    }
  }

  private func drawBeside(_ area: CellRect, into grid: inout CellGrid) {
    grid.fill(area, style: theme.style(.rule), clip: area)
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

  private func drawAbove(_ area: CellRect, into grid: inout CellGrid) {
    grid.fill(area, with: theme.glyphs.rule, style: theme.style(.rule), clip: area)
    let step = step(CGFloat(Self.digits(of: pane.contentSize.width) + 2) * map.scale.width)
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

  /// The digits of the largest number there can be in content of a length, a sign included.
  static func digits(of length: CGFloat) -> Int {
    guard length.isFinite, abs(length) < 1e12 else { return 13 }
    return max(4, String(Int(abs(length))).count)
  }
}
