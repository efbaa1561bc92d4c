import Foundation
import Scenes

/// A run of a scene that can be paused, slowed down and stepped back.
///
/// Like a session it is driven from outside. Past frames are kept, so that going back only displays them. An action at
/// a past frame first replays the run up to it, and discards everything after it.
@MainActor
public final class Timeline {
  /// The duration of a frame in seconds.
  private static let frameTime = 1 / Session.frameRate
  /// The distance of a jump in time, in seconds.
  private static let jump = 1.0
  /// The number of frames after which motion that has not settled continues at its own pace: ten seconds.
  private static let longestSettling = 600
  /// The tolerance for rounding errors of times, in seconds.
  private static let tolerance = 1e-9

  /// The scene that runs.
  public var scene: Scene { session.scene }
  /// The layouts in use, by pane, each as the scene's kind and the class: `list (ListLayout)`.
  public var layouts: [String] {
    session.panes.map { "\($0.pane.layout.kind) (\(type(of: $0.view.collectionViewLayout)))" }
  }

  /// The user's settings before the scene was restarted; one undo restores all of them.
  var formerSettings: [Setting] = []
  /// The number of the action that restored them; nil for none.
  var broughtBack: Int?
  /// Number of actions before the displayed frame.
  var actionsShown: Int { shown.map { history.moment(at: $0).actions } ?? run.actions.count }
  /// Whether time is paused.
  public private(set) var isPaused = false
  /// The pace of virtual time.
  public private(set) var pace: Pace
  /// Whether motion started by a key ends at once, for users who prefer less motion; the scene's own steps keep their
  /// duration.
  public var settlesKeys = false

  /// The run, always at the newest frame.
  let run: LoggedRun
  var session: Session { run.session }
  private(set) var history: FrameHistory
  /// The index of the displayed frame in the history; nil for the newest frame.
  ///
  /// If it is not nil, the newest frame is the last one in the history.
  private(set) var shown: Int? {
    didSet { if shown == nil { past = nil } }
  }
  /// A run that was replayed to get the data of past frames.
  private var past: (session: Session, replay: Int, dataVersion: Int)?
  /// Virtual seconds that do not add up to a frame yet.
  private var unspent = 0.0

  /// - Parameters:
  ///   - scene: The scene to run.
  ///   - pace: The initial pace of virtual time.
  ///   - whileAsking: Called while a layout requests very many sizes, now and later.
  /// - Throws: `UnbuiltFeature` when the scene names something that is not built, `Abandoned` if the user cancels it.
  public convenience init(
    _ scene: Scene, pace: Pace = .full, whileAsking: Session.WhileAsking? = nil
  ) throws {
    try self.init(scene, pace: pace, limits: FrameHistory.Limits(), whileAsking: whileAsking)
  }

  init(
    _ scene: Scene, pace: Pace = .full, limits: FrameHistory.Limits,
    whileAsking: Session.WhileAsking? = nil
  ) throws {
    run = try LoggedRun(scene, whileAsking: whileAsking)
    history = FrameHistory(limits: limits)
    self.pace = pace
  }

  /// Whether frames contain all kept calls and changes instead of the latest.
  public var includesHistory = false

  /// The item whose index path the frame contains, with its last known index path; nil for none.
  public var watched: WatchedItem?

  /// Everything to draw: the newest frame, or the displayed past one.
  public var frame: Frame {
    guard shown != nil || includesHistory || watched != nil || bringsBackSettings else {
      return run.frame
    }
    var frame = shown.flatMap { history.frame(at: $0) } ?? run.frame
    if bringsBackSettings { frame.canUndo = true }
    if includesHistory { frame = session.withHistory(frame) }
    if let watched,
      shown == nil || frame.panes.contains(where: { $0.element(of: watched.item) == nil })
    {
      frame = dataSession.watching(watched, frame)
    }
    return frame
  }

  /// The state of the timeline for the screen.
  public var state: TimeState {
    var state = TimeState()
    state.isPaused = isPaused
    state.pace = pace
    if let shown {
      state.end = run.frame.time
      state.frame = shown + 1
      state.frameCount = history.count
      state.hasTwin = history.hasTwin(beside: shown)
      state.isThinned = history.isThinned(around: shown)
    }
    state.marks = marks
    state.place = place
    return state
  }

  /// The pane the others are aligned with; nil for none.
  public var leader: Int? { session.leader }

  /// Whether a past frame is displayed.
  public var isInPast: Bool { shown != nil }

  /// Whether nothing will change until the next action or command.
  public var isIdle: Bool { isPaused || (!isInPast && session.isIdle) }

  // MARK: - Running

  /// Advances by wall-clock time, at the pace.
  ///
  /// In the past it displays the kept frames; after the last of them the session continues.
  public func advance(by duration: Duration) {
    unspent += duration.seconds * pace.factor
    while !isIdle {
      let cost = Self.frameTime * Double(ticksToNext)
      guard unspent >= cost - Self.tolerance else { return }
      unspent -= cost
      showNext()
    }
    unspent = 0
  }

  /// Applies a user action at the displayed frame; frames after it are discarded.
  ///
  /// While time is paused, a scroll by a key is complete at once.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - pane: The pane to which it applies; nil for all of them.
  /// - Returns: False if the action could not be applied to anything.
  /// - Throws: `UnbuiltFeature` from a replay, although it is not thrown on the first run; `Abandoned` if the user
  ///   cancelled it, in which case nothing has changed.
  @discardableResult
  public func apply(_ action: Action, pane: Int? = nil) throws -> Bool {
    let applied =
      isPaused || settlesKeys
      ? action.atOnce(comesToRest: !isPaused) : (action: action, times: 1)
    guard let applied else { return false }
    let past = shown.map { (place: $0, history: history, standing: run.standing) }
    do {
      return try perform(applied, for: action, pane: pane)
    } catch let error as Abandoned {
      if let past { (history, run.standing, shown) = (past.history, past.standing, past.place) }
      throw error
    }
  }

  /// Applies an action at the displayed frame, in the form it has in the current state of the timeline.
  private func perform(
    _ applied: (action: Action, times: Int), for action: Action, pane: Int?
  ) throws -> Bool {
    try rewind()
    // Steps that continue by themselves did not wait, and `returnBeforeLast` must not return to this action.
    if action == .continueSteps, !session.playback.waitsForPresenter { return false }
    // The effect of keys with a duration is painted with the next frame.
    if case .keyboard = applied.action {} else { keep() }
    let isDone =
      if applied.action == .undoSetting, !session.settingHistory.canUndo, bringsBackSettings {
        try bringBackSettings()
      } else {
        try run.apply(applied.action, times: applied.times, pane: pane)
      }
    if settlesKeys, !isPaused, applied.action.takesTime { settle() }
    return isDone
  }

  /// Runs until motion comes to rest, unless steps of the scene are playing.
  private func settle() {
    var rest = Self.longestSettling
    while rest > 0, !session.playback.isRunning,
      run.frame.panes.contains(where: \.motion.isLanding)
    {
      guard pass() else { return }
      rest -= 1
    }
  }

  /// Checks whether settings are possible now.
  ///
  /// - Throws: `SceneError` for a setting that is not possible.
  public func check(_ settings: [Setting]) throws {
    try session.check(settings)
  }

  /// Resizes the viewport of the panes in the newest frame, whichever is displayed.
  ///
  /// - Throws: `Abandoned` if the user cancelled it; the panes then keep their viewport.
  public func resize(_ viewport: CGSize) throws {
    try run.apply(.viewport(viewport))
  }

  /// Runs the session for a frame; pauses before it if the user cancels it.
  ///
  /// - Returns: False if it was cancelled.
  @discardableResult
  func pass() -> Bool {
    keep()
    do {
      try run.passFrame()
      return true
    } catch {
      isPaused = true
      return false
    }
  }

  /// Displays the next frame, of the history or of the session.
  private func showNext() {
    if let shown { show(shown + 1) } else { pass() }
  }

  /// The number of frames from the displayed one to the next kept one; 1 at the newest.
  private var ticksToNext: Int {
    guard let shown else { return 1 }
    return max(1, history.moment(at: shown + 1).tick - history.moment(at: shown).tick)
  }

  // MARK: - The past

  /// Pauses, changes the pace, or displays another frame.
  ///
  /// - Returns: Whether anything changed.
  @discardableResult
  public func perform(_ command: TimeCommand) -> Bool {
    let before = (isPaused, pace, shown, run.tick)
    execute(command)
    return before != (isPaused, pace, shown, run.tick)
  }

  private func execute(_ command: TimeCommand) {
    unspent = 0
    switch command {
    case .pause: isPaused.toggle()
    case .slower: pace = pace.slower
    case .faster: pace = pace.faster
    case .frameForward: stepForward()
    case .frameBack: look { place, _ in place - 1 }
    case .secondBack:
      look { place, moments in
        let time = moments[place].time - Self.jump + Self.tolerance
        return moments.lastIndex { $0.time <= time } ?? 0
      }
    case .secondForward:
      look { place, moments in
        let time = moments[place].time + Self.jump - Self.tolerance
        return moments.firstIndex { $0.time >= time } ?? moments.count - 1
      }
    case .first: look { _, _ in 0 }
    case .last: look { _, moments in moments.count - 1 }
    case .nextBreak, .previousBreak:
      if !isInPast { keep() }
      let now = shown ?? history.count - 1
      guard let place = placeOfBreak(forward: command == .nextBreak, from: now) else { return }
      look { _, _ in place }
    }
  }

  /// Pauses at the kept frame that is nearest to a position: 0 is the oldest, 1 the newest.
  public func look(at place: Double) {
    unspent = 0
    let place = min(max(place.isNaN ? 1 : place, 0), 1)
    look { _, moments in Int((place * Double(moments.count - 1)).rounded()) }
  }

  /// Whether the user turned knobs and did not turn them back.
  public var isTurnedByHand: Bool { session.isTurnedByHand }

  /// Goes one frame forward; at the newest frame, until something changes or nothing will.
  private func stepForward() {
    isPaused = true
    guard !isInPast else { return showNext() }
    let before = run.frame
    while !session.isIdle, run.frame == before, pass() {}
  }

  /// Pauses at another kept frame.
  private func look(_ place: (_ now: Int, _ moments: [Moment]) -> Int) {
    isPaused = true
    if !isInPast { keep() }
    show(place(shown ?? history.count - 1, history.moments))
  }

  private func show(_ place: Int) {
    let place = max(0, place)
    shown = place < history.count - 1 ? place : nil
  }

  /// Keeps the newest frame, unless it is the one kept last.
  private func keep() {
    let frame = run.frame
    history.append(
      frame,
      at: Moment(
        tick: run.tick, actions: run.actions.count, time: frame.time,
        dataVersion: session.dataVersion))
  }

  /// A run with the data of the displayed frame.
  ///
  /// - Complexity: If the data have changed since, that of the run up to the frame; the result is reused for frames
  ///   with the same data.
  var dataSession: Session {
    guard let moment = shown.map(history.moment(at:)),
      moment.dataVersion != session.dataVersion
    else { return session }
    if past?.replay != run.replays || past?.dataVersion != moment.dataVersion {
      past = (try? run.replayed(to: moment)).map { ($0, run.replays, moment.dataVersion) }
    }
    return past?.session ?? session
  }

  /// Makes the displayed frame the newest one by replaying the session up to it.
  ///
  /// - Complexity: That of the run up to the frame.
  func rewind() throws {
    guard let shown else { return }
    try goBack(to: history.moment(at: shown))
    history.removeAll(after: shown)
  }

  /// Returns to the state before the last action that matches, and discards everything after it.
  ///
  /// - Returns: False if no action up to the displayed frame matches; the frame then stays.
  /// - Complexity: That of the run up to the action.
  func returnBeforeLast(_ isMeant: (Action) -> Bool) throws -> Bool {
    let count = shown.map { history.moment(at: $0).actions } ?? run.actions.count
    guard let index = run.actions[..<count].lastIndex(where: { isMeant($0.action) }) else {
      return false
    }
    let tick = run.actions[index].tick
    try goBack(to: Moment(tick: tick, actions: index, time: 0))
    let kept = history.moments.lastIndex { $0.actions <= index && $0.tick <= tick }
    history.removeAll(after: kept ?? 0)
    return true
  }

  /// Makes a past moment the newest.
  private func goBack(to moment: Moment) throws {
    try run.goBack(to: moment)
    shown = nil
  }

  /// Ends the pause.
  func resume() {
    isPaused = false
    unspent = 0
  }

  /// A scene that ends with the displayed frame: the current scene with the steps that lead there.
  ///
  /// - Throws: `UnbuiltFeature` from a replay, although it is not thrown on the first run.
  /// - Complexity: For a past frame, that of the run up to it.
  public func repro() throws -> Scene {
    let session = try shown.map { try run.replayed(to: history.moment(at: $0)) } ?? session
    return Repro.scene(
      of: scene, after: session.playback.record, finding: session.frame.panes.map(\.findings))
  }
}
