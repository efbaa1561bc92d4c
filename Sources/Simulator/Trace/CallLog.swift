import CollectionView

/// The latest calls and rounds of a pane, oldest first, with numbers one after the other.
struct CallLog {
  /// How many every frame tells.
  static let shown = 32
  /// How many are kept for sure for who looks at them one by one.
  static let kept = 1_000

  private struct Part {
    /// The first ones are of now; those behind them, which were long ago, give way one by one.
    private var calls: [LoggedCall] = []
    private(set) var count = 0
    /// When they were told, each moment once.
    var moments: [TraceEvent.Moment] = []

    func event(at index: Int, _ number: Int) -> TraceEvent {
      TraceEvent(calls[index].subject, moments[Int(calls[index].moment)], number: number)
    }

    // Called for all that happens: what is handed on is moved each time.
    @inline(__always)
    mutating func append(_ call: consuming LoggedCall) {
      if count < calls.count {
        calls[count] = call
      } else {
        calls.append(call)
      }
      count += 1
    }

    mutating func begin(_ moments: [TraceEvent.Moment]) {
      count = 0
      self.moments = moments
    }
  }

  /// The number of the last one, counted from 1.
  private(set) var lastNumber = 0
  /// As many as are kept for sure, and those since: when they are as many, the older ones go at once.
  private var older = Part()
  private var newer = Part()
  /// The latest, as they were told last, and those before.
  private var told: [TraceEvent] = []
  private var toldBefore: [TraceEvent] = []

  /// The last one; nil before any.
  var last: TraceEvent? {
    newer.count > 0 ? newer.event(at: newer.count - 1, lastNumber) : nil
  }

  /// Begins a moment, in which the next ones are told.
  mutating func begin(_ moment: TraceEvent.Moment) { newer.moments.append(moment) }

  /// Takes the next one; its number is one more than the last.
  @inline(__always)
  mutating func append(_ subject: consuming LoggedCall.Subject) {
    if newer.count == Self.kept { makeRoom() }
    lastNumber += 1
    newer.append(LoggedCall(subject: subject, moment: Int32(newer.moments.count - 1)))
  }

  private mutating func makeRoom() {
    swap(&older, &newer)
    // The moment goes on.
    newer.begin(older.moments.suffix(1))
  }

  /// The latest, as many as every frame tells.
  mutating func latest() -> [TraceEvent] {
    if told.last?.number != lastNumber {
      told = events(after: lastNumber - Self.shown, upTo: lastNumber, reusing: told)
    }
    return told
  }

  /// Those before one of them, as many as are kept for sure.
  mutating func events(before number: Int) -> [TraceEvent] {
    let last = min(max(number - 1, 0), lastNumber)
    toldBefore = events(after: last - Self.kept, upTo: last, reusing: toldBefore)
    return toldBefore
  }

  /// Those behind one number up to another, as far as they are kept; what was told before is not made again.
  private func events(
    after first: Int, upTo last: Int, reusing told: [TraceEvent]
  ) -> [TraceEvent] {
    let begin = lastNumber - newer.count
    let start = max(first, begin - older.count)
    guard start < last else { return [] }
    var events: [TraceEvent] = []
    events.reserveCapacity(last - start)
    func add(_ indices: Range<Int>) {
      for index in indices {
        events.append(
          index < begin
            ? older.event(at: index - begin + older.count, index + 1)
            : newer.event(at: index - begin, index + 1))
      }
    }
    let toldStart = told.first.map { $0.number - 1 } ?? last
    let again = (toldStart..<toldStart + told.count).clamped(to: start..<last)
    add(start..<again.lowerBound)
    if !again.isEmpty {
      events += told[again.lowerBound - toldStart..<again.upperBound - toldStart]
    }
    add(again.upperBound..<last)
    return events
  }
}
