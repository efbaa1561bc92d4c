import CollectionView
import Foundation

/// Keeps what happened in one pane: the latest changes and calls for the screen, everything when a report wants it.
struct TraceLog {
  private(set) var ledger = Ledger()
  private(set) var whole: [TraceEvent] = []
  /// Whether everything is kept.
  let isWhole: Bool

  private var calls = CallLog()
  private var passes = 0
  private var pass: Int? {
    didSet { moment = nil }
  }
  /// Why this round runs, until the first event in it.
  private var because: String? {
    didSet { moment = nil }
  }
  /// What took its preferred size since the last round began, or the pass ended.
  private var measured: (count: Int, last: SizeChange?) = (0, nil)
  private var contentOffset = CGPoint.zero {
    didSet { moment = nil }
  }
  private var contentSize = CGSize.zero {
    didSet { moment = nil }
  }
  /// When the last call was told, since many are told at one moment; nil as soon as things stand otherwise.
  private var moment: Double?

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
    case .call(let call): note(call, at: time)
    case .contentOffset(_, let to, _, _):
      contentOffset = to
      keepChange(event, at: time, act: act, occasion: occasion)
    case .contentSize(_, let to, _, _):
      contentSize = to
      keepChange(event, at: time, act: act, occasion: occasion)
    case .pass(let reasons):
      passes += 1
      pass = passes
      let reason = reasons.summary(measured: measured)
      measured = (0, nil)
      because = reason
      keep(.round, at: time)
      // The first event in it says so once more.
      because = reason
    case .passEnd:
      measured = (0, nil)
      pass = nil
      because = nil
    case .measured(let change): measured = (measured.count + 1, change)
    case .invalidated, .wentThrough, .diagnostic: return
    }
  }

  /// Takes note of a call.
  mutating func note(_ call: consuming Call, at time: Double) { keep(.call(call), at: time) }

  /// The latest calls and passes, oldest first, as many as every frame tells.
  mutating func latestCalls() -> [TraceEvent] { calls.latest() }

  /// The calls and passes before one of them, as many as are kept, oldest first.
  mutating func calls(before number: Int) -> [TraceEvent] { calls.events(before: number) }

  /// Keeps a call, or the beginning of a round, and why that runs with the first one in it.
  private mutating func keep(_ subject: consuming LoggedCall.Subject, at time: Double) {
    if moment != time { begin(at: time) }
    if because != nil { because = nil }
    calls.append(subject)
    if isWhole, let event = calls.last, event.kind == .call { whole.append(event) }
  }

  private mutating func begin(at time: Double) {
    calls.begin(
      TraceEvent.Moment(
        time: time, pass: pass, because: because, contentOffset: contentOffset,
        contentSize: contentSize))
    moment = time
  }

  private mutating func keepChange(
    _ event: CollectionViewEvent, at time: Double, act: Int, occasion: String?
  ) {
    ledger.note(event, at: time, act: act, occasion: occasion)
    guard isWhole, let change = event.change(at: time) else { return }
    whole.append(TraceEvent(change, pass: pass, because: because))
    because = nil
  }
}
