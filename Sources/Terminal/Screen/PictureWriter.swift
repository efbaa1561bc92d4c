import Renderer

/// Turns changes of a picture into the bytes that bring them about on a terminal.
///
/// It knows where the cursor stands and what is drawn in from one picture to the next; the bytes gather in `output`.
struct PictureWriter {
  /// The width and height of the terminal in character cells.
  var columns = 0
  var rows = 0
  /// What is to be sent.
  let output = OutputBuffer()

  private let terminal: TerminalAbilities
  private var ink: Ink
  private var glyphs: KnownGlyphs
  /// Where the cursor is; nil when that is not known.
  private var cursor: (column: Int, row: Int)?
  /// The number of the look that is drawn in.
  private var look = Style.plain.code

  /// Cells that did not change and are rather written once more than stepped over.
  private static let longestBridge = 4
  /// Blank cells in a row that are rather written than cleared.
  private static let shortBlank = 10
  private static let shortBlankEnd = 3

  init(_ terminal: TerminalAbilities, _ characters: CharacterSet, usesColor: Bool) {
    self.terminal = terminal
    ink = Ink(terminal, usesColor: usesColor)
    glyphs = KnownGlyphs(characters)
  }

  /// Whether anything is drawn in other than the terminal's own two colours.
  var usesColor: Bool { ink.usesColor }

  /// Whether rows can be moved, and every place of them be written to.
  var movesRows: Bool { terminal.setRegion != nil && (!terminal.wraps || terminal.wrapsLate) }

  /// Blanks the screen, whatever it shows and however the terminal was left.
  mutating func clear() {
    terminal.plain.append(to: output)
    look = Style.plain.code
    terminal.clear.append(to: output)
    cursor = nil
  }

  /// Moves whole rows.
  mutating func move(_ shift: GridShift) {
    // What comes in has the background that is drawn on.
    setLook(Style.plain.code)
    let last = shift.rows.upperBound - 1
    let isWhole = shift.rows == 0..<rows
    if !isWhole {
      terminal.setRegion?.append(to: output, shift.rows.lowerBound, last)
      cursor = nil
    }
    let isUp = shift.distance > 0
    moveCursor(column: 0, row: isUp ? last : shift.rows.lowerBound)
    let distance = abs(shift.distance)
    if distance > 1, let many = isUp ? terminal.scrollUpBy : terminal.scrollDownBy {
      many.append(to: output, distance)
    } else {
      let one = isUp ? terminal.scrollUp : terminal.scrollDown
      for _ in 0..<distance { one?.append(to: output) }
    }
    if !isWhole {
      terminal.setRegion?.append(to: output, 0, rows - 1)
      cursor = nil
    }
  }

  /// Writes runs of a picture's cells, in the order of its rows; what does not fit the screen is cut.
  mutating func write(_ changes: [GridChange], of grid: CellGrid) {
    var rest = changes[...]
    while let change = rest.popFirst(), change.row < rows {
      // A character in the very last place would move all rows up.
      let isLast = change.row == rows - 1 && terminal.wraps && !terminal.wrapsLate
      grid.withRow(change.row) { cells in
        var run = change.columns
        while let next = rest.first, next.row == change.row,
          isBridged(run.upperBound..<next.columns.lowerBound, cells)
        {
          run = run.lowerBound..<next.columns.upperBound
          rest.removeFirst()
        }
        run = run.clamped(to: 0..<(isLast ? columns - 1 : columns))
        if !run.isEmpty { write(run, row: change.row, cells, of: grid) }
      }
    }
  }

  private mutating func write(
    _ run: Range<Int>, row: Int, _ cells: UnsafeBufferPointer<PackedCell>, of grid: CellGrid
  ) {
    var column = run.lowerBound
    while column < run.upperBound {
      let cell = cells[column]
      if let background = cell.shownBackground {
        let end = blankEnd(from: column, to: run.upperBound, on: background, cells)
        if end == run.upperBound, end - column > Self.shortBlankEnd, let clear = terminal.clearRow,
          isBlankToTheEnd(from: end, on: background, cells)
        {
          setBackground(of: cell)
          moveCursor(column: column, row: row)
          clear.append(to: output)
          return
        }
        if end - column > Self.shortBlank, let clear = terminal.clearCells {
          setBackground(of: cell)
          moveCursor(column: column, row: row)
          clear.append(to: output, end - column)
          column = end
          continue
        }
        setBackground(of: cell)
      } else {
        setLook(cell.look)
      }
      moveCursor(column: column, row: row)
      let wordEnd = wordEnd(from: column, to: run.upperBound, cells)
      if wordEnd > column {
        writeASCII(column..<wordEnd, cells)
        column = wordEnd
      } else {
        let isWide =
          column + 1 < run.upperBound && !cell.isContinuation && cells[column + 1].isContinuation
        let width = isWide ? 2 : 1
        glyphs.append(cell, width: width, of: grid, to: output)
        column += width
      }
      cursor = column < columns || !terminal.wraps ? (column, row) : nil
    }
  }

  private mutating func writeASCII(_ run: Range<Int>, _ cells: UnsafeBufferPointer<PackedCell>) {
    output.append(run.count) { word in
      for index in 0..<run.count {
        word[index] = UInt8(truncatingIfNeeded: cells[run.lowerBound + index].glyph)
      }
    }
  }

  /// Where the words end that begin in a column: ASCII in one look, with single blanks between.
  ///
  /// They need nothing between them. The column itself when something else stands there.
  private func wordEnd(
    from column: Int, to end: Int, _ cells: UnsafeBufferPointer<PackedCell>
  ) -> Int {
    let look = cells[column].look
    var next = column
    while next < end, cells[next].isASCII, cells[next].look == look {
      let isBetween = next > column && next + 1 < end && !cells[next + 1].isBlank
      guard isBetween || !cells[next].isBlank else { break }
      next += 1
    }
    return next
  }

  /// Whether cells that did not change are rather written once more than stepped over: few, and of one look.
  private func isBridged(_ gap: Range<Int>, _ cells: UnsafeBufferPointer<PackedCell>) -> Bool {
    guard gap.count <= Self.longestBridge else { return false }
    let look = cells[gap.lowerBound - 1].look
    return cells[gap].allSatisfy { $0.look == look && $0.isASCII }
  }

  /// Draws on the background of a blank cell.
  private mutating func setBackground(of cell: PackedCell) {
    if Style.background(ofBlank: look) != cell.shownBackground { setLook(cell.look) }
  }

  /// Where the blank cells from a column on end that can be cleared together.
  private func blankEnd(
    from column: Int, to end: Int, on background: UInt32, _ cells: UnsafeBufferPointer<PackedCell>
  ) -> Int {
    guard background == Style.plain.code || terminal.clearsInColor else { return column + 1 }
    var next = column + 1
    while next < end, cells[next].shownBackground == background { next += 1 }
    return next
  }

  private func isBlankToTheEnd(
    from column: Int, on background: UInt32, _ cells: UnsafeBufferPointer<PackedCell>
  ) -> Bool {
    // What is beside the picture has the terminal's own background.
    guard cells.count >= columns || background == Style.plain.code else { return false }
    return (column..<max(column, min(columns, cells.count))).allSatisfy {
      cells[$0].shownBackground == background
    }
  }

  private mutating func setLook(_ wanted: UInt32) {
    guard wanted != look else { return }
    ink.append(from: look, to: wanted, to: output)
    look = wanted
  }

  private mutating func moveCursor(column: Int, row: Int) {
    if let cursor, cursor == (column, row) { return }
    let wanted = look
    if !terminal.movesInAnyLook { setLook(Style.plain.code) }
    if let cursor, cursor.row == row, let move = terminal.moveInRow {
      move.append(to: output, column)
    } else if let cursor, cursor.row + 1 == row, column == 0 {
      output.append(UInt8(ascii: "\r"))
      output.append(UInt8(ascii: "\n"))
    } else {
      terminal.move.append(to: output, row, column)
    }
    if !terminal.movesInAnyLook { setLook(wanted) }
    cursor = (column, row)
  }
}
