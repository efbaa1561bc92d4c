import Foundation

/// The items that were measured when everything before them was: a layout that chooses an item's column by the known sizes has
/// no excuse to choose another than the true one.
struct MeasuringOrder {
  /// Number of such items from the first on, by section.
  private var known: [Int: Int] = [:]
  /// Sections in which an item was measured before one that precedes it; from there on nothing is certain.
  private var ended: Set<Int> = []
  private var isOver = false

  /// Records that the cell of an item is asked for its size.
  mutating func ask(_ path: IndexPath) {
    guard !isOver, path.count == 2, !ended.contains(path.section) else { return }
    let count = known[path.section, default: 0]
    if path.item == count {
      known[path.section] = count + 1
    } else if path.item > count {
      ended.insert(path.section)
    }
  }

  /// Whether everything before an item was known when it was measured.
  func holds(for path: IndexPath) -> Bool {
    path.count == 2 && path.item < known[path.section, default: 0]
  }

  /// Ends the order for good: data, sizes or the view have changed.
  mutating func end() {
    isOver = true
    known = [:]
  }
}
