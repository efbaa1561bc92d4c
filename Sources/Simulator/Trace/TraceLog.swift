import CollectionView
import Foundation

/// Records what happened in one pane: the latest changes and calls for the screen, and everything if a report wants it.
struct TraceLog {
  private(set) var ledger = Ledger()
  private(set) var whole: [TraceEvent] = []
  /// Whether everything is kept.
  let isWhole: Bool

  private var calls = CallLog()
  private var passes = 0
  /// The round of the layout pass under way; nil outside of any.
  private var pass: Int?
  /// Why this round runs, until the first event in it.
  private var because: String?
  /// The elements that took their preferred size since the last round began, or the pass ended.
  private var measured: (count: Int, last: SizeChange?) = (0, nil)
  private var contentOffset = CGPoint.zero
  private var contentSize = CGSize.zero

  init(isWhole: Bool) {
    self.isWhole = isWhole
  }

  /// Records an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: Virtual seconds.
  ///   - action: Number of the current action; motions of different actions are separate entries of the ledger.
  ///   - occasion: What changes happen on account of, such as a knob that is turned; nil for nothing.
  mutating func record(
    _ event: CollectionViewEvent, at time: Double, action: Int = 0, occasion: String? = nil
  ) {
    switch event {
    case .call(let call): record(call, at: time)
    case .contentOffset(_, let to, _, _):
      contentOffset = to
      recordChange(event, at: time, action: action, occasion: occasion)
    case .contentSize(_, let to, _, _):
      contentSize = to
      recordChange(event, at: time, action: action, occasion: occasion)
    case .pass(let reasons):
      passes += 1
      pass = passes
      let reason = reasons.summary(measured: measured)
      measured = (0, nil)
      because = reason
      append(.pass, .words(CallWords()), at: time)
      // The first event of the round repeats the reason.
      because = reason
    case .passEnd:
      measured = (0, nil)
      pass = nil
      because = nil
    case .measured(let change): measured = (measured.count + 1, change)
    case .invalidated, .wentThrough, .diagnostic: return
    }
  }

  /// Records a call.
  mutating func record(_ call: Call, at time: Double) {
    let event = append(.call, .engine(call), at: time)
    if isWhole { whole.append(event) }
  }

  /// The latest calls and rounds, oldest first, as many as a frame shows.
  var latestCalls: [TraceEvent] { calls.latest }

  /// The calls and rounds before one of them, oldest first, as many as are kept.
  func calls(before number: Int) -> [TraceEvent] { calls.events(before: number) }

  @discardableResult
  private mutating func append(
    _ kind: TraceEvent.Kind, _ subject: TraceEvent.Subject, at time: Double
  ) -> TraceEvent {
    defer { because = nil }
    return calls.append(
      TraceEvent.Contents(
        time: time, kind: kind, subject: subject, pass: pass, because: because,
        contentOffset: contentOffset, contentSize: contentSize))
  }

  private mutating func recordChange(
    _ event: CollectionViewEvent, at time: Double, action: Int, occasion: String?
  ) {
    ledger.record(event, at: time, action: action, occasion: occasion)
    guard isWhole, let change = event.change(at: time) else { return }
    whole.append(TraceEvent(change, pass: pass, because: because))
    because = nil
  }
}

/// The latest calls and rounds of the layout pass, oldest first, with consecutive numbers.
struct CallLog {
  /// The number of events a frame shows.
  static let shown = 32
  /// The number of events that are kept at least, for a reader who looks at them one by one.
  static let kept = 1_000

  private var events: [TraceEvent] = []
  private var lastNumber = 0

  /// The latest, as many as a frame shows.
  var latest: [TraceEvent] { Array(events.suffix(Self.shown)) }

  /// The events before one of them, as many as are kept at least.
  func events(before number: Int) -> [TraceEvent] {
    let end = events.firstIndex { $0.number >= number } ?? events.endIndex
    return Array(events[..<end].suffix(Self.kept))
  }

  /// Appends an event under the next number.
  mutating func append(_ contents: TraceEvent.Contents) -> TraceEvent {
    if events.count >= 2 * Self.kept { events.removeFirst(Self.kept) }
    lastNumber += 1
    var contents = contents
    contents.number = lastNumber
    let event = TraceEvent(contents)
    events.append(event)
    return event
  }
}

extension PassReasons {
  /// Why a round of the layout pass runs, in words.
  ///
  /// - Parameter measured: The elements that took their preferred size since the round before began, in order.
  /// - Returns: The words, or "first layout" if there is no other reason.
  fileprivate func summary(measured: (count: Int, last: SizeChange?)) -> String {
    var words: [String] = []
    if contains(.dataSource) { words.append("data source") }
    if contains(.layoutChange) { words.append("another layout") }
    if contains(.boundsChange) { words.append("bounds change") }
    if contains(.preferredAttributes) {
      let others = measured.count - 1
      let count = others > 0 ? " and \(others) more" : ""
      words.append("preferred attributes" + (measured.last.map { " \($0.summary)" } ?? "") + count)
    }
    if contains(.intrinsicContentSize) { words.append("intrinsic content size") }
    if contains(.invalidation) { words.append("invalidateLayout()") }
    return words.isEmpty ? "first layout" : words.joined(separator: ", ")
  }
}
