import CollectionView
import Foundation

/// Keeps what happened in one pane: the latest changes and calls for the screen, everything when a report wants it.
struct TraceLog {
  /// An event, when it happened, and how things stood then.
  struct Entry {
    /// Its place among calls and passes, from 1; 0 for changes of content offset and content size.
    var number: Int
    /// Virtual seconds.
    var time: Double
    var event: CollectionViewEvent
    /// The round of the layout pass it happened in; nil outside of any.
    var pass: Int?
    /// Why that round runs, for its beginning, and for the first event in it.
    var because: String?
    var contentOffset: CGPoint
    var contentSize: CGSize
  }

  /// How many calls every frame tells.
  static let shown = 32
  /// How many are kept for sure for who looks at them one by one.
  static let kept = 1_000

  private(set) var ledger = Ledger()
  private(set) var whole: [Entry] = []
  /// Whether everything is kept.
  let isWhole: Bool
  /// Whether somebody looks at more than every frame tells, so that it is worth keeping in words.
  var isRead = false

  /// The latest calls and passes, oldest first, with numbers one after the other.
  private var recent: [Entry] = []
  /// The latest of them in words.
  private var told: [TraceEvent] = []
  private var lastNumber = 0
  private var passes = 0
  private var pass: Int?
  /// Why this round runs, until the first event in it.
  private var because: String?
  /// What took its preferred size since the last round began.
  private var measured: (count: Int, last: SizeChange?) = (0, nil)
  private var contentOffset = CGPoint.zero
  private var contentSize = CGSize.zero

  init(isWhole: Bool) {
    self.isWhole = isWhole
  }

  /// Takes note of an event.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - time: Virtual seconds.
  ///   - act: What a hand or a step of the scene was doing, counted; motions of different acts are told apart.
  mutating func note(_ event: CollectionViewEvent, at time: Double, act: Int = 0) {
    switch event {
    case .contentOffset(_, let to, _, _):
      contentOffset = to
      ledger.note(event, at: time, act: act)
      if isWhole { whole.append(entry(event, at: time, number: 0)) }
    case .contentSize(_, let to, _, _):
      contentSize = to
      ledger.note(event, at: time, act: act)
      if isWhole { whole.append(entry(event, at: time, number: 0)) }
    case .call:
      lastNumber += 1
      let entry = entry(event, at: time, number: lastNumber)
      keep(entry)
      if isWhole { whole.append(entry) }
    case .pass(let reasons):
      passes += 1
      pass = passes
      lastNumber += 1
      because = reasons.summary(measured: measured)
      measured = (0, nil)
      var entry = entry(event, at: time, number: lastNumber)
      because = entry.because
      entry.pass = passes
      keep(entry)
    case .passEnd:
      pass = nil
      because = nil
    case .measured(let change): measured = (measured.count + 1, change)
    case .invalidated, .wentThrough, .diagnostic: return
    }
  }

  /// The latest calls and passes, oldest first, as many as every frame tells.
  mutating func latest() -> [TraceEvent] {
    if !isRead, told.count > 2 * Self.shown { told.removeFirst(told.count - Self.shown) }
    let first = max(lastNumber - Self.shown + 1, 1)
    return events(first..<lastNumber + 1)
  }

  /// The calls and passes before one of them, as many as are kept, oldest first.
  mutating func events(before number: Int) -> [TraceEvent] {
    events(max(1, number - Self.kept)..<max(1, number))
  }

  /// The events of some numbers, as far as they are kept, in words; each is put into words once while it is read.
  private mutating func events(_ numbers: Range<Int>) -> [TraceEvent] {
    guard let oldest = recent.first?.number else { return [] }
    let wanted =
      max(oldest, numbers.lowerBound)..<max(oldest, min(numbers.upperBound, lastNumber + 1))
    if wanted.isEmpty { return [] }
    if let first = told.first?.number, first <= wanted.lowerBound, let last = told.last?.number,
      last + 1 >= wanted.lowerBound
    {
      told += recent[(last + 1 - oldest)...].compactMap { TraceEvent($0) }
    } else {
      told = recent[(wanted.lowerBound - oldest)...].compactMap { TraceEvent($0) }
    }
    let first = told.first?.number ?? wanted.lowerBound
    return Array(told[(wanted.lowerBound - first)..<(wanted.upperBound - first)])
  }

  private mutating func entry(
    _ event: CollectionViewEvent, at time: Double, number: Int
  ) -> Entry {
    defer { because = nil }
    return Entry(
      number: number, time: time, event: event, pass: pass, because: because,
      contentOffset: contentOffset, contentSize: contentSize)
  }

  /// The older half goes now and then, so that appending stays O(1).
  private mutating func keep(_ entry: Entry) {
    if recent.count >= 2 * Self.kept {
      recent.removeFirst(Self.kept)
      if let last = told.last?.number, last < recent.first?.number ?? 0 { told = [] }
      if told.count > 2 * Self.kept { told.removeFirst(told.count - Self.kept) }
    }
    recent.append(entry)
  }
}
