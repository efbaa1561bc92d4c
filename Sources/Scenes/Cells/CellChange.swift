import Foundation

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
