import Foundation
import Scenes

/// Makes the scene that ends where a run stands: the same panes, and as steps what the scene and the hand did so far.
///
/// Between two steps of the scene time passes as it did, because the first of them waits; around what a hand did it is
/// counted in frames. Pauses for a presenter are left out, as a run without one passes over them, and so is what the scene
/// expected of a run that no hand came into. What was found is expected to be gone: the copy fails as long as it is not.
struct Repro {
  private var steps: [Step] = []
  /// Whether a finger is down, after the steps so far.
  private var isTouching = false

  /// The scene to write down.
  ///
  /// - Parameters:
  ///   - scene: What runs.
  ///   - record: What happened.
  ///   - findings: What was found in each pane.
  /// - Returns: The scene, its steps what happened.
  static func scene(
    of scene: Scene, after record: RunRecord, finding findings: [[Finding]]
  ) -> Scene {
    var repro = Repro()
    repro.take(record.entries)
    var result = scene
    result.isBrowsing = false
    result.isOverridden = false
    for index in result.panes.indices { result.panes[index].viewportIsGiven = true }
    result.steps = repro.steps.flatMap(\.withoutExpectations) + expectations(instead: findings)
    return result
  }

  /// The steps that expect none of what was found, pane by pane; none where nothing was.
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

  private mutating func take(_ entries: [RunRecord.Entry]) {
    var index = 0
    while index < entries.count {
      defer { index += 1 }
      switch entries[index] {
      case .action(let action, let times, let pane):
        for step in action.steps(times: times, pane: pane) { add(step) }
      case .frames, .seconds: takeTime(entries[index])
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

  private mutating func takeTime(_ entry: RunRecord.Entry) {
    switch entry {
    case .frames(let count): add(.waitFrames(count))
    case .seconds(let seconds): add(.wait(seconds: seconds))
    case .step, .action: break
    }
  }

  private mutating func add(_ kind: Step.Kind) {
    add(Step(line: 1, kind: kind))
  }

  /// Adds a step, unless it is about a finger that has been taken from the content already.
  private mutating func add(_ step: Step) {
    switch step.kind {
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
  /// Whether it is time that went by.
  fileprivate var isTime: Bool {
    switch self {
    case .frames, .seconds: true
    case .step, .action: false
    }
  }
}

extension Step {
  /// The same without what it expects.
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

  /// The same without the wait at its end, which something came into.
  fileprivate var withoutLastWait: [Step] {
    switch kind {
    case .wait, .waitFrames, .waitUntilSettled: []
    case .action(.drag): [Step(line: line, kind: kind, pane: pane, waits: false)]
    case .action(.touch(.move(_, let over))) where over > 0:
      [Step(line: line, kind: kind, pane: pane, waits: false)]
    case .repeated(let times, let steps):
      (times > 1 ? [Step(line: line, kind: .repeated(times: times - 1, steps: steps))] : [])
        + steps.dropLast() + (steps.last?.withoutLastWait ?? [])
    default: [self]
    }
  }
}
