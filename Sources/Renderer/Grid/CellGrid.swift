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
  @usableFromInline var cells: [PackedCell]
  /// The texts that are not one of the scalars that stand for themselves.
  private var clusters: [String] = []
  /// Whether rows may have stood elsewhere in the picture before; only then are they looked for there.
  public internal(set) var mayHaveMoved = true

  /// A blank grid; negative counts are taken as zero.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Self.blankCells(columns: self.columns, rows: self.rows)
  }

  /// Piece after piece, since an array that is made with its count asks the runtime for its type first.
  private static func blankCells(columns: Int, rows: Int) -> [PackedCell] {
    var rest = columns * rows
    var cells: [PackedCell] = []
    cells.reserveCapacity(rest)
    withUnsafeTemporaryAllocation(of: PackedCell.self, capacity: min(rest, 256)) { piece in
      piece.initialize(repeating: .blank)
      while rest > 0 {
        let count = min(rest, piece.count)
        cells.append(contentsOf: UnsafeMutableBufferPointer(rebasing: piece[..<count]))
        rest -= count
      }
    }
    return cells
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

  /// Whether a cell looks as the one in the same column of another grid's row does.
  ///
  /// - Precondition: The places are inside the grids.
  func isSame(as other: CellGrid, column: Int, row: Int, otherRow: Int) -> Bool {
    let cell = cells[row * columns + column]
    let old = other.cells[otherRow * other.columns + column]
    guard cell.isCluster, old.isCluster else { return cell == old }
    return cell.look == old.look && text(of: cell) == other.text(of: old)
  }

  /// Whether a row has the same numbers as one of another grid of the same width: it looks the same, unless it has texts that
  /// only a grid knows.
  func isRow(_ row: Int, sameAs otherRow: Int, of other: CellGrid) -> Bool {
    cells.withUnsafeBytes { cells in
      other.cells.withUnsafeBytes { others in
        guard let cells = cells.baseAddress, let others = others.baseAddress else { return true }
        let length = columns * MemoryLayout<PackedCell>.stride
        return memcmp(cells + row * length, others + otherRow * length, length) == 0
      }
    }
  }

  /// Whether there are texts that only this grid knows.
  var hasClusters: Bool { !clusters.isEmpty }

  /// Whether cells with the same numbers look the same as in another grid, and cells with others do not.
  func sharesNumbers(with other: CellGrid) -> Bool {
    !hasClusters && !other.hasClusters
  }

  /// Shows the cells of a row.
  ///
  /// - Precondition: The row is inside the grid.
  @inlinable
  public func withRow<Result>(
    _ row: Int, _ body: (UnsafeBufferPointer<PackedCell>) -> Result
  ) -> Result {
    cells.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[row * columns..<(row + 1) * columns]))
    }
  }

  /// The number that stands for a text in this grid.
  mutating func glyph(of text: String) -> UInt32 {
    var scalars = text.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return PackedCell.continuation }
    if first.value < PackedCell.cluster, scalars.next() == nil { return first.value }
    let index = clusters.firstIndex(of: text) ?? clusters.count
    if index == clusters.count, index < PackedCell.clusterCount { clusters.append(text) }
    return PackedCell.glyph(ofText: index)
  }

  /// The text of one of its cells.
  public func text(of cell: PackedCell) -> String {
    if cell.isCluster { return clusters[Int(cell.glyph - PackedCell.cluster)] }
    guard cell.glyph != PackedCell.continuation, let scalar = Unicode.Scalar(cell.glyph) else {
      return ""
    }
    return String(scalar)
  }
}
