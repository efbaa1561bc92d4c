import CollectionView

/// The latest changes of content offset and content size, a motion told as one of them.
struct Ledger {
  /// How many every frame tells.
  static let shown = 32
  /// How many are kept for sure for who reads further back.
  private static let kept = 256

  /// Oldest first, by their last change.
  private(set) var entries: [LedgerEntry] = []

  private var lastNumber = 0

  /// The latest, as many as every frame tells.
  var latest: [LedgerEntry] { Array(entries[max(0, entries.count - Self.shown)...]) }

  /// Those before one of them, oldest first, as many as are kept.
  func entries(before number: Int) -> [LedgerEntry] {
    entries.filter { $0.number < number }
  }

  /// Takes note of a change; any other event is none.
  ///
  /// A motion goes on over changes of the content size, which do not move it, and then stands behind them.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - time: Virtual seconds.
  ///   - act: What a hand or a step of the scene was doing, counted: each has an entry of its own.
  ///   - occasion: What it happened on account of, such as a knob that is turned: the cause of what has none of its own; nil
  ///     for nothing.
  mutating func note(
    _ event: CollectionViewEvent, at time: Double, act: Int = 0, occasion: String? = nil
  ) {
    guard var change = event.change(at: time) else { return }
    change.act = act
    if let occasion { change.happen(on: occasion) }
    lastNumber += 1
    change.number = lastNumber
    let isBefore = entries.lastIndex { $0.isSize == change.isSize }
    if let index = isBefore, entries[index].isContinued(by: change, on: occasion) {
      change = entries[index].joined(with: change)
      guard index < entries.count - 1 else { return entries[index] = LedgerEntry(change) }
      entries.remove(at: index)
    }
    // The older half goes now and then, so that appending stays O(1).
    if entries.count >= 2 * Self.kept { entries.removeFirst(Self.kept) }
    entries.append(LedgerEntry(change))
  }
}

extension CollectionViewEvent {
  /// A single change as a plain value; nil for an event that is none.
  func change(at time: Double) -> LedgerEntry.Contents? {
    switch self {
    case .contentOffset(let from, let to, let author, let cause):
      LedgerEntry.Contents(
        time: time, isSize: false, author: author.rawValue, from: AxisNumbers(from.x, from.y),
        to: AxisNumbers(to.x, to.y), cause: LedgerCause(cause))
    case .contentSize(let from, let to, let author, let cause):
      LedgerEntry.Contents(
        time: time, isSize: true, author: author.rawValue,
        from: AxisNumbers(from.width, from.height), to: AxisNumbers(to.width, to.height),
        cause: LedgerCause(cause))
    case .call, .pass, .passEnd, .invalidated, .measured, .wentThrough, .diagnostic: nil
    }
  }
}
