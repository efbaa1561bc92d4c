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
    guard row >= clip.row, row < clip.endRow,
      !putASCII(text, column: column, row: row, style: style, clip: clip)
    else { return }
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
    for row in rect.row..<rect.endRow { detach(rect.column..<rect.endColumn, row: row) }
    let start = rect.row * columns + rect.column
    cells.withUnsafeMutableBufferPointer { cells in
      guard let first = cells.baseAddress.map({ $0 + start }) else { return }
      first.update(repeating: cell, count: rect.columns)
      // The rows below it are copied, which takes less.
      for row in 1..<rect.rows {
        (first + row * columns).update(from: first, count: rect.columns)
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
    let (width, end) = (part.columns, column + part.columns)
    let first = max(row, clip.row, 0)
    let count = min(row + part.rows, clip.endRow, rows) - first
    guard count > 0, width > 0, column >= 0, end <= columns else { return }
    for target in first..<first + count { detach(column..<end, row: target) }
    let from = (part.row + first - row) * picture.columns + part.column
    let to = first * columns + column
    picture.cells.withUnsafeBufferPointer { source in
      cells.withUnsafeMutableBufferPointer { cells in
        guard let source = source.baseAddress, let cells = cells.baseAddress else { return }
        for index in 0..<count {
          (cells + to + index * columns).update(
            from: source + from + index * picture.columns, count: width)
        }
      }
    }
    guard picture.hasClusters else { return }
    for row in 0..<count {
      for column in 0..<width {
        let cell = picture.cells[from + row * picture.columns + column]
        if cell.isCluster {
          cells[to + row * columns + column].glyph = glyph(of: picture.text(of: cell))
        }
      }
    }
  }

  /// Copies cells of one column each, none of a text that only a grid knows, into a row.
  // One for all who call it: what a key runs for the first time is fetched from memory.
  @inline(never)
  mutating func put(
    _ run: UnsafeBufferPointer<PackedCell>, column: Int, row: Int, clip: CellRect
  ) {
    let clip = clip.intersection(area)
    let first = max(column, clip.column)
    let end = min(column + run.count, clip.endColumn)
    guard row >= clip.row, row < clip.endRow, first < end, let source = run.baseAddress
    else { return }
    detach(first..<end, row: row)
    let place = row * columns + first
    cells.withUnsafeMutableBufferPointer { cells in
      guard let cells = cells.baseAddress else { return }
      (cells + place).update(from: source + (first - column), count: end - first)
    }
  }

  /// Puts one character of width one at a place inside the grid.
  mutating func place(_ glyph: UInt32, _ look: UInt32, column: Int, row: Int) {
    detach(column..<column + 1, row: row)
    cells[row * columns + column] = PackedCell(glyph: glyph, look: look)
  }

  /// Draws a text of printable ASCII characters.
  ///
  /// - Returns: False, with nothing drawn, for a text that has others.
  private mutating func putASCII(
    _ text: some StringProtocol, column: Int, row: Int, style: Style, clip: CellRect
  ) -> Bool {
    let isDrawn = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard UnsafeRawBufferPointer(bytes).isPlainASCII else { return false }
      putASCII(bytes, column: column, row: row, style: style, clip: clip)
      return true
    }
    if let isDrawn { return isDrawn }
    // Texts lie in one piece but for those that come from elsewhere.
    var copy = String(text)
    copy.makeContiguousUTF8()
    return putASCII(copy, column: column, row: row, style: style, clip: clip)
  }

  /// Draws printable ASCII characters into a row of a clip inside the grid.
  // One for all who call it: what a key runs for the first time is fetched from memory.
  @inline(never)
  mutating func putASCII(
    _ bytes: UnsafeBufferPointer<UInt8>, column: Int, row: Int, style: Style, clip: CellRect
  ) {
    let first = max(column, clip.column)
    let end = min(column + bytes.count, clip.endColumn)
    guard first < end, let source = bytes.baseAddress else { return }
    detach(first..<end, row: row)
    let look = style.code
    let (from, to, count) = (source + (first - column), row * columns + first, end - first)
    cells.withUnsafeMutableBufferPointer { cells in
      guard let target = cells.baseAddress.map({ $0 + to }) else { return }
      let blank = PackedCell(glyph: 0, look: look).number
      for index in 0..<count { target[index].number = blank | UInt32(from[index]) }
    }
  }

  /// Draws characters of one column each.
  private mutating func putNarrow(
    _ text: some StringProtocol, count: Int, column: Int, row: Int, style: Style, clip: CellRect
  ) {
    let first = max(column, clip.column)
    let end = min(column + count, clip.endColumn)
    guard first < end else { return }
    detach(first..<end, row: row)
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

  /// Blanks the other halves of the wide characters one half of which is about to go with some columns.
  private mutating func detach(_ columns: Range<Int>, row: Int) {
    let start = row * self.columns
    if columns.lowerBound > 0, cells[start + columns.lowerBound].isContinuation {
      cells[start + columns.lowerBound - 1].glyph = PackedCell.blank.glyph
    }
    if columns.upperBound < self.columns, cells[start + columns.upperBound].isContinuation {
      cells[start + columns.upperBound].glyph = PackedCell.blank.glyph
    }
  }
}
