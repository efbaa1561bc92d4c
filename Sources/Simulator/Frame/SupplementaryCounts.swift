import CollectionView

/// Headers and footers that came from the data source, counted beside the cells.
struct SupplementaryCounts {
  private(set) var dequeued = 0
  /// How many of them had been used before.
  private(set) var reused = 0

  mutating func note(_ event: CollectionViewEvent) {
    guard case .call(.viewForSupplementaryElement(_, _, let isReused)) = event else { return }
    dequeued += 1
    if isReused { reused += 1 }
  }
}
