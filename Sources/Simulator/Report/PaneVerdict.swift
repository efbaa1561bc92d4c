/// What the expectations of a scene say about one pane at the end of its run.
public struct PaneVerdict: Sendable, Equatable, Encodable {
  /// The verdict in one word.
  public enum Outcome: String, Sendable, Equatable, Encodable {
    /// Every expectation held.
    case held
    /// An expectation did not hold.
    case broken
    /// No expectation is about the pane.
    case unasserted
  }

  public var outcome: Outcome
  /// The lines of the expectations that held each time they were checked.
  public var held: [Int]
  /// The lines of the expectations that did not hold.
  public var broken: [Int]
  /// The results of the pane's conditions; not part of the report's JSON, which has them in `expectations`.
  let results: [(line: Int, condition: ConditionResult)]

  private enum CodingKeys: String, CodingKey {
    case outcome, held, broken
  }

  /// - Parameters:
  ///   - pane: The number of the pane, from 1.
  ///   - expectations: The results of all expectations of the scene.
  init(ofPane pane: Int, _ expectations: [ExpectationResult]) {
    results = expectations.flatMap { result in
      result.conditions.filter { $0.pane == pane }.map { (result.line, $0) }
    }
    let lines = results.map(\.line).withoutRepetitions
    let broken = Set(results.filter { !$0.condition.passed }.map(\.line))
    self.broken = lines.filter(broken.contains)
    held = lines.filter { !broken.contains($0) }
    outcome = lines.isEmpty ? .unasserted : broken.isEmpty ? .held : .broken
  }

  public static func == (lhs: PaneVerdict, rhs: PaneVerdict) -> Bool {
    lhs.outcome == rhs.outcome && lhs.held == rhs.held && lhs.broken == rhs.broken
      && lhs.results.elementsEqual(rhs.results, by: ==)
  }
}

extension PaneVerdict {
  /// The conditions that held each time they were checked, as reports name them: `contentOffset`, `JUMP (anchor)`.
  public var heldConditions: [String] {
    let broken = Set(results.filter { !$0.condition.passed }.map(\.condition.title))
    return results.map(\.condition.title).withoutRepetitions.filter { !broken.contains($0) }
  }

  /// The differences in words, with the lines of the expectations.
  public var differences: [(line: Int, message: String)] {
    var seen: Set<String> = []
    return results.filter { !$0.condition.passed }
      .map { (line: $0.line, message: $0.condition.message) }
      .filter { seen.insert("\($0.line) \($0.message)").inserted }
  }

  /// Whether the expectations accept the finding of an invariant; nil if none is about it.
  func accepts(_ invariant: Invariant) -> Bool? {
    let judging = results.map(\.condition).filter { $0.judged.contains(invariant) }
    return judging.isEmpty ? nil : judging.allSatisfy(\.passed)
  }
}
