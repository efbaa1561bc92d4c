import Foundation
import Scenes

/// Where a session is in the steps of its scene.
struct Playback {
  /// What keeps the next step from being taken.
  private enum Wait: Equatable {
    case none
    case until(Double)
    /// So many frames more.
    case frames(Int)
    /// Nothing moves, or the deadline has come, in virtual seconds.
    case settled(deadline: Double, line: Int)
    case presenter
  }

  /// Virtual seconds after which `wait: settled` gives up, a failed expectation.
  private static let settlingLimit = 60.0

  private var stack: [Level]
  private let parts: Int
  /// How often the presenter has gone on.
  private var passed = 0
  /// The mark that was passed last.
  private var mark: String?
  private let stopsAtPauses: Bool
  private var wait = Wait.none
  /// What `say` said last.
  private(set) var caption: String?
  private(set) var results: [ExpectationResult] = []
  /// What happened so far.
  private(set) var record = RunRecord()

  /// A list of steps that is under way, and how often it is still to be taken.
  private struct Level {
    var steps: [Step]
    var position = 0
    var rounds: Int
    /// How many steps it is from beginning to end, with all rounds of now.
    let length: Int
    /// The line of the `repeat`, and where the record stood when the round began; nil for the steps of the scene itself.
    var round: (line: Int, start: Int)?
  }

  init(_ steps: [Step], stopsAtPauses: Bool) {
    stack = [Level(steps: steps, rounds: 1, length: 1)]
    self.stopsAtPauses = stopsAtPauses
    parts = stopsAtPauses ? steps.partCount : 1
    dropFinished()
  }

  /// Whether every step has been taken and waited for.
  var isFinished: Bool { stack.isEmpty && wait == .none }

  /// Whether steps go on by themselves.
  var isRunning: Bool { !isFinished && wait != .presenter }

  /// Whether the presenter can go on.
  var waitsForPresenter: Bool { wait == .presenter }

  /// How many steps the `repeat` takes that is under way; 1 outside any.
  var lengthOfRepeat: Int { stack.last?.length ?? 1 }

  /// The virtual second at which the wait under way ends; nil for none.
  var waitEnd: Double? {
    if case .until(let end) = wait { end } else { nil }
  }

  /// Goes on after a pause; nothing when there is none.
  mutating func resume() {
    guard wait == .presenter else { return }
    wait = .none
    passed += 1
  }

  /// How far the steps have come.
  var progress: SceneProgress {
    SceneProgress(
      part: min(passed + 1, parts), parts: parts, mark: mark,
      state: isFinished ? .finished : waitsForPresenter ? .waiting : .playing)
  }

  mutating func note(_ result: ExpectationResult) {
    results.append(result)
  }

  /// Takes note of what a hand did.
  mutating func note(_ action: Action, times: Int, pane: Int?) {
    record.add(action, times: times, pane: pane)
  }

  /// Takes note of time that went by: a frame, or the part of one that is given in seconds.
  mutating func pass(partOfFrame seconds: Double?) {
    if case .frames(let count) = wait { wait = .frames(count - 1) }
    if let seconds { record.add(seconds: seconds) } else { record.addFrame() }
  }

  /// Whether time has to pass for a wait of given length, be it under way or the next step, which begins with that.
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
    _ = take()
    return waits(at: time)
  }

  /// The next step that does something in this frame; nil when time has to pass first.
  ///
  /// Steps that only steer the playback are taken here.
  mutating func next(at time: Double, isSettled: Bool) -> Step? {
    guard !isWaiting(at: time, isSettled: isSettled) else { return nil }
    while let step = take() {
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
      case .action(.drag(_, let over, let hold)) where step.waits:
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
        results.append(
          ExpectationResult(
            line: line, passed: false,
            message: "nothing settled: something still moves after \(Self.settlingLimit.short) s"))
      }
    }
    wait = .none
    return false
  }

  /// The next step in the order of the file, with repeats unrolled one at a time.
  private mutating func take() -> Step? {
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

  /// Begins the next round of lists that are through, and leaves those that have none left.
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
