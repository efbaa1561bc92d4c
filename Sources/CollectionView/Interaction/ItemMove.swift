import Foundation

/// One item taken out of its place and put into another, and what that does to every other path.
struct ItemMove: Equatable {
  /// In the old order.
  var from: IndexPath
  /// In the new order.
  var to: IndexPath

  /// The way back.
  var inverse: ItemMove { ItemMove(from: to, to: from) }

  /// Where an item of the old order is in the new one.
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
