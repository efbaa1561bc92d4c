import CollectionView
import Foundation

/// The log of a pane: the trace and the ledger, the counters, and everything to report besides findings.
struct PaneLog {
  /// The largest number of diagnostics of one kind without an element that are kept, if their messages differ.
  private static let unplacedDiagnosticLimit = 20

  private var trace: TraceLog
  private(set) var counters = Counters()
  /// The counters at each mark of the scene, when it was passed last.
  private var marks: [String: Counters] = [:]

  /// Number of the current action; ledger entries of one action share it.
  private(set) var action = 0
  private var isWheelTurning = false
  /// The name in the ledger of the knob that is being turned, or the update that is being made; nil for none.
  private var occasion: String?

  /// The engine's diagnostics, oldest first.
  private(set) var diagnostics: [Diagnostic] = []
  /// Notices on parts of the scene that its layout does not show.
  var notices: [DiagnosticNote]
  /// Settings that were rejected and elements that do not exist, each once.
  private(set) var rejections: [DiagnosticNote] = []

  /// - Parameters:
  ///   - keepsTrace: Whether every event is kept for a report, instead of the latest alone.
  ///   - notices: Notices on parts of the scene that its layout does not show.
  init(keepsTrace: Bool, notices: [DiagnosticNote]) {
    trace = TraceLog(isWhole: keepsTrace)
    self.notices = notices
  }

  // MARK: Reading

  /// Every event, if all are kept.
  var whole: [TraceEvent] { trace.whole }

  /// The latest changes of content offset and content size.
  var ledger: Ledger { trace.ledger }

  /// The latest calls and rounds of the layout pass, oldest first, as many as a frame shows.
  var latestCalls: [TraceEvent] { trace.latestCalls }

  /// The calls and rounds before a numbered one, oldest first, as many as are kept.
  func calls(before number: Int) -> [TraceEvent] { trace.calls(before: number) }

  /// The counters at a mark; all zero for a mark that was not passed.
  func counters(at mark: String) -> Counters { marks[mark] ?? Counters() }

  /// Everything to report besides findings: of the scene, of rejected settings, and of the engine, in this order.
  func notes(ofData note: DiagnosticNote?) -> [DiagnosticNote] {
    notices + [note].compactMap { $0 } + rejections + diagnostics.map { DiagnosticNote($0) }
  }

  // MARK: Actions

  /// Counts an action, unless it continues the previous one.
  ///
  /// The wheel continues from notch to notch, a touch until another finger comes down, and a held key is the key that
  /// was pressed.
  ///
  /// - Returns: Whether the action is a new one.
  mutating func begin(_ action: Action) -> Bool {
    var action = action
    while case .aimed(_, let inner) = action { action = inner }
    switch action {
    case .touch(.move), .touch(.up), .touch(.cancel), .keyboard(.hold), .keyboard(.release),
      .continueSteps:
      return false
    case .wheel where isWheelTurning: return false
    default: break
    }
    self.action += 1
    if case .wheel = action { isWheelTurning = true } else { isWheelTurning = false }
    return true
  }

  /// Counts a change of settings as an action.
  mutating func beginSetting() {
    action += 1
  }

  /// Sets the name in the ledger of all changes until `endOccasion()`, such as a knob that is turned; nil for none.
  mutating func beginOccasion(_ name: String?) {
    occasion = name
  }

  mutating func endOccasion() {
    occasion = nil
  }

  // MARK: Events

  /// Records a change of the offset of a section that scrolls across.
  mutating func record(_ change: CollectionViewEvent, at time: Double, section: Int?) {
    trace.recordChange(change, at: time, section: section, action: action, occasion: occasion)
  }

  /// Records an event of the engine at a virtual second, with its own name in the ledger if it has one.
  mutating func record(
    _ event: CollectionViewEvent, at time: Double, on ownOccasion: String? = nil
  ) {
    trace.record(event, at: time, action: action, occasion: ownOccasion ?? occasion)
    switch event {
    case .pass: counters.passes += 1
    case .measured: counters.measured += 1
    case .wentThrough(let count): counters.visited += count
    case .diagnostic(let diagnostic): record(diagnostic)
    case .call, .passEnd, .invalidated, .contentOffset, .contentSize: break
    }
  }

  /// Records a call at a virtual second.
  mutating func record(_ call: Call, at time: Double) {
    counters.count(call)
    trace.record(call, at: time)
  }

  /// Keeps the first diagnostic of each kind for an element; without an element, the first ones with different
  /// messages.
  mutating func record(_ diagnostic: Diagnostic) {
    let alike = diagnostics.filter {
      $0.id == diagnostic.id && $0.indexPath == diagnostic.indexPath
    }
    let isNew =
      diagnostic.indexPath == nil && alike.count < Self.unplacedDiagnosticLimit
      && !alike.contains(diagnostic)
    guard alike.isEmpty || isNew else { return }
    diagnostics.append(diagnostic)
  }

  /// Records a setting that was rejected, or an element that does not exist.
  mutating func recordRejection(_ note: DiagnosticNote) {
    if !rejections.contains(note) { rejections.append(note) }
  }

  /// Records a mark of the scene.
  mutating func recordMark(_ name: String) {
    marks[name] = counters
  }

  /// Counts a painted frame.
  mutating func countFrame() {
    counters.frames += 1
  }

  /// Counts items that have come to the screen.
  mutating func countShownItems(_ count: Int) {
    counters.shown += count
  }
}
