import Foundation

/// The move of one item, and its effect on every other index path.
struct ItemMove: Equatable {
  /// In the old order.
  var from: IndexPath
  /// In the new order.
  var to: IndexPath

  /// The reverse move.
  var inverse: ItemMove { ItemMove(from: to, to: from) }

  /// The path in the new order of an item of the old order.
  ///
  /// - Complexity: O(1).
  func newPath(of old: IndexPath) -> IndexPath {
    guard old != from else { return to }
    var path = old
    if path.section == from.section, path.item > from.item { path.item -= 1 }
    if path.section == to.section, path.item >= to.item { path.item += 1 }
    return path
  }

  /// The numbers of items in the new order, by section.
  func newCounts(of old: [Int]) -> [Int] {
    guard from.section != to.section, old.indices.contains(from.section),
      old.indices.contains(to.section)
    else { return old }
    var counts = old
    counts[from.section] -= 1
    counts[to.section] += 1
    return counts
  }
}

/// An item held by a finger: shown at another place than its place in the data, and not yet moved in the data source.
struct InteractiveMovement {
  /// The item's place in the data.
  let original: IndexPath
  /// The place in which the layout shows it.
  private(set) var current: IndexPath
  /// Where its centre is held, in content points.
  private(set) var position: CGPoint

  init(of item: IndexPath, at position: CGPoint) {
    (original, current) = (item, item)
    self.position = position
  }

  /// The move from the data's order to the order that the layout shows.
  var presentation: ItemMove { ItemMove(from: original, to: current) }

  mutating func move(to path: IndexPath, heldAt position: CGPoint) {
    (current, self.position) = (path, position)
  }
}
