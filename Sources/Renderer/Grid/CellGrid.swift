import Foundation

/// A screenful of character cells: what every picture is drawn into, and all a terminal is given.
///
/// A wide character takes a cell and leaves the next one a continuation, so `columns` cells always stand in a row.
public struct CellGrid: Sendable {
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
  }

  public let columns: Int
  public let rows: Int
  /// Row by row; numbers, since thousands of them are written and compared for every picture.
  var cells: [PackedCell]
  /// The texts of more than one character.
  private var clusters: [String] = []

  /// A blank grid; negative counts are taken as zero.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: .blank, count: self.columns * self.rows)
  }

  /// The cell at a place.
  ///
  /// - Precondition: The place is inside the grid.
  public subscript(column: Int, row: Int) -> Cell {
    get {
      let cell = cells[row * columns + column]
      return Cell(text: text(of: cell), style: Style(code: cell.look))
    }
    set {
      cells[row * columns + column] = PackedCell(
        glyph: glyph(of: newValue.text), look: newValue.style.code)
    }
  }

  /// Whether a cell is the second half of a wide character.
  ///
  /// - Precondition: The place is inside the grid.
  public func isContinuation(column: Int, row: Int) -> Bool {
    cells[row * columns + column].glyph == PackedCell.continuation
  }

  /// Whether a cell looks as the one in its place does in another grid of the same size.
  ///
  /// - Precondition: The place is inside both grids.
  public func isSame(as other: CellGrid, column: Int, row: Int) -> Bool {
    let index = row * columns + column
    let (cell, old) = (cells[index], other.cells[index])
    guard cell.isCluster, old.isCluster else { return cell == old }
    return cell.look == old.look && text(of: cell) == other.text(of: old)
  }

  /// Whether a row has the same numbers as one of another grid of the same width: it looks the same, unless it has texts of
  /// several characters.
  func isRow(_ row: Int, sameAs otherRow: Int, of other: CellGrid) -> Bool {
    cells.withUnsafeBytes { cells in
      other.cells.withUnsafeBytes { others in
        guard let cells = cells.baseAddress, let others = others.baseAddress else { return true }
        let length = columns * MemoryLayout<PackedCell>.stride
        return memcmp(cells + row * length, others + otherRow * length, length) == 0
      }
    }
  }

  /// Whether a row surely looks as it does in another grid of the same size.
  func isUnchanged(row: Int, from other: CellGrid) -> Bool {
    clusters.isEmpty && other.clusters.isEmpty && isRow(row, sameAs: row, of: other)
  }

  /// The first column of a row, from one on, that looks otherwise in another grid of the same size; nil for none.
  func firstDifference(from other: CellGrid, row: Int, column: Int) -> Int? {
    let start = row * columns
    return cells.withUnsafeBufferPointer { cells in
      other.cells.withUnsafeBufferPointer { old in
        var column = column
        while column < columns {
          let cell = cells[start + column]
          if cell != old[start + column] || cell.isCluster,
            !isSame(as: other, column: column, row: row)
          {
            return column
          }
          column += 1
        }
        return nil
      }
    }
  }

  /// Shows the glyphs of a run of cells in order, each once.
  ///
  /// - Parameters:
  ///   - run: Whole glyphs.
  ///   - limit: The column that nothing reaches past; of a glyph that would, the half before it is shown.
  ///   - body: Takes the column of a glyph, how many it has, and a number that stands for its character and style, the
  ///     same in every grid; nil for a text of several characters.
  public func forEachGlyph(
    in run: GridChange, before limit: Int,
    _ body: (_ column: Int, _ width: Int, _ code: UInt64?) -> Void
  ) {
    let start = run.row * columns
    let end = min(run.columns.upperBound, limit)
    var column = run.columns.lowerBound
    while column < end {
      let cell = cells[start + column]
      let isWide =
        column + 1 < end && cell.glyph != PackedCell.continuation
        && cells[start + column + 1].glyph == PackedCell.continuation
      body(
        column, isWide ? 2 : 1, cell.isCluster ? nil : UInt64(cell.glyph) << 32 | UInt64(cell.look))
      column += isWide ? 2 : 1
    }
  }

  /// The number that stands for a text in this grid.
  mutating func glyph(of text: String) -> UInt32 {
    var scalars = text.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return PackedCell.continuation }
    guard scalars.next() != nil else { return first.value }
    let index = clusters.firstIndex(of: text) ?? clusters.count
    if index == clusters.count { clusters.append(text) }
    return PackedCell.cluster | UInt32(truncatingIfNeeded: index)
  }

  func text(of cell: PackedCell) -> String {
    if cell.isCluster { return clusters[Int(cell.glyph & ~PackedCell.cluster)] }
    guard cell.glyph != PackedCell.continuation, let scalar = Unicode.Scalar(cell.glyph) else {
      return ""
    }
    return String(scalar)
  }
}
