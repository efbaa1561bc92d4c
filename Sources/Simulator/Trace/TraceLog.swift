import CollectionView
import Foundation

/// Keeps what happened in one pane: the latest changes and calls for the screen, everything when a report wants it.
struct TraceLog {
  /// How many calls every frame tells.
  static let shown = 32
  /// How many are kept for sure for who looks at them one by one.
  static let kept = 1_000

  private(set) var ledger = Ledger()
  private(set) var whole: [TraceEvent] = []
  /// Whether everything is kept.
  let isWhole: Bool

  /// The latest calls and passes, oldest first, with numbers one after the other.
  private var recent: [TraceEvent] = []
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
  ///   - occasion: What changes happen on account of, such as a knob that is turned; nil for nothing.
  mutating func note(
    _ event: CollectionViewEvent, at time: Double, act: Int = 0, occasion: String? = nil
  ) {
    switch event {
    case .contentOffset(_, let to, _, _):
      contentOffset = to
      ledger.note(event, at: time, act: act, occasion: occasion)
      keepWhole(event, at: time)
    case .contentSize(_, let to, _, _):
      contentSize = to
      ledger.note(event, at: time, act: act, occasion: occasion)
      keepWhole(event, at: time)
    case .call: keep(event, at: time)
    case .pass(let reasons):
      passes += 1
      pass = passes
      let reason = reasons.summary(measured: measured)
      measured = (0, nil)
      because = reason
      keep(event, at: time)
      // The first event in it says so once more.
      because = reason
    case .passEnd:
      pass = nil
      because = nil
    case .measured(let change): measured = (measured.count + 1, change)
    case .invalidated, .wentThrough, .diagnostic: return
    }
  }

  /// The latest calls and passes, oldest first, as many as every frame tells.
  var latest: [TraceEvent] { Array(recent[max(0, recent.count - Self.shown)...]) }

  /// The calls and passes before one of them, as many as are kept, oldest first.
  func events(before number: Int) -> ArraySlice<TraceEvent> {
    guard let oldest = recent.first?.number else { return [] }
    let end = min(max(0, number - oldest), recent.count)
    return recent[..<end].suffix(Self.kept)
  }

  private mutating func keep(_ event: CollectionViewEvent, at time: Double) {
    lastNumber += 1
    guard let told = told(event, at: time, number: lastNumber) else { return }
    // The older half goes now and then, so that appending stays O(1).
    if recent.count >= 2 * Self.kept { recent.removeFirst(Self.kept) }
    recent.append(told)
    if isWhole, told.kind == .call { whole.append(told) }
  }

  private mutating func keepWhole(_ event: CollectionViewEvent, at time: Double) {
    guard isWhole, let told = told(event, at: time, number: 0) else { return }
    whole.append(told)
  }

  /// The event with the pass it is part of, and why that runs if it is the first one in it.
  private mutating func told(
    _ event: CollectionViewEvent, at time: Double, number: Int
  ) -> TraceEvent? {
    defer { because = nil }
    var moment = TraceEvent.Moment(time: time, number: number, pass: pass, because: because)
    if number > 0 { moment.content = (contentOffset, contentSize) }
    return TraceEvent(event, moment)
  }
}
