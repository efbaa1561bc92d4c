import Simulator

/// A finding in a word and a number: `BLANK 75 %`.
struct Verdict {
  /// All of it.
  let headline: String
  /// The same with the name of the invariant, as a scene's `findings` has it: `BLANK 75 % (coverage)`.
  private let named: String
  /// The headline with a number that tells not what it counts, and without one.
  private let shorter: [String]

  init(_ finding: Finding) {
    let word = Self.word(finding)
    headline = "\(word) \(Self.amount(finding.max, of: finding))"
    named = "\(headline) (\(finding.invariant.rawValue))"
    shorter = ["\(word) \(Self.amount(finding.max, finding.unit))", word]
  }

  /// What of it has room: a number stands whole or not at all.
  func headline(columns: Int, namesInvariant: Bool = false) -> String {
    ((namesInvariant ? [named] : []) + [headline] + shorter).first { $0.columnWidth <= columns }
      ?? shorter[1]
  }

  /// The name of what went wrong.
  static func word(_ finding: Finding) -> String { finding.kind.headline }

  /// The usual name of what breaks an invariant.
  static func word(_ invariant: Invariant) -> String { invariant.kind.headline }

  /// An amount with its unit, and of what is counted with what that is.
  static func amount(_ amount: Double, of finding: Finding) -> String {
    let text = Self.amount(amount, finding.unit)
    return finding.unit == .count ? "\(text) \(counted(amount, of: finding))" : text
  }

  /// What an amount counts that is a number, for that amount: `round`, `rounds`.
  static func counted(_ amount: Double, of finding: Finding) -> String {
    let counted = finding.kind.counted
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
