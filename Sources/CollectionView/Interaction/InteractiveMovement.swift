import Foundation

/// One item moved from one place to another, and the effect on every other path.
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

/// An item held by a finger: removed from its place in the data, shown in another, and not yet moved in the data source.
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

  /// From the data's order to the one that the layout shows.
  var presentation: ItemMove { ItemMove(from: original, to: current) }

  mutating func move(to path: IndexPath, heldAt position: CGPoint) {
    (current, self.position) = (path, position)
  }
}
