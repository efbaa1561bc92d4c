import CollectionView

/// Headers and footers that came from the data source, counted beside the cells.
struct SupplementaryCounts {
  private(set) var dequeued = 0
  /// How many of them had been used before.
  private(set) var reused = 0

  mutating func note(_ call: Call) {
    guard case .viewForSupplementaryElement(_, _, let isReused) = call else { return }
    dequeued += 1
    if isReused { reused += 1 }
  }
}
