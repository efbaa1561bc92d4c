import Foundation

/// A cell sized by a collection view inside it: a flow layout of items of one size, as wide as the cell.
public struct InnerSizing: Sendable, Equatable {
  /// When the cell takes the content size of the inner layout.
  public enum Measured: String, Sendable, Equatable, CaseIterable {
    /// After `layoutIfNeeded()`, so that the inner layout has the items of the cell and its width.
    case afterLayout
    /// Without it: the inner layout still has the items and the width of its last layout pass, and none in a new cell.
    case beforeLayout
  }

  /// The spacing of a scene that gives none, which is that of a flow layout.
  public static let defaultSpacing: CGFloat = 10

  /// The number of inner items of each cell, in order over the whole data set; the list repeats.
  public var items: [Int]
  public var itemSize: CGSize
  /// The least space between two inner items, and the space between two lines.
  public var spacing: CGFloat
  /// The width of the cell, in points, if the layout does not impose one.
  public var width: CGFloat
  public var measured: Measured

  /// Creates a sizing, by default one that is measured correctly.
  public init(
    items: [Int], itemSize: CGSize, spacing: CGFloat = defaultSpacing, width: CGFloat,
    measured: Measured = .afterLayout
  ) {
    self.items = items
    self.itemSize = itemSize
    self.spacing = spacing
    self.width = width
    self.measured = measured
  }
}
