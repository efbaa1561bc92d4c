import Foundation

/// An item in a finger's hand: taken from its place in the data, shown in another, and not yet given to the data source.
struct InteractiveMovement {
  /// The item's place in the data.
  let original: IndexPath
  /// The place that the layout shows it in.
  var current: IndexPath
  /// Where its centre is held, in content points.
  var position: CGPoint

  /// From the data's order to the one that the layout shows.
  var presentation: ItemMove { ItemMove(from: original, to: current) }
}
