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
    if let count = text.narrowScalarCount {
      putNarrow(text, count: count, column: column, row: row, style: style, clip: clip)
      return
    }
    let look = style.code
    let columns = clip.column..<clip.endColumn
    var column = column
    for character in text {
      guard column < clip.endColumn else { return }
      let width = character.columnWidth
      if width == 1 {
        if column >= clip.column {
          place(glyph(of: String(character)), look, column: column, row: row)
        }
      } else if width > 1, let parts = character.columnParts {
        for (index, part) in parts.enumerated() where columns.contains(column + index) {
          place(glyph(of: part), look, column: column + index, row: row)
        }
      } else if width == 2 {
        placeWide(character, look, column: column, row: row, clip: clip)
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
    let cell = PackedCell(glyph: glyph(of: text), look: style.code)
    for row in rect.row..<rect.endRow {
      // Between the ends, what loses a half is overdrawn itself.
      detach(column: rect.column, row: row)
      detach(column: rect.endColumn - 1, row: row)
      let start = row * columns + rect.column
      for index in start..<start + rect.columns { cells[index] = cell }
    }
  }

  /// Copies a picture; what the clip cuts off is left out.
  ///
  /// - Parameters:
  ///   - picture: What to show, over whatever is there.
  ///   - column: Where its left edge comes; it has to lie within the clip, and the right one too.
  ///   - row: Where its top comes; may lie outside the grid.
  ///   - clip: Where drawing is allowed.
  mutating func paste(_ picture: CellGrid, column: Int, row: Int, clip: CellRect) {
    let place = CellRect(column: column, row: row, columns: picture.columns, rows: picture.rows)
    let visible = place.intersection(clip).intersection(area)
    guard !visible.isEmpty, visible.columns == place.columns else { return }
    for target in visible.row..<visible.endRow {
      detach(column: visible.column, row: target)
      detach(column: visible.endColumn - 1, row: target)
      let start = target * columns + column
      picture.withRow(target - row) { others in
        cells.withUnsafeMutableBufferPointer { cells in
          _ = cells[start..<start + others.count].update(fromContentsOf: others)
        }
        guard picture.hasClusters else { return }
        for (index, cell) in others.enumerated() where cell.isCluster {
          cells[start + index].glyph = glyph(of: picture.text(of: cell))
        }
      }
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
    let look = style.code
    let start = row * columns + first
    // Texts lie in one piece but for those that come from elsewhere.
    let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      cells.withUnsafeMutableBufferPointer { cells in
        for offset in 0..<end - first {
          cells[start + offset] = PackedCell(
            glyph: UInt32(bytes[first - column + offset]), look: look)
        }
      }
    }
    guard isWritten == nil else { return }
    for (offset, byte) in text.utf8.dropFirst(first - column).prefix(end - first).enumerated() {
      cells[start + offset] = PackedCell(glyph: UInt32(byte), look: look)
    }
  }

  /// Draws characters of one column each.
  private mutating func putNarrow(
    _ text: some StringProtocol, count: Int, column: Int, row: Int, style: Style, clip: CellRect
  ) {
    let first = max(column, clip.column)
    let end = min(column + count, clip.endColumn)
    guard first < end else { return }
    detach(column: first, row: row)
    detach(column: end - 1, row: row)
    let look = style.code
    let start = row * columns
    cells.withUnsafeMutableBufferPointer { cells in
      var column = column
      for scalar in text.unicodeScalars {
        if column >= end { break }
        if column >= first {
          cells[start + column] = PackedCell(glyph: scalar.value, look: look)
        }
        column += 1
      }
    }
  }

  private mutating func place(_ glyph: UInt32, _ look: UInt32, column: Int, row: Int) {
    detach(column: column, row: row)
    cells[row * columns + column] = PackedCell(glyph: glyph, look: look)
  }

  private mutating func placeWide(
    _ character: Character, _ look: UInt32, column: Int, row: Int, clip: CellRect
  ) {
    let left = column >= clip.column
    let right = column + 1 >= clip.column && column + 1 < clip.endColumn
    if left { place(PackedCell.blank.glyph, look, column: column, row: row) }
    if right { place(PackedCell.blank.glyph, look, column: column + 1, row: row) }
    if left, right {
      let index = row * columns + column
      cells[index].glyph = glyph(of: String(character))
      cells[index + 1].glyph = PackedCell.continuation
    }
  }

  /// Blanks the other half of a wide character one half of which is about to go.
  private mutating func detach(column: Int, row: Int) {
    let index = row * columns + column
    if column > 0, cells[index].glyph == PackedCell.continuation {
      cells[index - 1].glyph = PackedCell.blank.glyph
    }
    if column + 1 < columns, cells[index + 1].glyph == PackedCell.continuation {
      cells[index + 1].glyph = PackedCell.blank.glyph
    }
  }
}
