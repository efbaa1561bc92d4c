import Foundation
import Simulator

/// The ghost of the viewport where a fling will rest: its edges, as far as they are in sight.
///
/// A dashed line with a mark at its start crosses what is blank and spares what is written. Where layout or delegate
/// moved the target, the edges of the proposed one are drawn too, with a hollow mark. It is drawn over the marks of elements,
/// so that none cuts its numbers.
struct LandingPicture {
  let pane: PaneFrame
  let map: PointMap
  /// The viewport's cells.
  let area: CellRect
  let theme: Theme

  /// One edge of a viewport to come.
  private struct Edge {
    /// The row it falls into, or the column where the content moves sideways.
    var place: Int
    var mark: String
    var label: String
  }

  func draw(into grid: inout CellGrid) {
    let edges = edges
    for edge in edges { drawLine(edge, into: &grid) }
    for (index, edge) in edges.enumerated() { drawLabel(edge, index: index, into: &grid) }
  }

  /// The edges in sight, the target's first; one where both fall into one place.
  private var edges: [Edge] {
    guard let landing = Landing(pane) else { return [] }
    var edges = edges(at: landing.target, mark: theme.glyphs.target, name: "target")
    guard landing.isMoved else { return edges }
    for edge in self.edges(at: landing.proposed, mark: theme.glyphs.proposed, name: "proposed") {
      if let index = edges.firstIndex(where: { $0.place == edge.place }) {
        edges[index].mark = theme.glyphs.bothTargets
      } else {
        edges.append(edge)
      }
    }
    return edges
  }

  /// The edges that the viewport has at an offset; one where its own is now tells nothing.
  private func edges(at offset: CGFloat, mark: String, name: String) -> [Edge] {
    let end = offset + (isSideways ? pane.bounds.width : pane.bounds.height)
    let first = isSideways ? area.column : area.row
    let last = (isSideways ? area.endColumn : area.endRow) - 1
    // The cell inside the edge is the one that is marked.
    return [
      Edge(
        place: isSideways ? map.column(offset) : map.row(offset), mark: mark,
        label: "\(name) \(offset.pointText)"),
      Edge(
        place: (isSideways ? map.column(end) : map.row(end)) - 1, mark: mark,
        label: "\(name) ends \(end.pointText)"),
    ].filter { first < $0.place && $0.place < last }
  }

  private func drawLine(_ edge: Edge, into grid: inout CellGrid) {
    let light = theme.glyphs.light
    if isSideways {
      for row in area.row..<area.endRow { dash(edge.place, row, light.vertical, into: &grid) }
      grid.put(edge.mark, column: edge.place, row: area.row, style: style, clip: area)
    } else {
      let blank = (area.column..<area.endColumn).map { isBlank($0, edge.place, grid) }
      for (index, column) in (area.column..<area.endColumn).enumerated() {
        // Words keep their distance.
        let neighbours = [index - 1, index + 1].filter(blank.indices.contains)
        guard neighbours.allSatisfy({ blank[$0] }) else { continue }
        dash(column, edge.place, light.horizontal, into: &grid)
      }
      grid.put(edge.mark, column: area.column, row: edge.place, style: style, clip: area)
    }
  }

  /// Writes a label over the end of a line, or beside an upright one, if it leaves something of the line and covers neither a
  /// number nor a mark: part of one would read as another.
  private func drawLabel(_ edge: Edge, index: Int, into grid: inout CellGrid) {
    let text = " \(edge.label) "
    var columns = area.column + 1..<max(area.column + 1, area.endColumn - text.count)
    var rows = edge.place..<edge.place + 1
    if isSideways {
      let isRight = area.endColumn - edge.place > edge.place - area.column
      let column = isRight ? edge.place + 1 : edge.place - text.count
      guard column > area.column, column + text.count <= area.endColumn else { return }
      columns = column..<column + 1
      // Each on a row of its own, below the marks.
      rows = min(area.row + 1 + index, area.endRow)..<area.endRow
    }
    for row in rows {
      let column = columns.last { mayCover($0..<$0 + text.count, row: row, grid) }
      guard let column else { continue }
      return grid.put(text, column: column, row: row, style: style, clip: area)
    }
  }

  /// Whether some columns of a row hold neither a number nor a sign of what moved or differs, and none begins right behind
  /// them: an index path would lose its bracket, and what is left run together with the label's number.
  ///
  /// Of words one is left before them, and none is cut.
  private func mayCover(_ columns: Range<Int>, row: Int, _ grid: CellGrid) -> Bool {
    let (jumps, glyphs) = (theme.glyphs.jumps, theme.glyphs)
    let signs = (jumps.up + jumps.down + jumps.left + jumps.right + glyphs.unequal + glyphs.bad)
      .filter { !$0.isLetter }
    let columnsAndNext = columns.lowerBound..<min(columns.upperBound + 1, area.endColumn)
    let sparesWords =
      !grid.hasWords(columns, row: row)
      || (grid.hasWords(area.column..<columns.lowerBound, row: row)
        && ![columns.lowerBound, columns.upperBound].contains { grid.hasWord(across: $0, row: row) })
    return sparesWords && !grid.hasNumbers(columnsAndNext, row: row)
      && !columns.contains { column in grid[column, row].text.contains(where: signs.contains) }
  }

  private func dash(_ column: Int, _ row: Int, _ text: String, into grid: inout CellGrid) {
    if isBlank(column, row, grid) {
      grid.put(text, column: column, row: row, style: style, clip: area)
    }
  }

  private func isBlank(_ column: Int, _ row: Int, _ grid: CellGrid) -> Bool {
    grid.area.contains(column: column, row: row) && grid[column, row].text == " "
  }

  private var isSideways: Bool { MotionAxis(pane).isHorizontal }

  private var style: Style { theme.style(.focus) }
}
