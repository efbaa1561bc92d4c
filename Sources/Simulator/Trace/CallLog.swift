import CollectionView

/// The latest calls and rounds of a pane, oldest first, with numbers one after the other.
struct CallLog {
  /// How many every frame tells.
  static let shown = 32
  /// How many are kept for sure for who looks at them one by one.
  static let kept = 1_000

  /// The number of the last one, counted from 1.
  private(set) var lastNumber = 0
  /// As many as are kept for sure, and those since: when they are as many, the older ones go at once.
  private var older: [LoggedCall] = []
  private var newer: [LoggedCall] = []
  /// The latest, as they were told last.
  private var told: [TraceEvent] = []

  /// Takes the next one; its number is one more than the last.
  mutating func append(_ call: consuming LoggedCall) {
    if newer.count == Self.kept {
      swap(&older, &newer)
      newer.removeAll(keepingCapacity: true)
    }
    lastNumber += 1
    newer.append(call)
  }

  /// The latest, as many as every frame tells.
  mutating func latest() -> [TraceEvent] {
    if told.last?.number != lastNumber {
      told = events(after: lastNumber - Self.shown, upTo: lastNumber)
    }
    return told
  }

  /// Those before one of them, as many as are kept for sure.
  mutating func events(before number: Int) -> [TraceEvent] {
    let last = min(max(number - 1, 0), lastNumber)
    return events(after: last - Self.kept, upTo: last)
  }

  /// Those behind one number up to another, as far as they are kept.
  private mutating func events(after first: Int, upTo last: Int) -> [TraceEvent] {
    let begin = lastNumber - newer.count
    let start = max(first, begin - older.count)
    guard start < last else { return [] }
    var events: [TraceEvent] = []
    events.reserveCapacity(last - start)
    for number in start..<last {
      events.append(
        number < begin
          ? older[number - begin + older.count].event(number + 1)
          : newer[number - begin].event(number + 1))
    }
    return events
  }
}
