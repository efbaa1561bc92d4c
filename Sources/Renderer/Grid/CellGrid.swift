/// A screenful of character cells: what every picture is drawn into, and all a terminal is given.
///
/// A wide character takes a cell and leaves the next one a continuation, so `columns` cells always stand in a row.
public struct CellGrid: Sendable, Equatable {
  /// One character cell.
  public struct Cell: Sendable, Equatable {
    /// One grapheme cluster of width one or two, never a control character; empty for the second half of a wide one.
    public var text: String
    public var style: Style

    public init(text: String = " ", style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  public let columns: Int
  public let rows: Int
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
}
