import Foundation

/// The items that were measured when all items before them were.
///
/// For such an item, a layout that chooses columns by the known sizes has to choose the true column.
struct MeasuringOrder {
  /// Number of such items from the first on, by section.
  private var known: [Int: Int] = [:]
  /// Sections in which an item was measured before a preceding one; nothing is certain about the items after it.
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

  /// Whether all sizes before an item were known when it was measured.
  func holds(for path: IndexPath) -> Bool {
    path.count == 2 && path.item < known[path.section, default: 0]
  }

  /// Ends the order for good, because data, sizes or the view have changed.
  mutating func end() {
    isOver = true
    known = [:]
  }
}
