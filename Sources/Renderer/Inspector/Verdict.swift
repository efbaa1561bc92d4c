import Simulator

/// A finding in a word and a number: `BLANK 75 %`.
struct Verdict {
  var headline: String

  init(_ finding: Finding) {
    headline = "\(Self.word(finding)) \(Self.amount(finding.max, finding.unit))"
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

  /// An amount with its unit.
  static func amount(_ amount: Double, _ unit: Finding.Unit) -> String {
    switch unit {
    case .points: "\(amount.pointText) pt"
    case .fraction: "\((amount * 100).rounded().pointText) %"
    case .count: "\(amount.pointText)"
    }
  }
}
