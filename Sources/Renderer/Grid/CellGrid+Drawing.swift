import Simulator

extension CellGrid {
  /// Draws a text on one row.
  ///
  /// Characters without width, control characters among them, are left out. A wide character that an edge of the clip
  /// cuts leaves a blank in its inner half, and one that is overdrawn by half loses the other half, so a grid is
  /// whole at any time.
  ///
  /// - Parameters:
  ///   - text: What to draw; the caller makes it `displaySafe` when it comes from data.
  ///   - column: Where it begins; may lie outside the grid.
  ///   - row: Its row; may lie outside the grid.
  ///   - style: Its looks.
  ///   - clip: Where drawing is allowed.
  public mutating func put(
    _ text: some StringProtocol, column: Int, row: Int, style: Style = .plain, clip: CellRect
  ) {
    put(Cell.cells(of: text, style: style)[...], column: column, row: row, clip: clip)
  }

  /// Draws cells on one row; those of a wide character that the clip cuts become blank.
  mutating func put(_ cells: ArraySlice<Cell>, column: Int, row: Int, clip: CellRect) {
    let clip = clip.intersection(area)
    let first = max(column, clip.column)
    let end = min(column + cells.count, clip.endColumn)
    guard row >= clip.row, row < clip.endRow, first < end else { return }
    detach(first..<end, row: row)
    let source = cells.startIndex - column
    for place in first..<end { self[place, row] = cells[source + place] }
    if self[first, row].isContinuation { self[first, row].text = " " }
    let next = source + end
    if next < cells.endIndex, cells[next].isContinuation { self[end - 1, row].text = " " }
  }

  /// Fills a rectangle with one character of width one.
  public mutating func fill(
    _ rect: CellRect, with text: String = " ", style: Style = .plain, clip: CellRect
  ) {
    let rect = rect.intersection(clip).intersection(area)
    guard !rect.isEmpty else { return }
    let cell = Cell(text: text, style: style)
    for row in rect.row..<rect.endRow {
      detach(rect.column..<rect.endColumn, row: row)
      for column in rect.column..<rect.endColumn { self[column, row] = cell }
    }
  }

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
      fill(left.line(0), with: border.topLeft, style: style, clip: clip)
      fill(right.line(0), with: border.topRight, style: style, clip: clip)
    }
    if hasBottom {
      let last = rect.rows - 1
      fill(inner.line(last), with: border.horizontal, style: style, clip: clip)
      fill(left.line(last), with: border.bottomLeft, style: style, clip: clip)
      fill(right.line(last), with: border.bottomRight, style: style, clip: clip)
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
    let cell = Cell(text: text, style: style)
    for row in visible.row..<visible.endRow {
      let shift = (row - rect.row) % 2 == 0 ? 0 : step / 2
      for column in visible.column..<visible.endColumn
      where (column - rect.column + shift) % step == 0 {
        detach(column..<column + 1, row: row)
        self[column, row] = cell
      }
    }
  }

  /// Copies a picture, or a part of one; what the clip cuts off is left out.
  ///
  /// - Parameters:
  ///   - picture: What to show, over whatever is there.
  ///   - part: The part of it, with whole glyphs; nil for all of it.
  ///   - column: Where its left edge comes; it has to lie within the clip, and the right one too.
  ///   - row: Where its top comes; may lie outside the grid.
  ///   - clip: Where drawing is allowed.
  mutating func paste(
    _ picture: CellGrid, _ part: CellRect? = nil, column: Int, row: Int, clip: CellRect
  ) {
    let part = part ?? picture.area
    guard column >= 0, column + part.columns <= columns, !part.isEmpty else { return }
    for line in 0..<part.rows {
      let cells = picture.row(part.row + line)
      let first = cells.startIndex + part.column
      put(cells[first..<first + part.columns], column: column, row: row + line, clip: clip)
    }
  }

  /// Blanks the other halves of the wide characters one half of which is about to go with some columns.
  private mutating func detach(_ columns: Range<Int>, row: Int) {
    if columns.lowerBound > 0, self[columns.lowerBound, row].isContinuation {
      self[columns.lowerBound - 1, row].text = " "
    }
    if columns.upperBound < self.columns, self[columns.upperBound, row].isContinuation {
      self[columns.upperBound, row].text = " "
    }
  }
}

extension CellGrid.Cell {
  /// The cells of a text on one line; characters without width are left out.
  static func cells(of text: some StringProtocol, style: Style) -> [Self] {
    var cells: [Self] = []
    cells.reserveCapacity(text.utf8.count)
    for character in text {
      switch character.columnWidth {
      case 1:
        cells.append(Self(text: String(character), style: style))
      case 2...:
        if let parts = character.columnParts {
          for part in parts { cells.append(Self(text: part, style: style)) }
        } else {
          cells.append(Self(text: String(character), style: style))
          cells.append(Self(text: "", style: style))
        }
      default: break
      }
    }
    return cells
  }
}
