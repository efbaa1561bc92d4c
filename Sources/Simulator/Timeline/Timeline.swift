import Foundation
import Scenes

/// A run of a scene that can be paused, slowed down and looked back on.
///
/// Driven from outside as a session is. Past frames are kept, so that going back only shows them; an action at a past
/// frame is taken there, after the run up to it has been replayed, and what came after it is forgotten.
@MainActor
public final class Timeline {
  /// Seconds of a frame.
  private static let frameTime = 1 / Session.frameRate
  /// Seconds a jump goes.
  private static let jump = 1.0
  /// Frames after which what has not settled is left to go on: ten seconds.
  private static let longestSettling = 600
  /// Seconds that times may miss each other by.
  private static let tolerance = 1e-9

  /// The scene that runs.
  public var scene: Scene { session.scene }
  /// The layouts in use, pane by pane: `list (ListLayout)`, the kind a scene knows it by and its class.
  public var layouts: [String] {
    session.panes.map { "\($0.pane.layout.kind) (\(type(of: $0.view.collectionViewLayout)))" }
  }

  /// What a hand had set when the scene was started again, all of which one undo sets once more.
  var formerSettings: [Setting] = []
  /// Which of all actions has set that once more; nil for none.
  var broughtBack: Int?
  /// How many actions had been taken at the frame that is shown.
  var actionsShown: Int { shown.map { history.moment(at: $0).actions } ?? run.actions.count }
  /// Whether time stands still until a command lets it go on.
  public private(set) var isPaused = false
  /// How fast virtual time passes.
  public private(set) var pace: Pace
  /// Whether what a key sets going is at rest at once, for who wants less motion; the scene's own steps take their time.
  public var settlesKeys = false

  /// What runs, always at the newest frame.
  let run: LoggedRun
  var session: Session { run.session }
  private(set) var history: FrameHistory
  /// The frame of the history that is shown; nil for the newest.
  ///
  /// While there is one, the history ends with the newest.
  private(set) var shown: Int? {
    didSet { if shown == nil { past = nil } }
  }
  /// A run that was made for its data, which are those of past frames.
  private var past: (session: Session, replay: Int, dataVersion: Int)?
  /// Virtual seconds handed in that do not make up a frame yet.
  private var unspent = 0.0

  /// - Parameters:
  ///   - scene: What to run.
  ///   - pace: How fast virtual time passes at first.
  ///   - whileAsking: Told while a layout asks for very many sizes, now and later.
  /// - Throws: `UnbuiltFeature` when the scene names something that is not built, `Abandoned` when nobody waits for it.
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

  /// Whether frames tell all the calls and changes that are kept, and not the latest alone: for who reads them.
  public var tellsHistory = false

  /// The item that the frame is to tell the place of, and where it was seen last; nil for none.
  public var watched: WatchedItem?

  /// Everything to draw: the newest frame, or the past one that is looked at.
  public var frame: Frame {
    guard shown != nil || tellsHistory || watched != nil || bringsBackSettings else {
      return run.frame
    }
    var frame = shown.flatMap { history.frame(at: $0) } ?? run.frame
    if bringsBackSettings { frame.canUndo = true }
    if tellsHistory { frame = session.withHistory(frame) }
    if let watched,
      shown == nil || frame.panes.contains(where: { $0.element(of: watched.item) == nil })
    {
      frame = dataSession.watching(watched, frame)
    }
    return frame
  }

  /// How time stands, for the screen to tell.
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

  /// The pane the others follow; nil when none does.
  public var leader: Int? { session.leader }

  /// Whether a past frame is shown.
  public var isInPast: Bool { shown != nil }

  /// Whether nothing will change until the next action or command.
  public var isIdle: Bool { isPaused || (!isInPast && session.isIdle) }

  // MARK: - Going on

  /// Lets time on the wall pass, and as much virtual time as the pace makes of it.
  ///
  /// In the past it shows the frames that are kept, and the session goes on where they end.
  public func advance(by duration: Duration) {
    unspent += duration.seconds * pace.factor
    while !isIdle {
      let cost = Self.frameTime * Double(ticksToNext)
      guard unspent >= cost - Self.tolerance else { return }
      unspent -= cost
      goOn()
    }
    unspent = 0
  }

  /// Does what a hand or a key does, at the frame that is shown; what was seen after it is forgotten.
  ///
  /// While time stands still, a key that scrolls has scrolled at once.
  ///
  /// - Parameters:
  ///   - action: What is done.
  ///   - pane: The pane it is done in; nil for all of them.
  /// - Returns: False where there was nothing to do it to.
  /// - Throws: `UnbuiltFeature`, as the scene did not at its first run; `Abandoned` where nobody waited for it, and all is as
  ///   before.
  @discardableResult
  public func apply(_ action: Action, pane: Int? = nil) throws -> Bool {
    let taken =
      isPaused || settlesKeys
      ? action.atOnce(comesToRest: !isPaused) : (action: action, times: 1)
    guard let taken else { return false }
    let past = shown.map { (place: $0, history: history, standing: run.standing) }
    do {
      return try perform(taken, for: action, pane: pane)
    } catch let error as Abandoned {
      if let past { (history, run.standing, shown) = (past.history, past.standing, past.place) }
      throw error
    }
  }

  /// Takes an action, as it is taken now, at the frame that is shown.
  private func perform(
    _ taken: (action: Action, times: Int), for action: Action, pane: Int?
  ) throws -> Bool {
    try rewind()
    // What goes on by itself was not let go on, and `returnBeforeLast` is not to come back to it.
    if action == .continueSteps, !session.playback.waitsForPresenter { return false }
    // Keys that take their time show in the next frame.
    if case .keyboard = taken.action {} else { keep() }
    let isDone =
      if taken.action == .undoSetting, !session.settingHistory.canUndo, bringsBackSettings {
        try bringBackSettings()
      } else {
        try run.take(taken.action, times: taken.times, pane: pane)
      }
    if settlesKeys, !isPaused, taken.action.takesTime { settle() }
    return isDone
  }

  /// Lets motion come to rest, unless the scene is under way: its steps are not hurried.
  private func settle() {
    var rest = Self.longestSettling
    while rest > 0, !session.playback.isRunning,
      run.frame.panes.contains(where: \.motion.isLanding)
    {
      guard pass() else { return }
      rest -= 1
    }
  }

  /// Whether settings can be taken as things stand.
  ///
  /// - Throws: `SceneError` that says what is wrong with one of them.
  public func check(_ settings: [Setting]) throws {
    try session.check(settings)
  }

  /// Gives panes another viewport in the newest frame, whichever is shown.
  ///
  /// - Throws: `Abandoned` where nobody waited for it, and they keep theirs.
  public func resize(_ viewport: CGSize) throws {
    try run.take(.viewport(viewport))
  }

  /// Lets the session pass a frame; before one that nobody waits for, time stands still.
  ///
  /// - Returns: False then.
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

  /// The next frame, of the history or of the session.
  private func goOn() {
    if let shown { show(shown + 1) } else { pass() }
  }

  /// How many frames the session passed from the one shown to the next; 1 at the newest.
  private var ticksToNext: Int {
    guard let shown else { return 1 }
    return max(1, history.moment(at: shown + 1).tick - history.moment(at: shown).tick)
  }

  // MARK: - The past

  /// Pauses, changes the pace, or goes to another frame.
  ///
  /// - Returns: False where all of that is as it was.
  @discardableResult
  public func take(_ command: TimeCommand) -> Bool {
    let before = (isPaused, pace, shown, run.tick)
    obey(command)
    return before != (isPaused, pace, shown, run.tick)
  }

  private func obey(_ command: TimeCommand) {
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

  /// Pauses at the frame that is nearest to a place among those that are kept: 0 is the oldest, 1 the newest.
  public func look(at place: Double) {
    unspent = 0
    let place = min(max(place.isNaN ? 1 : place, 0), 1)
    look { _, moments in Int((place * Double(moments.count - 1)).rounded()) }
  }

  /// Whether a hand has turned knobs that it did not turn back.
  public var isTurnedByHand: Bool { session.isTurnedByHand }

  /// One frame on: until something is to be seen, or nothing will be.
  private func stepForward() {
    isPaused = true
    guard !isInPast else { return goOn() }
    let before = run.frame
    while !session.isIdle, run.frame == before, pass() {}
  }

  /// Pauses at another frame, by its place among those that are kept.
  private func look(_ place: (_ now: Int, _ moments: [Moment]) -> Int) {
    isPaused = true
    if !isInPast { keep() }
    show(place(shown ?? history.count - 1, history.moments))
  }

  private func show(_ place: Int) {
    let place = max(0, place)
    shown = place < history.count - 1 ? place : nil
  }

  /// Keeps the newest frame, when it is not the one kept last.
  private func keep() {
    let frame = run.frame
    history.append(
      frame,
      at: Moment(
        tick: run.tick, actions: run.actions.count, time: frame.time,
        dataVersion: session.dataVersion))
  }

  /// A run whose data are those of the frame that is shown.
  ///
  /// - Complexity: Where they have become others since, as long as the run up to it took to compute; once for neighbours with
  ///   the same.
  var dataSession: Session {
    guard let moment = shown.map(history.moment(at:)),
      moment.dataVersion != session.dataVersion
    else { return session }
    if past?.replay != run.replays || past?.dataVersion != moment.dataVersion {
      past = (try? run.replayed(to: moment)).map { ($0, run.replays, moment.dataVersion) }
    }
    return past?.session ?? session
  }

  /// Makes the frame that is shown the newest one: the session is run again up to it.
  ///
  /// - Complexity: As long as the run took to compute.
  func rewind() throws {
    guard let shown else { return }
    try goBack(to: history.moment(at: shown))
    history.removeAll(after: shown)
  }

  /// Goes to where the run stood before the last of certain actions was taken, and forgets what came after.
  ///
  /// - Returns: False where there is none up to the frame that is shown, which then stays as it is.
  /// - Complexity: As long as the run took to compute.
  func returnBeforeLast(_ isMeant: (Action) -> Bool) throws -> Bool {
    let taken = shown.map { history.moment(at: $0).actions } ?? run.actions.count
    guard let index = run.actions[..<taken].lastIndex(where: { isMeant($0.action) }) else {
      return false
    }
    let tick = run.actions[index].tick
    try goBack(to: Moment(tick: tick, actions: index, time: 0))
    let kept = history.moments.lastIndex { $0.actions <= index && $0.tick <= tick }
    history.removeAll(after: kept ?? 0)
    return true
  }

  /// Makes a moment that has been seen the newest.
  private func goBack(to moment: Moment) throws {
    try run.goBack(to: moment)
    shown = nil
  }

  /// Lets time go on that stood still.
  func resume() {
    isPaused = false
    unspent = 0
  }

  /// The scene that ends as the frame that is shown: with it, and the steps that lead there.
  ///
  /// - Throws: `UnbuiltFeature`, as the scene did not at its first run.
  /// - Complexity: For a past frame as long as the run up to it took to compute.
  public func repro() throws -> Scene {
    let session = try shown.map { try run.replayed(to: history.moment(at: $0)) } ?? session
    return Repro.scene(
      of: scene, after: session.playback.record, finding: session.frame.panes.map(\.findings))
  }
}
