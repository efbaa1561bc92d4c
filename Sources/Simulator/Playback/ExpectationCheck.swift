import Scenes

/// Compares a scene's expectations with the session.
@MainActor
struct ExpectationCheck {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  /// The result of an expectation now.
  func result(of expectation: Expectation, line: Int) -> ExpectationResult {
    let indices = expectation.pane.map { [$0] } ?? Array(session.panes.indices)
    var conditions: [ConditionResult] = []
    for index in indices where session.panes.indices.contains(index) {
      conditions += PaneCheck(expectation, session.panes[index], number: index + 1).conditions
    }
    return result(line: line, conditions: conditions)
  }

  /// The result of a `wait: settled` that ended while something moved.
  func failedSettling(line: Int, after limit: Double) -> ExpectationResult {
    let conditions = session.panes.enumerated().compactMap { index, run -> ConditionResult? in
      let parts = run.movingParts
      guard !parts.isEmpty else { return nil }
      let words = parts.map(\.rawValue).joined(separator: ", ")
      return ConditionResult(
        pane: index + 1, condition: "wait", passed: false, got: words, expected: "settled",
        message: "not settled after \(limit.short) s; still moving: \(words)")
    }
    return result(line: line, conditions: conditions)
  }

  private func result(line: Int, conditions: [ConditionResult]) -> ExpectationResult {
    let failures = conditions.filter { !$0.passed }.map { condition in
      let title = session.panes[condition.pane - 1].pane.title
      let name = title.isEmpty ? "pane \(condition.pane)" : title
      return session.panes.count > 1 ? "\(name): \(condition.message)" : condition.message
    }
    return ExpectationResult(
      line: line, passed: failures.isEmpty, message: failures.joined(separator: "; "),
      conditions: conditions)
  }
}

/// The result of one `expect` step.
public struct ExpectationResult: Sendable, Equatable, Encodable {
  /// The line of the scene file.
  public var line: Int
  public var passed: Bool
  /// The expected and the actual values; empty if the expectation holds.
  public var message: String
  /// The results of the single conditions, by pane and in the order of the scene format's keys.
  public var conditions: [ConditionResult]
}

/// The result of one condition of an `expect` step in one pane.
public struct ConditionResult: Sendable, Equatable, Encodable {
  /// The number of the pane, from 1.
  public var pane: Int
  /// The key, such as `contentOffset`, `counters.prepare` or `findings.anchor`; `wait` for a `wait: settled`.
  public var condition: String
  public var passed: Bool
  /// The actual value, in words.
  @Nullable public var got: String?
  /// The expected value, in words.
  @Nullable public var expected: String?
  /// The difference in words; empty if the condition holds.
  public var message: String
  /// The invariants with a finding that the condition accepted or refused; not part of the report's JSON.
  var judged: [Invariant] = []

  private enum CodingKeys: String, CodingKey {
    case pane, condition, passed, got, expected, message
  }

  init(
    pane: Int, condition: String, passed: Bool, got: String?, expected: String?, message: String,
    judged: [Invariant] = []
  ) {
    self.pane = pane
    self.condition = condition
    self.passed = passed
    self.got = got
    self.expected = expected
    self.message = message
    self.judged = judged
  }
}

extension ConditionResult {
  /// The condition as reports name it: `JUMP (anchor)` for `findings.anchor`, otherwise the key.
  public var title: String {
    if condition == "findings" { return "no findings" }
    let parts = condition.split(separator: ".")
    guard parts.count == 2, parts[0] == "findings", let kind = FindingKind.named(String(parts[1]))
    else { return parts.last.map(String.init) ?? condition }
    return kind.title
  }
}
