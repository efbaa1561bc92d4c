/// A screenful of character cells: what every picture is drawn into, and all a terminal is given.
///
/// A wide character takes a cell and leaves the next one a continuation, so `columns` cells always stand in a row.
public struct CellGrid: Sendable, Equatable {
  /// One character cell.
  public struct Cell: Sendable, Equatable {
    /// One grapheme cluster of width one or two, or the part of one that has a column; never a control character;
    /// empty for the second half of a wide one.
    public var text: String
    public var style: Style

    public init(text: String = " ", style: Style = .plain) {
      self.text = text
      self.style = style
    }

    /// Whether it is the second half of a wide character.
    var isContinuation: Bool { text.isEmpty }
  }

  public let columns: Int
  public let rows: Int
  /// Row by row.
  private var cells: [Cell]

  /// A blank grid; negative counts are taken as zero.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: Cell(), count: self.columns * self.rows)
  }

  /// The cell at a place.
  ///
  /// - Precondition: The place is inside the grid.
  public subscript(column: Int, row: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  /// The cells of a row.
  ///
  /// - Precondition: The row is inside the grid.
  public func row(_ row: Int) -> ArraySlice<Cell> {
    cells[row * columns..<(row + 1) * columns]
  }

  /// All its cells.
  public var area: CellRect {
    CellRect(column: 0, row: 0, columns: columns, rows: rows)
  }

  /// Whether a cell is the second half of a wide character.
  ///
  /// - Precondition: The place is inside the grid.
  public func isContinuation(column: Int, row: Int) -> Bool {
    self[column, row].isContinuation
  }
}

extension CellGrid: CustomStringConvertible {
  /// The rows as text, without looks and without the spaces at their ends.
  public var description: String { text() }

  /// The rows as text without looks, from top to bottom, each ended by a line break.
  ///
  /// With `trimsRows` the spaces at the end of a row are left out.
  public func text(trimsRows: Bool = true) -> String {
    var text = ""
    for row in 0..<rows {
      let end = trimsRows ? contentEnd(of: row) { $0.text == " " } : columns
      for column in 0..<end { text += self[column, row].text }
      text += "\n"
    }
    return text
  }

  /// The rows as text with their looks as escape sequences; blanks without looks at the end of a row are left out.
  public var ansiText: String {
    var text = ""
    for row in 0..<rows {
      var style = Style.plain
      for column in 0..<contentEnd(of: row, where: { $0 == Cell() }) {
        let cell = self[column, row]
        if cell.style != style {
          style = cell.style
          text += style.escapeSequence
        }
        text += cell.text
      }
      if style != .plain { text += Style.plain.escapeSequence }
      text += "\n"
    }
    return text
  }

  /// The first column from which on all cells of a row are blank.
  private func contentEnd(of row: Int, where isBlank: (Cell) -> Bool) -> Int {
    var end = columns
    while end > 0, isBlank(self[end - 1, row]) { end -= 1 }
    return end
  }
}
