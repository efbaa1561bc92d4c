import Scenes

extension FindingsExpectation {
  /// The differences between the findings and the expected ones, in words; without a tolerance each number has its
  /// default one.
  func failures(_ findings: [Finding], within tolerance: Double?) -> [String] {
    switch self {
    case .none:
      guard !findings.isEmpty else { return [] }
      let found = findings.map { "\($0.invariant.rawValue) × \($0.count)" }
      return ["findings are \(found.joined(separator: ", ")), expected none"]
    case .named(let named):
      return named.sorted { $0.key < $1.key }.flatMap { name, totals in
        let finding = findings.first { $0.invariant.rawValue == name }
        return totals.failures(finding, within: tolerance).map { "\(name) \($0)" }
      }
    }
  }
}

extension FindingsExpectation.Totals {
  /// The differences for one invariant; without a finding all its numbers are 0.
  fileprivate func failures(_ finding: Finding?, within tolerance: Double?) -> [String] {
    let amounts = tolerance ?? (finding?.unit == .fraction ? 0.005 : 0.5)
    let checks: [(String, NumberMatch?, Double, Double)] = [
      ("count", count, Double(finding?.count ?? 0), tolerance ?? 0),
      ("sum", sum, finding?.sum ?? 0, amounts),
      ("signedSum", signedSum, finding?.signedSum ?? 0, amounts),
      ("max", max, finding?.max ?? 0, amounts),
    ]
    return checks.compactMap { key, match, value, tolerance in
      guard let match, !match.accepts(value, within: tolerance) else { return nil }
      return "\(key) is \(value.short), expected \(match.text)"
    }
  }
}
