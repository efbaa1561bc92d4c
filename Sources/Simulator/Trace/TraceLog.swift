import CollectionView
import Foundation

/// Records the events of one pane: the latest changes and calls for the screen, and all events for a report if
/// requested.
struct TraceLog {
  private(set) var ledger = Ledger()
  private(set) var whole: [TraceEvent] = []
  /// Whether all events are kept.
  let isWhole: Bool

  private var calls = CallLog()
  private var passes = 0
  /// The number of the current round of the layout pass; nil outside of any.
  private var pass: Int?
  /// The reason of the current round, until the first event in it.
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
  ///   - occasion: The cause of changes without a cause of their own, such as a knob that is turned; nil for none.
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

  /// The calls and rounds before a numbered one, oldest first, as many as are kept.
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

  /// Records a change of the content size, or of the offset of the pane or of a section that scrolls across.
  mutating func recordChange(
    _ event: CollectionViewEvent, at time: Double, section: Int? = nil, action: Int,
    occasion: String?
  ) {
    guard var change = event.change(at: time) else { return }
    change.section = section
    ledger.record(change, action: action, occasion: occasion)
    guard isWhole else { return }
    whole.append(TraceEvent(change, pass: pass, because: because))
    because = nil
  }
}

/// The latest calls and rounds of the layout pass, oldest first, with consecutive numbers.
struct CallLog {
  /// The number of events a frame shows.
  static let shown = 32
  /// The least number of events that are kept, for readers who look at them one by one.
  static let kept = 1_000

  private var events: [TraceEvent] = []
  private var lastNumber = 0

  /// The latest events, as many as a frame shows.
  var latest: [TraceEvent] { Array(events.suffix(Self.shown)) }

  /// The last events before a numbered one, at most `kept` of them.
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
  /// The reason of a round of the layout pass, in words.
  ///
  /// - Parameter measured: The number of elements that took their preferred size since the previous round began, and
  ///   the last of them.
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
