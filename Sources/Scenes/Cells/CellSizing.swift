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

/// Where a cell's true size comes from; sizes are in points.
public enum CellSizeSource: Sendable, Equatable {
  case fixed(CGSize)
  /// Per item in order over the whole data set, then from the start again.
  case list([CGSize])
  /// Each size for `run` items in turn.
  case cycle([CGSize], run: Int)
  /// Uniform whole points in both closed ranges: SplitMix64 over the seed xor FNV-1a of the item's identity.
  case random(width: ClosedRange<Int>, height: ClosedRange<Int>)
  /// The height for an offered width, `width: height`; a width that is not named takes the nearest smaller one, else the smallest.
  case byWidth([CGFloat: CGFloat])
  /// The height from a field of the data, read into `Item.measure`; the field's name is kept for messages.
  case field(String, width: CGFloat)
  case text(TextSizing)
}

/// A cell sized by its text: broken greedily at spaces, else by column, in the width the layout offers.
public struct TextSizing: Sendable, Equatable {
  /// Points around the text.
  public var padding: Insets
  /// The largest width in points, padding included; nil for the offered width alone.
  public var maxWidth: CGFloat?

  /// Makes text with 8 points around it, as wide as the layout offers.
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
  /// The items, by their place in the data at that time.
  public var items: [IndexPath]
  /// Added to the true size, in points.
  public var by: CGSize

  /// Makes one change of several items.
  public init(after: Double, items: [IndexPath], by: CGSize) {
    self.after = after
    self.items = items
    self.by = by
  }
}
