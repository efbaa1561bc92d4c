import Scenes

extension FindingsExpectation {
  /// The results of the conditions on the findings of a pane; without a tolerance each number has its default one.
  func conditions(
    _ findings: [Finding], within tolerance: Double?, pane: Int
  ) -> [ConditionResult] {
    switch self {
    case .none:
      let found = findings.map { "\($0.kind.title) × \($0.count)" }.joined(separator: ", ")
      return [
        ConditionResult(
          pane: pane, condition: "findings", passed: findings.isEmpty,
          got: findings.isEmpty ? "none" : found, expected: "none",
          message: findings.isEmpty ? "" : "findings are \(found), expected none",
          judged: findings.map(\.invariant))
      ]
    case .named(let named):
      return named.sorted { $0.key < $1.key }.map { name, totals in
        let finding = findings.first { $0.invariant.rawValue == name }
        let title = (finding?.kind ?? FindingKind.named(name))?.title ?? name
        return totals.condition(
          on: finding, named: name, title: title, within: tolerance, pane: pane)
      }
    }
  }
}

extension FindingsExpectation.Totals {
  /// The result for one invariant; without a finding all its numbers are 0.
  fileprivate func condition(
    on finding: Finding?, named name: String, title: String, within tolerance: Double?, pane: Int
  ) -> ConditionResult {
    let amounts = tolerance ?? (finding?.unit == .fraction ? 0.005 : 0.5)
    let all: [(key: String, match: NumberMatch?, value: Double, tolerance: Double)] = [
      ("count", count, Double(finding?.count ?? 0), tolerance ?? 0),
      ("sum", sum, finding?.sum ?? 0, amounts),
      ("signedSum", signedSum, finding?.signedSum ?? 0, amounts),
      ("max", max, finding?.max ?? 0, amounts),
    ]
    let checks = all.compactMap { check in check.match.map { (check, match: $0) } }
    let failures = checks.filter { check, match in
      !match.accepts(check.value, within: check.tolerance)
    }
    return ConditionResult(
      pane: pane, condition: "findings.\(name)", passed: failures.isEmpty,
      got: checks.map { "\($0.0.key) \($0.0.value.short)" }.joined(separator: ", "),
      expected: checks.map { "\($0.0.key) \($0.match.text)" }.joined(separator: ", "),
      message: failures.map { check, match in
        "\(title) \(check.key) is \(check.value.short), expected \(match.text)"
      }.joined(separator: "; "),
      judged: finding.map { [$0.invariant] } ?? [])
  }
}
