import CollectionView
import Foundation
import Scenes

/// One deterministic run of a scene: the same scene and actions give the same frames on every machine.
///
/// Driven from outside: nothing happens between calls, and time is virtual. Frames are painted every 1/60 second, so
/// that it does not matter in how many pieces time is handed in.
@MainActor
public final class Session {
  /// How the steps of the scene are taken.
  public enum Mode: Sendable {
    /// `pause` waits for `continueSteps`.
    case live
    /// `pause` is passed over.
    case headless
  }

  /// Frames a second.
  static let frameRate = 60.0

  /// Frames a step of the scene stays on the screen before the next one is taken, so that an audience can follow.
  private static let liveFramesPerStep = 6
  /// Frames that the steps of a `repeat` stay, all together, if they can, beside what it waits: four seconds.
  private static let liveFramesPerRepeat = 240

  /// The scene that runs.
  public let scene: Scene
  /// Virtual seconds since the start.
  public private(set) var time = 0.0

  let panes: [PaneRun]
  private(set) var playback: Playback
  /// What has been set, to be taken back.
  var settingHistory = SettingHistory()
  /// Whether what is done now is a step of the scene, and not a hand's.
  private(set) var isTakingStep = false
  /// How often items were shuffled.
  var shuffles = 0
  /// The pane whose first item the others keep at the same place; nil when each goes its own way.
  private(set) var leader: Int?
  /// The pane that the others follow now: a motion under way goes on in the pane it began in until it ends.
  private var followed: Int?
  /// The pane that they followed in the last painted frame.
  private var aligned: Int?
  private let mode: Mode
  /// What keys of the scene's steps have typed ahead of the next one.
  private var prefix = KeyPrefix()
  /// Frames to go by before the next step is taken; virtual time passes in them only where a wait is that step.
  private var pacing = 0
  /// Whether what a hand did may still scroll: the next step, for which no time need pass, would end that before it shows.
  private var isScrolledByHand = false
  /// Seconds handed in that do not make up a frame yet.
  private var unspent = 0.0
  /// Where the grid of frames begins, and how many have been painted on it.
  private var gridStart = 0.0
  private var gridFrames = 0

  /// Told how many sizes a layout has asked its delegate for, of how many, while it goes on asking.
  ///
  /// False abandons the run: what it was asked to do ends soon, and nothing of it is of use any more.
  public typealias WhileAsking = @MainActor (_ count: Int, _ total: Int) -> Bool
  /// Who waits for the panes.
  let patience: Patience

  /// - Parameters:
  ///   - scene: What to run.
  ///   - mode: How `pause` is taken.
  ///   - keepsTrace: Whether every event is kept for a report, instead of the latest alone.
  ///   - isAudited: Whether painted frames are judged; without it nothing is ever found, expectations of findings fail, and
  ///     no frame tells a true content size.
  ///   - whileAsking: Told while a layout asks for very many sizes, now and later.
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

  /// Whether nobody waited for what was to be done: nothing of this run is of use then.
  public var isAbandoned: Bool { patience.isLost }

  /// How often the items of the panes have become others.
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

  /// Whether a hand has turned knobs that it did not turn back.
  var isTurnedByHand: Bool { settingHistory.isTurnedByHand }

  /// What the scene says, which knows nothing of the knobs that a hand has turned, here or on the command line.
  private var caption: String? {
    let isAsWritten = !isTurnedByHand && !scene.isOverridden
    return playback.caption.map { isAsWritten ? $0 : "As written: \($0)" }
  }

  /// A frame of this run with all the calls and changes of before that are kept, and not the latest alone.
  ///
  /// - Complexity: O(kept), about a thousand calls a pane.
  func withHistory(_ frame: Frame) -> Frame {
    var frame = frame
    for (index, run) in panes.enumerated() where frame.panes.indices.contains(index) {
      frame.panes[index].addHistory(of: run)
    }
    return frame
  }

  /// The newest frame of this run with where an item is in each pane.
  ///
  /// - Complexity: O(sections).
  func watching(_ item: WatchedItem, _ frame: Frame) -> Frame {
    var frame = frame
    for (index, run) in panes.enumerated() where frame.panes.indices.contains(index) {
      frame.panes[index].watch(item, in: run)
    }
    return frame
  }

  /// Whether nothing will change until the next action: no motion, no pending step, no content on its way.
  public var isIdle: Bool {
    !playback.isRunning && panes.allSatisfy { !$0.isMoving }
  }

  /// What came of the `expect` steps taken so far, in order.
  public var expectations: [ExpectationResult] { playback.results }

  /// Does what a hand, a key or a step of the scene does, so often or until it moves nothing any more.
  ///
  /// - Parameters:
  ///   - action: What is done.
  ///   - times: How often.
  ///   - pane: The pane it is done in; nil for every one.
  /// - Returns: False where there was nothing to do it to.
  @discardableResult
  public func apply(_ action: Action, times: Int = 1, pane: Int? = nil) -> Bool {
    if action == .continueSteps || action.setsKnobs {
      for pane in panes { pane.judge.closeJumps() }
    }
    var isDone = true
    switch action {
    case .continueSteps: playback.resume()
    default:
      let all = perform(action, times: times, pane: pane)
      for done in all { playback.note(done.action, times: done.times, pane: done.pane) }
      isDone = !all.isEmpty
    }
    if action.isHand { isScrolledByHand = true }
    // What a key sets going shows in the next frame: thousands of presses cost no picture each.
    if case .keyboard = action { return isDone }
    paint()
    return isDone
  }

  /// Lets virtual time pass; whole frames of it are painted, the rest waits, and none passes while nothing happens.
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

  /// Lets one frame pass, the next step of the scene or 1/60 second; nothing while nothing happens.
  public func passFrame() {
    guard !isIdle else { return }
    tick()
  }

  /// Takes steps and time until every step has been taken or one waits for the presenter.
  ///
  /// - Parameter look: Called after each step and each frame.
  public func runSteps(looking look: () -> Void = {}) {
    while playback.isRunning {
      defer { look() }
      if takeStep() { continue }
      guard playback.isRunning else { return }
      passTime()
      paint()
    }
  }

  /// How long a step stays; of many in a row each a shorter time.
  private var framesPerStep: Int {
    min(Self.liveFramesPerStep, max(1, Self.liveFramesPerRepeat / playback.lengthOfRepeat))
  }

  /// One painted frame: the next step, or 1/60 second.
  private func tick() {
    isScrolledByHand = isScrolledByHand && panes.contains { $0.isScrolling }
    if !isHeldUp {
      if pacing > 0 {
        pacing -= 1
        guard playback.waits(at: time) else { return }
      } else if takeStep() {
        return
      }
    }
    // The wait that was the last step may be over, and nothing moves: no time goes by after the end.
    guard !isIdle else { return }
    passTime()
    paint()
  }

  /// Takes the next step and paints what it did, if one is due.
  private func takeStep() -> Bool {
    let isSettled = panes.allSatisfy { !$0.isMoving }
    guard let step = playback.next(at: time, isSettled: isSettled) else { return false }
    take(step)
    // What a key sets going shows in the next frame, as it does at a press.
    if case .keyboard = step.kind {} else { paint() }
    return true
  }

  private func take(_ step: Step) {
    isTakingStep = true
    defer { isTakingStep = false }
    switch step.kind {
    case .expect(let expectation):
      playback.note(ExpectationCheck(self).result(of: expectation, line: step.line))
    case .mark(let name):
      for pane in panes { pane.marks[name] = pane.counters }
    case .key(let name):
      guard let key = Key(name: name), press(key, pane: step.pane) else { return }
      if mode == .live { pacing = framesPerStep - 1 }
    default:
      guard let action = Action(step.kind) else { return }
      perform(action, pane: step.pane)
      if mode == .live { pacing = framesPerStep - 1 }
    }
  }

  /// Does what a key does that a step of the scene presses, all of it in this frame; false when that is nothing.
  private func press(_ key: Key, pane: Int?) -> Bool {
    guard case .command(.session(let action), let count) = prefix.take(key, in: .standard) else {
      return false
    }
    if let count, action.keyboardStep == nil, let counted = action.counted(count) {
      perform(counted, pane: pane)
    } else if action.repeats {
      perform(action, times: min(count ?? 1, Self.mostSteps), pane: pane)
    } else {
      perform(action, times: action.keyboardStep == nil ? 1 : count ?? 1, pane: pane)
    }
    return true
  }

  /// Does an action in one pane or in all of them, so often or until it moves nothing any more.
  ///
  /// - Returns: What has come of it, in words that say the same of any run: a knob that was turned is what it was set to.
  @discardableResult
  private func perform(
    _ action: Action, times: Int = 1, pane: Int? = nil
  ) -> [(action: Action, times: Int, pane: Int?)] {
    // A hand, or a step, that moves the pane that is to lead ends what is under way in the one before.
    if let pane, pane == leader, action.isHand { followed = leader }
    switch action {
    case .set(let settings):
      guard (0..<times).allSatisfy({ _ in set(settings) }) else { return [] }
    case .turn(let knob, let steps, let own):
      return turn(knob, by: steps * times, inPane: own ?? pane).map { (.set($0), 1, nil) }
    case .follow(let leader):
      self.leader = leader.flatMap { panes.indices.contains($0) ? $0 : nil }
      handOver()
    case .undoSetting: for _ in 0..<times { undoSetting() }
    case .redoSetting: for _ in 0..<times { redoSetting() }
    case .edit(let edit, let item, let chosen):
      return (0..<times).flatMap { _ in
        self.edit(edit, at: item, ofPane: pane ?? chosen, alone: pane != nil)
          .map { (.update($0.changes, animated: true), 1, $0.pane) }
      }
    case .place(let item, let position, animated: false):
      // What no key does is told as the step that does it, which names the item.
      return panes.indices.filter { pane == nil || pane == $0 }.compactMap { index in
        let run = panes[index]
        guard let target = run.target(for: item, at: position, animated: false) else { return nil }
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

  /// Whether the next step waits for the hand: unless time passes before it anyway.
  private var isHeldUp: Bool {
    isScrolledByHand && (playback.waitEnd ?? time) <= time + 1e-9
  }

  private func passTime() {
    gridFrames += 1
    var next = gridStart + Double(gridFrames) / Self.frameRate
    var part: Double?
    // What is held up may have waited to its end before.
    if !isHeldUp, let end = playback.waitEnd, end <= next + 1e-9 {
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

  /// Has the panes follow the one that leads, as soon as the one they follow has come to rest.
  private func handOver() {
    if leader == nil || followed.map({ !panes[$0].isScrolling }) ?? true { followed = leader }
  }

  private func paint() {
    if let followed {
      for (index, pane) in panes.enumerated() where index != followed {
        pane.clock.run { pane.follow(panes[followed], isNew: followed != aligned) }
      }
    }
    aligned = followed
    handOver()
    for pane in panes { pane.clock.run { pane.paint() } }
  }
}

extension Session {
  /// Does again what was done before.
  ///
  /// - Returns: False where there was nothing to do it to.
  @discardableResult
  func apply(_ logged: LoggedAction) -> Bool {
    apply(logged.action, times: logged.times, pane: logged.pane)
  }
}
