import Scenes

/// What happened in a run, in order: steps of the scene, what a hand did, and the time between.
///
/// Rounds of a `repeat` that nothing came between are kept as one step, so that the record stays as short as the scene.
struct RunRecord: Sendable, Equatable {
  /// One thing that happened.
  ///
  /// Every key adds one: the steps, which are few and five times as large, stand aside.
  enum Entry: Sendable, Equatable {
    indirect case step(Step)
    /// In one pane, or in all for nil.
    case action(Action, times: Int, pane: Int?)
    /// Whole frames that went by.
    case frames(Int)
    /// A frame that a wait of the scene cut short, in seconds.
    case seconds(Double)
  }

  private(set) var entries: [Entry] = []

  mutating func note(_ step: Step) {
    entries.append(.step(step))
  }

  mutating func note(_ action: Action, times: Int, pane: Int?) {
    entries.append(.action(action, times: times, pane: pane))
  }

  mutating func noteFrame() {
    if case .frames(let count)? = entries.last {
      entries[entries.count - 1] = .frames(count + 1)
    } else {
      entries.append(.frames(1))
    }
  }

  mutating func note(seconds: Double) {
    entries.append(.seconds(seconds))
  }

  /// Makes one step of the entries since the beginning of a round, when they are the round and nothing else.
  ///
  /// - Parameters:
  ///   - start: How many entries there were when the round began.
  ///   - steps: What is repeated.
  ///   - line: The line of the `repeat`.
  mutating func endRound(since start: Int, of steps: [Step], line: Int) {
    let isUntouched = entries[start...].allSatisfy { entry in
      switch entry {
      case .step(let step): step.kind != .pause
      case .frames, .seconds: true
      case .action: false
      }
    }
    guard isUntouched else { return }
    entries.removeSubrange(start...)
    var times = 1
    if case .step(let step)? = entries.last, case .repeated(let rounds, steps) = step.kind {
      times += rounds
      entries.removeLast()
    }
    entries.append(.step(Step(line: line, kind: .repeated(times: times, steps: steps))))
  }
}
