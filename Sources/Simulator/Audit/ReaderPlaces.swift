import Foundation

/// The items on the screen, at their places for a reader.
struct ReaderPlaces {
  /// The places in the order of their edges.
  private(set) var inOrder: [ReaderPlace]
  /// Indices of `inOrder` in data order; empty if both orders are the same.
  private var byItem: [Int] = []

  init(_ places: [ReaderPlace] = []) {
    inOrder = places
    if !areSorted(by: { ($0.edge, $0.item) < ($1.edge, $1.item) }) {
      inOrder.sort { ($0.edge, $0.item) < ($1.edge, $1.item) }
    }
    index()
  }

  /// The place of an item; nil if it is not on the screen.
  ///
  /// - Complexity: O(log items), or O(1) if the items are consecutive.
  subscript(item: Int) -> ReaderPlace? {
    guard !inOrder.isEmpty else { return nil }
    let ahead = item - inOrder[place(0)].item
    guard ahead >= 0, item <= inOrder[place(inOrder.count - 1)].item else { return nil }
    if ahead < inOrder.count, inOrder[place(ahead)].item == item { return inOrder[place(ahead)] }
    var (low, high) = (0, inOrder.count)
    while low < high {
      let middle = (low + high) / 2
      let found = place(middle)
      if inOrder[found].item == item { return inOrder[found] }
      if inOrder[found].item < item { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The index in `inOrder` of the item at an index in data order.
  private func place(_ index: Int) -> Int { byItem.isEmpty ? index : byItem[index] }

  /// Whether another item shares part of the scroll axis with an item.
  func hasNeighbour(of place: ReaderPlace) -> Bool {
    inOrder.contains { $0.item != place.item && $0.span.overlaps(place.span) }
  }

  private mutating func index() {
    byItem =
      areSorted { $0.item < $1.item }
      ? [] : inOrder.indices.sorted { inOrder[$0].item < inOrder[$1].item }
  }

  /// Whether each place comes before the next one.
  private func areSorted(by precedes: (ReaderPlace, ReaderPlace) -> Bool) -> Bool {
    for index in inOrder.indices.dropFirst()
    where !precedes(inOrder[index - 1], inOrder[index]) {
      return false
    }
    return true
  }
}
