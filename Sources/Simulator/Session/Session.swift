import CollectionView
import Foundation
import Scenes

/// One deterministic run of a scene: the same scene and actions give the same frames on every machine.
///
/// Driven from outside: nothing happens between calls, and time is virtual. Frames are painted every 1/60 second, however the
/// time between them is divided into calls.
@MainActor
public final class Session {
  /// The way the steps of the scene are performed.
  public enum Mode: Sendable {
    /// `pause` waits for `continueSteps`.
    case live
    /// `pause` is skipped.
    case headless
  }

  /// Frames per second.
  static let frameRate = 60.0

  /// Frames that a step stays on the screen before the next one, so that an audience can follow.
  private static let liveFramesPerStep = 6
  /// The number of frames that all steps of a `repeat` are displayed together, if possible, without its waits: four
  /// seconds.
  private static let liveFramesPerRepeat = 240

  /// The scene of the run.
  public let scene: Scene
  /// Virtual seconds since the start.
  public private(set) var time = 0.0

  let panes: [PaneRun]
  private(set) var playback: Playback
  /// The settings that can be undone.
  var settingHistory = SettingHistory()
  /// Whether the current action is a step of the scene, and not the user's.
  private(set) var isPerformingStep = false
  /// The number of shuffles so far.
  var shuffles = 0
  /// The pane to which the others are aligned; nil if they are not.
  private(set) var leader: Int?
  /// The pane that the others follow now: if a motion is under way when the leader changes, its pane leads until the
  /// motion ends.
  private var followed: Int?
  /// The pane they followed in the last painted frame.
  private var aligned: Int?
  private let mode: Mode
  /// The keys that steps of the scene have typed before a command is complete.
  private var prefix = KeyPrefix()
  /// Frames until the next step; virtual time passes in them only if that step is a wait.
  private var pacing = 0
  /// Whether a scroll by the user may be under way, for which the next step waits, because it would end the scroll
  /// before it is visible.
  private var isScrolledByUser = false
  /// Seconds that do not add up to a frame yet.
  private var unspent = 0.0
  /// The virtual second from which frames are counted, and the number of frames since.
  private var gridStart = 0.0
  private var gridFrames = 0

  /// Receives the number of sizes that a layout has requested, and the number of items, while it continues to request sizes.
  ///
  /// Returning false abandons the run: the current action ends soon, and the run must not be used any more.
  public typealias WhileAsking = @MainActor (_ count: Int, _ total: Int) -> Bool
  /// Decides whether to go on with the size requests of the panes.
  let patience: Patience

  /// - Parameters:
  ///   - scene: The scene to run.
  ///   - mode: Whether `pause` waits.
  ///   - keepsTrace: Whether every event is kept for a report, instead of the latest alone.
  ///   - isAudited: Whether painted frames are audited; without it there are no findings, expectations of findings fail, and
  ///     no frame has a true content size.
  ///   - whileAsking: Called while a layout requests very many sizes, now and later.
  /// - Throws: `UnbuiltFeature` when the scene names something that is not built.
  public init(
    _ scene: Scene, mode: Mode = .live, keepsTrace: Bool = false, isAudited: Bool = true,
    whileAsking: WhileAsking? = nil
  ) throws {
    self.scene = scene
    self.mode = mode
    let patience = Patience(whileAsking)
    self.patience = patience
    panes = try scene.panes.map {
      try PaneRun($0, keepsTrace: keepsTrace, patience: patience)
    }
    playback = Playback(scene.steps, stopsAtPauses: mode == .live)
    for pane in panes { pane.judge.isAudited = isAudited }
    paint()
  }

  /// Whether the run was abandoned, so that it must not be used any more.
  public var isAbandoned: Bool { patience.isLost }

  /// The number of changes of data in all panes.
  var dataVersion: Int { panes.reduce(0) { $0 + $1.content.model.version } }

  /// Everything to draw now.
  public var frame: Frame {
    var frame = Frame(
      title: title, time: time, caption: caption, panes: paneFrames,
      isMoving: panes.contains { $0.isMoving },
      hasMoreSteps: playback.waitsForPresenter,
      progress: scene.steps.isEmpty ? nil : playback.progress)
    frame.canUndo = settingHistory.canUndo
    frame.canRedo = settingHistory.canRedo
    return frame
  }

  /// Whether the user has turned knobs and not turned them back.
  var isTurnedByHand: Bool { settingHistory.isTurnedByHand }

  /// The caption of the scene, with a prefix if the user has changed settings, here or on the command line, to which it
  /// does not refer.
  private var caption: String? {
    let isAsWritten = !isTurnedByHand && !scene.isOverridden
    return playback.caption.map { isAsWritten ? $0 : "As written: \($0)" }
  }

  /// A frame of this run with all kept calls and ledger entries instead of the latest.
  ///
  /// - Complexity: O(kept), about a thousand calls per pane.
  func withHistory(_ frame: Frame) -> Frame {
    var frame = frame
    for (index, run) in panes.enumerated() where frame.panes.indices.contains(index) {
      frame.panes[index].addHistory(of: run)
    }
    return frame
  }

  /// The newest frame of this run with the index path of an item in each pane.
  ///
  /// - Complexity: O(sections).
  func watching(_ item: WatchedItem, _ frame: Frame) -> Frame {
    var frame = frame
    for (index, run) in panes.enumerated() where frame.panes.indices.contains(index) {
      frame.panes[index].watch(item, in: run)
    }
    return frame
  }

  /// Whether nothing will change until the next action: no motion, no pending step, no pending content.
  public var isIdle: Bool {
    !playback.isRunning && panes.allSatisfy { !$0.isMoving }
  }

  /// The results of the `expect` steps so far, in order.
  public var expectations: [ExpectationResult] { playback.results }

  /// Applies an action of a user or of a scene step a number of times, or until it moves nothing any more.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - times: The number of times.
  ///   - pane: The pane to apply it to; nil for every pane.
  /// - Returns: False if the action could not be applied to anything.
  @discardableResult
  public func apply(_ action: Action, times: Int = 1, pane: Int? = nil) -> Bool {
    if action == .continueSteps || action.changesSettings {
      for pane in panes { pane.judge.closeJumps() }
    }
    var isDone = true
    switch action {
    case .continueSteps: playback.resume()
    default:
      let all = perform(action, times: times, pane: pane)
      for done in all { playback.record(done.action, times: done.times, pane: done.pane) }
      isDone = !all.isEmpty
    }
    if action.isScroll { isScrolledByUser = true }
    // The effect of a key is painted with the next frame, so that thousands of presses do not need a frame each.
    if case .keyboard = action { return isDone }
    paint()
    return isDone
  }

  /// Advances virtual time by whole frames and keeps the remainder for the next call; no time passes while the session
  /// is idle.
  public func advance(by duration: Duration) {
    guard !isIdle else {
      unspent = 0
      return
    }
    unspent += duration.seconds
    let frame = 1 / Self.frameRate
    while unspent >= frame - 1e-9 {
      unspent -= frame
      guard !isIdle else {
        unspent = 0
        return
      }
      tick()
    }
  }

  /// Performs the next step of the scene or advances time by 1/60 second; does nothing while the session is idle.
  public func passFrame() {
    guard !isIdle else { return }
    tick()
  }

  /// Performs steps and advances time until the steps are over or one waits for the presenter.
  ///
  /// - Parameter look: Called after each step and each frame.
  public func runSteps(looking look: () -> Void = {}) {
    while playback.isRunning {
      defer { look() }
      if performNextStep() { continue }
      guard playback.isRunning else { return }
      passTime()
      paint()
    }
  }

  /// Advances time until nothing moves, after the steps are over.
  ///
  /// - Parameter limit: Virtual seconds after which it gives up.
  public func settle(within limit: Double) {
    let end = time + limit
    while !playback.isRunning, !isIdle, time < end - 1e-9 { tick() }
  }

  /// The number of frames that a step is displayed; fewer for each of many steps in a row.
  private var framesPerStep: Int {
    min(Self.liveFramesPerStep, max(1, Self.liveFramesPerRepeat / playback.lengthOfRepeat))
  }

  /// One painted frame: the next step, or 1/60 second.
  private func tick() {
    isScrolledByUser = isScrolledByUser && panes.contains { $0.isScrolling }
    if !waitsForUserScroll {
      if pacing > 0 {
        pacing -= 1
        guard playback.waits(at: time) else { return }
      } else if performNextStep() {
        return
      }
    }
    // If the last step was a wait that is over, no time passes any more.
    guard !isIdle else { return }
    passTime()
    paint()
  }

  /// Performs the next step and paints its effect, if a step is due.
  private func performNextStep() -> Bool {
    let isSettled = panes.allSatisfy { !$0.isMoving }
    let next = playback.next(at: time, isSettled: isSettled)
    if let line = playback.unsettledLine {
      playback.record(
        ExpectationCheck(self).failedSettling(line: line, after: Playback.settlingLimit))
    }
    guard let step = next else { return false }
    perform(step)
    // The effect of a key is painted with the next frame, as when the user presses it.
    if case .action(.keyboard) = step.kind {} else { paint() }
    return true
  }

  private func perform(_ step: Step) {
    isPerformingStep = true
    defer { isPerformingStep = false }
    switch step.kind {
    case .expect(let expectation):
      playback.record(ExpectationCheck(self).result(of: expectation, line: step.line))
    case .mark(let name):
      for pane in panes { pane.log.recordMark(name) }
    case .key(let name):
      guard let key = Key(name: name), press(key, pane: step.pane) else { return }
      if mode == .live { pacing = framesPerStep - 1 }
    case .inOneTurn(let steps): performInOneTurn(steps)
    case .wait, .waitFrames, .waitUntilSettled, .repeated, .say, .pause: break
    case .action(let action):
      perform(action, pane: step.pane)
      if mode == .live { pacing = framesPerStep - 1 }
    }
  }

  /// Performs steps in one turn of the run loop: neither a layout pass of the run loop nor a frame comes between them.
  private func performInOneTurn(_ steps: [Step]) {
    for pane in panes { pane.beginTurn() }
    for step in steps { perform(step) }
    for pane in panes { pane.clock.run { pane.endTurn() } }
  }

  /// Applies a key that a step of the scene presses, in one frame.
  ///
  /// - Returns: False if the key completes no command.
  private func press(_ key: Key, pane: Int?) -> Bool {
    guard case .command(.session(let action), let count) = prefix.add(key, in: .standard) else {
      return false
    }
    if case .keyboard(.tap(let step, _)) = action {
      perform(step.atOnce, times: count ?? 1, pane: pane)
    } else if let counted = count.flatMap(action.counted) {
      perform(counted, pane: pane)
    } else if case .keyboard(.jump(let end)) = action {
      perform(end.atOnce, pane: pane)
    } else {
      perform(action, times: action.repeats ? min(count ?? 1, Self.mostSteps) : 1, pane: pane)
    }
    return true
  }

  /// Applies an action to one pane or to all of them, a number of times or until it moves nothing any more.
  ///
  /// - Returns: The actions that repeat the effect in any run: for a turned knob, the setting of its new value.
  @discardableResult
  private func perform(
    _ action: Action, times: Int = 1, pane: Int? = nil
  ) -> [(action: Action, times: Int, pane: Int?)] {
    // An action that scrolls the leading pane ends the motion of the pane that led before.
    if let pane, pane == leader, action.isScroll { followed = leader }
    switch action {
    case .set(let settings):
      guard (0..<times).allSatisfy({ _ in set(settings) }) else { return [] }
    case .turn(let knob, let steps, let own):
      return turn(knob, by: steps * times, inPane: own ?? pane).map { (.set($0), 1, nil) }
    case .setCollectionViewLayout(let layout, let animated):
      let setting = pane.map(layout.ofPane) ?? layout
      guard set([setting], installing: LayoutInstallation(isAnimated: animated)) else { return [] }
    case .follow(let leader):
      self.leader = leader.flatMap { panes.indices.contains($0) ? $0 : nil }
      updateFollowed()
    case .undoSetting: for _ in 0..<times { undoSetting() }
    case .redoSetting: for _ in 0..<times { redoSetting() }
    case .edit(let edit, let item, let chosen):
      return (0..<times).flatMap { _ in
        self.edit(edit, at: item, ofPane: pane ?? chosen, alone: pane != nil)
          .map { (.update($0.changes, animated: true), 1, $0.pane) }
      }
    case .place(let item, let position, animated: false):
      // It is recorded as the step that names the item, since no key has this effect at once.
      return panes.indices.filter { pane == nil || pane == $0 }.compactMap { index in
        let run = panes[index]
        guard let target = run.hosted.target(for: item, at: position, animated: false) else {
          return nil
        }
        let action = Action.scrollTo(target)
        run.clock.run { run.apply(action, times: 1) }
        return (action, 1, panes.count == 1 ? nil : index)
      }
    default:
      for (index, run) in panes.enumerated() where pane == nil || pane == index {
        run.clock.run { run.apply(action, times: times) }
      }
    }
    return [(action, times, pane)]
  }

  /// Whether the next step waits for the user's scroll to end, unless time passes before the step anyway.
  private var waitsForUserScroll: Bool {
    isScrolledByUser && (playback.waitEnd ?? time) <= time + 1e-9
  }

  private func passTime() {
    gridFrames += 1
    var next = gridStart + Double(gridFrames) / Self.frameRate
    var part: Double?
    // A step that waits for the user's scroll may have been due before.
    if !waitsForUserScroll, let end = playback.waitEnd, end <= next + 1e-9 {
      if end < next - 1e-9 { part = end - time }
      next = end
      gridStart = end
      gridFrames = 0
    }
    playback.pass(partOfFrame: part)
    time = next
    for pane in panes {
      pane.clock.advance(to: time)
      pane.clock.run { pane.advance(to: time) }
    }
  }

  /// Makes the leading pane the followed one once the pane that is followed now is at rest.
  private func updateFollowed() {
    if leader == nil || followed.map({ !panes[$0].isScrolling }) ?? true { followed = leader }
  }

  private func paint() {
    // The state of an abandoned run is not valid, and nobody sees it.
    guard !isAbandoned else { return }
    if let followed {
      for (index, pane) in panes.enumerated() where index != followed {
        pane.clock.run { pane.align(to: panes[followed], isNew: followed != aligned) }
      }
    }
    aligned = followed
    updateFollowed()
    for pane in panes { pane.clock.run { pane.paint() } }
  }
}

extension Session {
  /// Repeats an action that was logged.
  ///
  /// - Returns: False if the action could not be applied to anything.
  @discardableResult
  func apply(_ logged: LoggedAction) -> Bool {
    apply(logged.action, times: logged.times, pane: logged.pane)
  }
}

extension Session {
  /// The title of the scene, with the displayed field for a single pane that browses a data file.
  var title: String {
    let title = scene.title.isEmpty ? scene.name : scene.title
    return panes.count == 1 ? titled(title, panes[0]) : title
  }

  /// The frames of the panes; if several panes browse a file, their titles include the field.
  var paneFrames: [PaneFrame] {
    panes.map { run in
      var frame = PaneFrame(run)
      if panes.count > 1 { frame.title = titled(frame.title, run) }
      return frame
    }
  }

  /// The title with the displayed field of a table.
  private func titled(_ title: String, _ run: PaneRun) -> String {
    guard scene.isBrowsing, let field = run.pane.data.file?.shown else { return title }
    return "\(title) · \(field.text)"
  }
}

extension Duration {
  /// The duration in seconds.
  package var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
