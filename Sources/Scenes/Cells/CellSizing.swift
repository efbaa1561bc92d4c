import Foundation

/// How a cell determines its true size, the size it prefers when it is asked.
public struct CellSizing: Sendable, Equatable {
  public var source: CellSizeSource
  /// Points added to the height in turn, one value each time the cell is asked; empty for a cell with a stable size.
  public var alternates: [CGFloat]
  /// Changes of the true size by content that arrives late.
  public var changes: [CellChange]

  /// Creates a sizing, by default by text.
  public init(
    source: CellSizeSource = .text(TextSizing()), alternates: [CGFloat] = [],
    changes: [CellChange] = []
  ) {
    self.source = source
    self.alternates = alternates
    self.changes = changes
  }

  /// Whether the size of a cell depends on its text and the font.
  public var isSizedByText: Bool {
    switch source {
    case .text, .listCell: true
    case .fixed, .list, .cycle, .random, .byWidth, .field, .inner: false
    }
  }

  /// Whether a cell can answer with another size than its true one.
  public var mayAnswerWrongly: Bool {
    if case .inner(let inner) = source, inner.measured == .beforeLayout { return true }
    return !alternates.isEmpty
  }
}

/// Where a cell's true size comes from; sizes are in points.
public enum CellSizeSource: Sendable, Equatable {
  case fixed(CGSize)
  /// One size per item, in order over the whole data set; the list repeats.
  case list([CGSize])
  /// Each size for `run` items in turn.
  case cycle([CGSize], run: Int)
  /// Uniform whole points in both closed ranges: SplitMix64 over the seed xor FNV-1a of the item's identity.
  case random(width: ClosedRange<Int>, height: ClosedRange<Int>)
  /// The height by offered width, `width: height`; a width without an entry uses the nearest smaller one, else the
  /// smallest.
  case byWidth([CGFloat: CGFloat])
  /// The height from a field of the data, read into `Item.measure`; the field's name is kept for messages.
  case field(String, width: CGFloat)
  case text(TextSizing)
  case inner(InnerSizing)
  case listCell(ListCellSizing)
}

/// A cell sized by its text: broken greedily at spaces, else by column, in the width the layout offers.
public struct TextSizing: Sendable, Equatable {
  /// Points around the text.
  public var padding: Insets
  /// The largest width in points, padding included; nil if only the offered width limits it.
  public var maxWidth: CGFloat?

  /// Creates a sizing with 8 points of padding and no largest width by default.
  public init(
    padding: Insets = Insets(top: 8, left: 8, bottom: 8, right: 8), maxWidth: CGFloat? = nil
  ) {
    self.padding = padding
    self.maxWidth = maxWidth
  }
}

/// Content that arrives late and changes the true size of some cells.
public struct CellChange: Sendable, Equatable {
  /// Seconds from the start of the scene.
  public var after: Double
  /// The index paths of the items at that time.
  public var items: [IndexPath]
  /// Added to the true size, in points.
  public var by: CGSize

  public init(after: Double, items: [IndexPath], by: CGSize) {
    self.after = after
    self.items = items
    self.by = by
  }
}
