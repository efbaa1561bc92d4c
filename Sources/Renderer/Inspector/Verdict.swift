import Simulator

/// A finding in a word and a number: `BLANK 75 %`.
struct Verdict {
  var headline: String

  init(_ finding: Finding) {
    headline = "\(Self.word(finding)) \(Self.amount(finding.max, of: finding))"
  }

  /// What went wrong, in the reader's words.
  static func word(_ finding: Finding) -> String {
    guard let culprit = finding.culprit else { return word(finding.invariant) }
    switch (finding.invariant, culprit.call) {
    case (.work, "collectionView(_:prefetchItemsAt:)"): return "NOT PREFETCHED"
    case (.work, "preferredLayoutAttributesFitting(_:)") where culprit.estimated == nil:
      return "ASKED IN VAIN"
    case (.convergence, _) where culprit.moved != nil: return "RUNS AWAY"
    default: return word(finding.invariant)
    }
  }

  /// The same of any finding of an invariant.
  static func word(_ invariant: Invariant) -> String {
    switch invariant {
    case .contentSize: "CONTENT OFF"
    case .reachability: "OUT OF REACH"
    case .coverage: "BLANK"
    case .tiling: "GAP OR OVERLAP"
    case .anchor: "JUMP"
    case .offset: "ILLEGAL OFFSET"
    case .target: "MISSED TARGET"
    case .convergence: "NEVER SETTLES"
    case .sizeFidelity: "WRONG SIZE"
    case .identity: "MISTAKEN ITEM"
    case .motion: "WRONG WAY"
    case .work: "TOO MUCH WORK"
    }
  }

  /// An amount with its unit, and of what is counted with what that is.
  static func amount(_ amount: Double, of finding: Finding) -> String {
    guard finding.unit == .count else { return Self.amount(amount, finding.unit) }
    let counted = counted(by: finding)
    return "\(amount.pointText) \(amount == 1 ? String(counted.dropLast()) : counted)"
  }

  /// What the amounts of a finding count, as a plural in s.
  private static func counted(by finding: Finding) -> String {
    switch word(finding) {
    case "NOT PREFETCHED": "items"
    case "ASKED IN VAIN": "times"
    case "RUNS AWAY": "corrections"
    default: finding.invariant.counted ?? "times"
    }
  }

  /// An amount with its unit, in as few columns as can be.
  static func amount(_ amount: Double, _ unit: Finding.Unit) -> String {
    switch unit {
    case .points: "\(amount.pointText) pt"
    case .fraction: "\((amount * 100).rounded().pointText) %"
    case .count: "\(amount.pointText)"
    }
  }
}
