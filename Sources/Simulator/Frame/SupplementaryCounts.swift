/// Headers and footers that came from the data source, counted beside the cells.
struct SupplementaryCounts {
  private(set) var dequeued = 0
  /// How many of them had been used before.
  private(set) var reused = 0

  /// Counts a view.
  mutating func count(isReused: Bool) {
    dequeued += 1
    if isReused { reused += 1 }
  }
}
