import CollectionView

/// The latest changes of content offset and content size, a motion told as one of them.
struct Ledger {
  /// How many are kept for sure.
  private static let kept = 32

  /// Oldest first, by their last change.
  private(set) var entries: [LedgerEntry] = []

  /// Takes note of a change; any other event is none.
  ///
  /// A motion goes on over changes of the content size, which do not move it, and then stands behind them.
  mutating func note(_ event: CollectionViewEvent, at time: Double) {
    guard var entry = LedgerEntry(event, at: time) else { return }
    let isBefore = entries.lastIndex { $0.isSize == entry.isSize }
    if let index = isBefore, entries[index].isContinued(by: entry) {
      var motion = entries.remove(at: index)
      motion.take(entry)
      entry = motion
    }
    // The older half goes now and then, so that appending stays O(1).
    if entries.count >= 2 * Self.kept { entries.removeFirst(Self.kept) }
    entries.append(entry)
  }
}

extension LedgerEntry {
  /// A single change as a plain value; nil for an event that is none.
  init?(_ event: CollectionViewEvent, at time: Double) {
    switch event {
    case .contentOffset(let from, let to, let author, let cause):
      self.init(
        time: time, author: author.rawValue, from: [from.x, from.y], to: [to.x, to.y],
        cause: cause?.summary)
    case .contentSize(let from, let to, let author, let cause):
      self.init(
        time: time, isSize: true, author: author.rawValue, from: [from.width, from.height],
        to: [to.width, to.height], cause: cause?.summary)
    case .call, .pass, .invalidated, .measured, .diagnostic: return nil
    }
  }
}
