extension CellGrid {
  /// Draws the edges of a box; what it holds stays.
  mutating func box(
    _ rect: CellRect, border: Border, style: Style, hasTop: Bool = true, hasBottom: Bool = true,
    clip: CellRect
  ) {
    let inner = rect.inset(left: 1, right: 1)
    let left = CellRect(column: rect.column, row: rect.row, columns: 1, rows: rect.rows)
    let right = CellRect(column: rect.endColumn - 1, row: rect.row, columns: 1, rows: rect.rows)
    fill(left, with: border.vertical, style: style, clip: clip)
    fill(right, with: border.vertical, style: style, clip: clip)
    if hasTop {
      fill(inner.line(0), with: border.horizontal, style: style, clip: clip)
      fill(corner(left, atTop: true), with: border.topLeft, style: style, clip: clip)
      fill(corner(right, atTop: true), with: border.topRight, style: style, clip: clip)
    }
    if hasBottom {
      fill(inner.line(rect.rows - 1), with: border.horizontal, style: style, clip: clip)
      fill(corner(left, atTop: false), with: border.bottomLeft, style: style, clip: clip)
      fill(corner(right, atTop: false), with: border.bottomRight, style: style, clip: clip)
    }
  }

  /// Draws a character in every so many columns, each row shifted by half of that; the rest stays.
  ///
  /// The pattern belongs to the rectangle and moves with it.
  mutating func hatch(
    _ rect: CellRect, with text: String, every step: Int, style: Style, clip: CellRect
  ) {
    let visible = rect.intersection(clip).intersection(area)
    guard !visible.isEmpty else { return }
    let (glyph, look) = (glyph(of: text), style.code)
    for row in visible.row..<visible.endRow {
      let shift = (row - rect.row) % 2 == 0 ? 0 : step / 2
      for column in visible.column..<visible.endColumn
      where (column - rect.column + shift) % step == 0 {
        place(glyph, look, column: column, row: row)
      }
    }
  }

  private func corner(_ side: CellRect, atTop: Bool) -> CellRect {
    side.line(atTop ? 0 : side.rows - 1)
  }
}
