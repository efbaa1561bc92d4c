import Foundation
import Scenes

/// Writes the repro of a run: a scene with the same panes, with the played steps of the scene and the user actions.
///
/// Between two steps of the scene, the waits of the steps let time pass as in the run; around user actions, time is
/// written in frames. Pauses for a presenter are left out, since a headless run skips them, and so are expectations,
/// which user actions may have invalidated. The repro expects that there are no findings: it fails as long as a finding
/// occurs.
struct Repro {
  private var steps: [Step] = []
  /// Whether a finger is down, after the steps so far.
  private var isTouching = false

  /// Creates the repro.
  ///
  /// - Parameters:
  ///   - scene: The scene that runs.
  ///   - record: The record of the run.
  ///   - findings: The findings of each pane.
  /// - Returns: The repro.
  static func scene(
    of scene: Scene, after record: RunRecord, finding findings: [[Finding]]
  ) -> Scene {
    var repro = Repro()
    repro.add(record.entries)
    var result = scene
    result.isBrowsing = false
    result.isOverridden = false
    for index in result.panes.indices { result.panes[index].viewportIsGiven = true }
    result.steps = repro.steps.flatMap(\.withoutExpectations) + expectations(instead: findings)
    return result
  }

  /// The steps that expect none of the findings, one for each pane with findings.
  private static func expectations(instead findings: [[Finding]]) -> [Step] {
    findings.enumerated().filter { !$0.element.isEmpty }.map { pane, found in
      var expectation = Expectation()
      expectation.pane = findings.count == 1 ? nil : pane
      let names = found.map {
        ($0.invariant.rawValue, FindingsExpectation.Totals(count: .equal(0)))
      }
      expectation.findings = .named(Dictionary(names) { first, _ in first })
      return Step(line: 1, kind: .expect(expectation))
    }
  }

  private mutating func add(_ entries: [RunRecord.Entry]) {
    var index = 0
    while index < entries.count {
      defer { index += 1 }
      switch entries[index] {
      case .action(let action, let times, let pane):
        for step in action.steps(times: times, pane: pane) { add(step) }
      case .frames(let count): add(.waitFrames(count))
      case .seconds(let seconds): add(.wait(seconds: seconds))
      case .step(let step) where step.kind == .pause: continue
      case .step(let step):
        let after = entries[(index + 1)...].firstIndex { !$0.isTime } ?? entries.count
        if after < entries.count, case .step = entries[after] {
          add(step)
          index = after - 1
        } else {
          for step in step.withoutLastWait { add(step) }
        }
      }
    }
  }

  private mutating func add(_ kind: Step.Kind) {
    add(Step(line: 1, kind: kind))
  }

  /// Adds a step, unless it continues a touch that is over.
  private mutating func add(_ step: Step) {
    switch step.kind {
    case .action(.aimed(_, .keyboard(.release))): break
    case .action(.aimed): isTouching = false
    case .action(.touch(.down)):
      if isTouching {
        steps.append(Step(line: 1, kind: .action(.touch(.cancel)), pane: step.pane))
      }
      isTouching = true
    case .action(.touch(.move)): guard isTouching else { return }
    case .action(.touch):
      guard isTouching else { return }
      isTouching = false
    case .action(.keyboard(.release)): break
    case .key, .action(.scrollBy), .action(.drag), .action(.fling), .action(.page),
      .action(.keyboard), .action(.wheel), .action(.indicator):
      isTouching = false
    default: break
    }
    steps.append(step)
  }
}

extension RunRecord.Entry {
  /// Whether the entry is passing time.
  fileprivate var isTime: Bool {
    switch self {
    case .frames, .seconds: true
    case .step, .action: false
    }
  }
}

extension Step {
  /// The step without expectations.
  fileprivate var withoutExpectations: [Step] {
    switch kind {
    case .expect: []
    case .repeated(let times, let steps):
      [
        Step(
          line: line,
          kind: .repeated(times: times, steps: steps.flatMap(\.withoutExpectations)), pane: pane)
      ]
    default: [self]
    }
  }

  /// The step without the wait at its end, for a wait that was interrupted.
  fileprivate var withoutLastWait: [Step] {
    switch kind {
    case .wait, .waitFrames, .waitUntilSettled: []
    case .action(.drag), .action(.aimed(_, .drag)):
      [Step(line: line, kind: kind, pane: pane, waits: false)]
    case .action(.touch(.move(_, let over))) where over > 0:
      [Step(line: line, kind: kind, pane: pane, waits: false)]
    case .repeated(let times, let steps):
      (times > 1 ? [Step(line: line, kind: .repeated(times: times - 1, steps: steps))] : [])
        + steps.dropLast() + (steps.last?.withoutLastWait ?? [])
    default: [self]
    }
  }
}

/// The record of a run: steps of the scene, user actions, and the time between them, in order.
///
/// Uninterrupted rounds of a `repeat` are stored as one step, so that the record is no longer than the scene.
struct RunRecord: Sendable, Equatable {
  enum Entry: Sendable, Equatable {
    case step(Step)
    /// An action in one pane, or in all for nil.
    case action(Action, times: Int, pane: Int?)
    /// Whole frames that passed.
    case frames(Int)
    /// A frame that a wait of the scene cut short, in seconds.
    case seconds(Double)
  }

  private(set) var entries: [Entry] = []

  mutating func add(_ step: Step) {
    entries.append(.step(step))
  }

  mutating func add(_ action: Action, times: Int, pane: Int?) {
    entries.append(.action(action, times: times, pane: pane))
  }

  mutating func addFrame() {
    if case .frames(let count)? = entries.last {
      entries[entries.count - 1] = .frames(count + 1)
    } else {
      entries.append(.frames(1))
    }
  }

  mutating func add(seconds: Double) {
    entries.append(.seconds(seconds))
  }

  /// Replaces the entries since the start of a round by one step, if they are exactly the steps of the round.
  ///
  /// - Parameters:
  ///   - start: The number of entries at the start of the round.
  ///   - steps: The steps that are repeated.
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
