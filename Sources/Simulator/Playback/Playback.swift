import Foundation
import Scenes

/// The position of a session in the steps of its scene.
struct Playback {
  /// The reason to wait before the next step.
  private enum Wait: Equatable {
    case none
    case until(Double)
    /// For a number of frames.
    case frames(Int)
    /// Until nothing moves, or up to the deadline, in virtual seconds.
    case settled(deadline: Double, line: Int)
    case presenter
  }

  /// Virtual seconds after which `wait: settled` gives up, which counts as a failed expectation.
  static let settlingLimit = 60.0

  private var stack: [Level]
  private let parts: Int
  /// The number of times the presenter has continued.
  private var passed = 0
  /// The last `mark` that was passed.
  private var mark: String?
  private let stopsAtPauses: Bool
  private var wait = Wait.none
  /// The caption of the last `say`.
  private(set) var caption: String?
  private(set) var results: [ExpectationResult] = []
  /// The line of a `wait: settled` that just ended while something moved, until its result is recorded.
  private(set) var unsettledLine: Int?
  /// The steps played and actions applied so far.
  private(set) var record = RunRecord()

  /// A list of steps under way, with the number of rounds still to be played.
  private struct Level {
    var steps: [Step]
    var position = 0
    var rounds: Int
    /// Number of steps of all rounds together.
    let length: Int
    /// The line of the `repeat`, and the length of the record when the round began; nil for the scene's own steps.
    var round: (line: Int, start: Int)?
  }

  init(_ steps: [Step], stopsAtPauses: Bool) {
    stack = [Level(steps: steps, rounds: 1, length: 1)]
    self.stopsAtPauses = stopsAtPauses
    parts = stopsAtPauses ? steps.partCount : 1
    dropFinished()
  }

  /// Whether every step has been played, and its wait is over.
  var isFinished: Bool { stack.isEmpty && wait == .none }

  /// Whether steps continue by themselves.
  var isRunning: Bool { !isFinished && wait != .presenter }

  /// Whether the presenter can continue.
  var waitsForPresenter: Bool { wait == .presenter }

  /// Number of steps of the current `repeat`, over all rounds; 1 outside of any.
  var lengthOfRepeat: Int { stack.last?.length ?? 1 }

  /// The virtual second at which the current wait ends; nil for none.
  var waitEnd: Double? {
    if case .until(let end) = wait { end } else { nil }
  }

  /// Continues after a `pause`, if one waits.
  mutating func resume() {
    guard wait == .presenter else { return }
    wait = .none
    passed += 1
  }

  /// The progress of the steps.
  var progress: SceneProgress {
    SceneProgress(
      part: min(passed + 1, parts), parts: parts, mark: mark,
      state: isFinished ? .finished : waitsForPresenter ? .waiting : .playing)
  }

  mutating func record(_ result: ExpectationResult) {
    results.append(result)
    if result.line == unsettledLine { unsettledLine = nil }
  }

  /// Records a user action.
  mutating func record(_ action: Action, times: Int, pane: Int?) {
    record.add(action, times: times, pane: pane)
  }

  /// Records that time passed: a frame, or a part of one in seconds.
  mutating func pass(partOfFrame seconds: Double?) {
    if case .frames(let count) = wait { wait = .frames(count - 1) }
    if let seconds { record.add(seconds: seconds) } else { record.addFrame() }
  }

  /// Whether time has to pass for a wait of a given length.
  ///
  /// If the next step is such a wait, begins it.
  mutating func waits(at time: Double) -> Bool {
    switch wait {
    case .until(let end): return time < end - 1e-9
    case .frames(let count): return count > 0
    case .settled, .presenter: return false
    case .none: break
    }
    guard let level = stack.last else { return false }
    switch level.steps[level.position].kind {
    case .wait(let seconds): wait = .until(time + seconds)
    case .waitFrames(let count): wait = .frames(count)
    default: return false
    }
    _ = advance()
    return waits(at: time)
  }

  /// The next step that acts in this frame; nil if time has to pass first.
  ///
  /// Steps that only affect the playback are played here.
  mutating func next(at time: Double, isSettled: Bool) -> Step? {
    guard !isWaiting(at: time, isSettled: isSettled) else { return nil }
    while let step = advance() {
      switch step.kind {
      case .say(let text): caption = text.isEmpty ? nil : text
      case .pause where stopsAtPauses:
        wait = .presenter
        return nil
      case .pause: break
      case .mark(let name):
        mark = name
        return step
      case .wait(let seconds):
        wait = .until(time + seconds)
        return nil
      case .waitFrames(let count):
        wait = .frames(count)
        if !isWaiting(at: time, isSettled: isSettled) { continue }
        return nil
      case .waitUntilSettled:
        wait = .settled(deadline: time + Self.settlingLimit, line: step.line)
        if !isWaiting(at: time, isSettled: isSettled) { continue }
        return nil
      case .action(.drag(_, let over, let hold)) where step.waits,
        .action(.aimed(_, .drag(_, let over, let hold))) where step.waits:
        wait = .until(time + over + hold)
        return step
      case .action(.touch(.move(_, let over))) where step.waits && over > 0:
        wait = .until(time + over)
        return step
      default: return step
      }
    }
    return nil
  }

  private mutating func isWaiting(at time: Double, isSettled: Bool) -> Bool {
    switch wait {
    case .none: return false
    case .presenter: return true
    case .frames(let count):
      guard count <= 0 else { return true }
    case .until(let end):
      guard time >= end - 1e-9 else { return true }
    case .settled(let deadline, let line):
      if !isSettled {
        guard time >= deadline else { return true }
        unsettledLine = line
      }
    }
    wait = .none
    return false
  }

  /// Advances to the next step in file order, with repeats unrolled one at a time.
  private mutating func advance() -> Step? {
    while let level = stack.last {
      let step = level.steps[level.position]
      stack[stack.count - 1].position += 1
      guard case .repeated(let times, let steps) = step.kind, times > 0, !steps.isEmpty else {
        record.add(step)
        dropFinished()
        return step
      }
      stack.append(
        Level(
          steps: steps, rounds: times,
          length: level.length.multipliedUpToMax(times).multipliedUpToMax(steps.count),
          round: (step.line, record.entries.count)))
    }
    return nil
  }

  /// Begins the next round of finished lists, and removes those without one.
  private mutating func dropFinished() {
    while let level = stack.last, level.position >= level.steps.count {
      if let round = level.round {
        record.endRound(since: round.start, of: level.steps, line: round.line)
        stack[stack.count - 1].round?.start = record.entries.count
      }
      if level.rounds > 1, !level.steps.isEmpty {
        stack[stack.count - 1].rounds -= 1
        stack[stack.count - 1].position = 0
        return
      }
      stack.removeLast()
    }
  }
}
