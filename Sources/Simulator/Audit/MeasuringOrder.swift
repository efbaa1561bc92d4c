import Foundation

/// Which items were measured when everything before them was, so that a layout which chooses an item's place by what is
/// known had no excuse to choose another than the true one.
struct MeasuringOrder {
  /// How many items from its first on, by section.
  private var known: [Int: Int] = [:]
  /// Sections of which an item was asked out of its turn; from there on nothing is certain.
  private var ended: Set<Int> = []
  private var isOver = false

  /// Takes note that the cell of an item is asked for its size.
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

  /// Takes note that data, sizes or the view have become others.
  mutating func end() {
    isOver = true
    known = [:]
  }
}
