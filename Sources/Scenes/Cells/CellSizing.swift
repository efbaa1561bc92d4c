import Foundation

/// How large a cell finds itself to be when it is asked: its true size.
public struct CellSizing: Sendable, Equatable {
  /// Where the size comes from.
  public var source: CellSizeSource
  /// Added to the height in turn, each time the cell is asked; empty for a cell that can decide.
  public var alternates: [CGFloat]
  /// Content that arrives late.
  public var changes: [CellChange]

  /// Makes cells sized by their text, unless told otherwise.
  public init(
    source: CellSizeSource = .text(TextSizing()), alternates: [CGFloat] = [],
    changes: [CellChange] = []
  ) {
    self.source = source
    self.alternates = alternates
    self.changes = changes
  }
}
