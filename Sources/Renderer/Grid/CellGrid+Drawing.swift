import Simulator

extension CellGrid {
  /// All its cells.
  public var area: CellRect {
    CellRect(column: 0, row: 0, columns: columns, rows: rows)
  }

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
    let clip = clip.intersection(area)
    guard row >= clip.row, row < clip.endRow else { return }
    if text.isPlainASCII {
      putASCII(text, column: column, row: row, style: style, clip: clip)
      return
    }
    var column = column
    for character in text {
      guard column < clip.endColumn else { return }
      let width = character.columnWidth
      if width == 1 {
        if column >= clip.column {
          place(String(character), column: column, row: row, style: style)
        }
      } else if width == 2 {
        placeWide(character, column: column, row: row, style: style, clip: clip)
      }
      column += width
    }
  }

  /// Fills a rectangle with one character of width one.
  public mutating func fill(
    _ rect: CellRect, with text: String = " ", style: Style = .plain, clip: CellRect
  ) {
    let rect = rect.intersection(clip).intersection(area)
    guard !rect.isEmpty else { return }
    let cell = Cell(text: text, style: style)
    for row in rect.row..<rect.endRow {
      // Between the ends, what loses a half is overdrawn itself.
      detach(column: rect.column, row: row)
      detach(column: rect.endColumn - 1, row: row)
      for column in rect.column..<rect.endColumn { self[column, row] = cell }
    }
  }

  private mutating func putASCII(
    _ text: some StringProtocol, column: Int, row: Int, style: Style, clip: CellRect
  ) {
    let first = max(column, clip.column)
    let end = min(column + text.utf8.count, clip.endColumn)
    guard first < end else { return }
    detach(column: first, row: row)
    detach(column: end - 1, row: row)
    for (offset, byte) in text.utf8.dropFirst(first - column).prefix(end - first).enumerated() {
      let character = String(Unicode.Scalar(byte))
      self[first + offset, row] = Cell(text: character, style: style)
    }
  }

  private mutating func place(_ text: String, column: Int, row: Int, style: Style) {
    detach(column: column, row: row)
    self[column, row] = Cell(text: text, style: style)
  }

  private mutating func placeWide(
    _ character: Character, column: Int, row: Int, style: Style, clip: CellRect
  ) {
    let left = column >= clip.column
    let right = column + 1 >= clip.column && column + 1 < clip.endColumn
    if left { place(" ", column: column, row: row, style: style) }
    if right { place(" ", column: column + 1, row: row, style: style) }
    if left, right {
      self[column, row].text = String(character)
      self[column + 1, row].text = ""
    }
  }

  /// Blanks the other half of a wide character one half of which is about to go.
  private mutating func detach(column: Int, row: Int) {
    if column > 0, self[column, row].text.isEmpty { self[column - 1, row].text = " " }
    if column + 1 < columns, self[column + 1, row].text.isEmpty { self[column + 1, row].text = " " }
  }
}
