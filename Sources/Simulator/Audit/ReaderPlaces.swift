import Foundation

/// The items on the screen where a reader has them.
struct ReaderPlaces {
  /// From the first edge to the last.
  private(set) var inOrder: [ReaderPlace]
  /// Indices of `inOrder` in the order of the data; empty where that is the same order.
  private var byItem: [Int] = []

  init(_ places: [ReaderPlace] = []) {
    inOrder = places
    let isSorted = zip(inOrder, inOrder.dropFirst()).allSatisfy {
      ($0.edge, $0.item) < ($1.edge, $1.item)
    }
    if !isSorted { inOrder.sort { ($0.edge, $0.item) < ($1.edge, $1.item) } }
    index()
  }

  /// The place of an item; nil where it has none.
  ///
  /// - Complexity: O(log items).
  subscript(item: Int) -> ReaderPlace? {
    var (low, high) = (0, inOrder.count)
    while low < high {
      let middle = (low + high) / 2
      let place = inOrder[byItem.isEmpty ? middle : byItem[middle]]
      if place.item == item { return place }
      if place.item < item { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Whether another item stands beside one along the scroll axis.
  func hasNeighbour(of place: ReaderPlace) -> Bool {
    inOrder.contains { $0.item != place.item && $0.span.overlaps(place.span) }
  }

  /// Adds a place behind all the others, wherever its edge is.
  mutating func append(_ place: ReaderPlace) {
    inOrder.append(place)
    index()
  }

  private mutating func index() {
    let isSorted = zip(inOrder, inOrder.dropFirst()).allSatisfy { $0.item < $1.item }
    byItem =
      isSorted ? [] : inOrder.indices.sorted { inOrder[$0].item < inOrder[$1].item }
  }
}
