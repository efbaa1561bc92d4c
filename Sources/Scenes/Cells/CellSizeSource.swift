import Foundation

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
