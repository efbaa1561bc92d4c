import Foundation

extension ElementPicture {
  /// Draws the edges of a thin box where they are, to a quarter of a row and a third of a column.
  ///
  /// A line that is drawn in the middle of its row as long as the edge lies on a boundary goes along with the edge.
  func drawTrueEdges(hasBottom: Bool, style: Style, into grid: inout CellGrid) {
    guard let forms = theme.glyphs.edges, !element.isFresh, element.category == .cell else {
      return
    }
    drawSides(forms, style: style, into: &grid)
    let top = EdgePlaces.quarters(edges.top)
    if top != 0 { draw(forms.top[top + 2], in: rect.line(0), style: style, into: &grid) }
    let bottom = EdgePlaces.quarters(edges.bottom)
    if hasBottom, bottom != 0 {
      draw(forms.bottom[bottom + 2], in: rect.line(rect.rows - 1), style: style, into: &grid)
    }
  }

  private func draw(
    _ form: EdgeForms.Line, in row: CellRect, style: Style, into grid: inout CellGrid
  ) {
    let run = row.inset(left: 1, right: 1)
    if element.sizeState == .estimated {
      // Every other column, as a light line is drawn.
      grid.fill(run, style: style, clip: clip)
      let visible = run.intersection(clip)
      let first = visible.column + (visible.column - run.column) % 2
      for column in stride(from: first, to: visible.endColumn, by: 2) {
        grid.put(form.run, column: column, row: row.row, style: style, clip: clip)
      }
    } else {
      grid.fill(run, with: form.run, style: style, clip: clip)
    }
    grid.put(form.left, column: row.column, row: row.row, style: style, clip: clip)
    grid.put(form.right, column: row.endColumn - 1, row: row.row, style: style, clip: clip)
  }

  private func drawSides(_ forms: EdgeForms, style: Style, into grid: inout CellGrid) {
    guard element.sizeState != .estimated else { return }
    for (column, place) in [(rect.column, edges.left), (rect.endColumn - 1, edges.right)] {
      let third = place < -0.25 ? 0 : place > 0.25 ? 2 : 1
      guard third != 1 else { continue }
      let side = CellRect(columns: column..<column + 1, rows: rect.row..<rect.endRow)
      grid.fill(side, with: forms.side[third], style: style, clip: clip)
    }
  }
}

/// How far the true edges of a rectangle lie from the cell boundaries they are drawn at: −½ to ½ of a cell, to the right
/// and down.
struct EdgePlaces: Equatable {
  var top: CGFloat = 0
  var left: CGFloat = 0
  var bottom: CGFloat = 0
  var right: CGFloat = 0

  /// As thin lines are drawn: to a quarter of a row and a third of a column.
  var rounded: EdgePlaces {
    EdgePlaces(
      top: CGFloat(Self.quarters(top)) / 4, left: Self.third(left),
      bottom: CGFloat(Self.quarters(bottom)) / 4, right: Self.third(right))
  }

  /// The middle of the third of a column: −⅓, 0 or ⅓.
  private static func third(_ part: CGFloat) -> CGFloat {
    part < -0.25 ? -1 / 3 : part > 0.25 ? 1 / 3 : 0
  }

  /// Quarters of a cell, rounded: −2 to 2.
  static func quarters(_ part: CGFloat) -> Int {
    part.isFinite ? Int((min(max(part, -0.5), 0.5) * 4).rounded()) : 0
  }
}
