import Simulator

/// A finding in a word and a number: `BLANK 75 %`.
struct Verdict {
  /// All of it.
  let headline: String
  /// The same with a number that tells not what it counts, and without one.
  private let shorter: [String]

  init(_ finding: Finding) {
    let word = Self.word(finding)
    headline = "\(word) \(Self.amount(finding.max, of: finding))"
    shorter = ["\(word) \(Self.amount(finding.max, finding.unit))", word]
  }

  /// What of it has room: a number stands whole or not at all.
  func headline(columns: Int) -> String {
    ([headline] + shorter).first { $0.columnWidth <= columns } ?? shorter[1]
  }

  /// What went wrong, in the reader's words.
  static func word(_ finding: Finding) -> String { told(finding).word }

  /// What went wrong, and what its amounts count where they are numbers, as a plural in s.
  private static func told(_ finding: Finding) -> (word: String, counted: String) {
    let usual = (word(finding.invariant), finding.invariant.counted ?? "times")
    if finding.isMixed {
      // What was done in vain, or not at all, is not too much.
      return finding.invariant == .work ? ("WORK", usual.1) : usual
    }
    guard let culprit = finding.culprit else { return usual }
    switch (finding.invariant, culprit.call) {
    case (.work, "collectionView(_:prefetchItemsAt:)"): return ("NOT PREFETCHED", "items")
    case (.work, "preferredLayoutAttributesFitting(_:)") where culprit.estimated == nil:
      return ("ASKED IN VAIN", "times")
    // The screen is full, of fewer items than it has room for.
    case (.coverage, _) where !finding.isOfBlank: return ("CROWDED OUT", usual.1)
    case (.convergence, _) where culprit.moved != nil: return ("RUNS AWAY", "corrections")
    default: return usual
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
    let text = Self.amount(amount, finding.unit)
    return finding.unit == .count ? "\(text) \(counted(amount, of: finding))" : text
  }

  /// What an amount counts that is a number, for that amount: `round`, `rounds`.
  static func counted(_ amount: Double, of finding: Finding) -> String {
    let counted = told(finding).counted
    return amount == 1 ? String(counted.dropLast()) : counted
  }

  /// A share in whole percent; less than half of one is not nothing.
  static func percent(_ share: Double) -> String {
    let percent = (share * 100).rounded()
    return percent == 0 && share > 0 ? "<1" : percent.pointText
  }

  /// An amount with its unit, in as few columns as can be.
  static func amount(_ amount: Double, _ unit: Finding.Unit) -> String {
    switch unit {
    case .points: "\(amount.pointText) pt"
    case .fraction: "\(percent(amount)) %"
    case .count: "\(amount.pointText)"
    }
  }
}
