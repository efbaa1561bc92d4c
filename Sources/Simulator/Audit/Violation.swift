import Foundation

/// One invariant broken in one painted frame.
struct Violation {
  let invariant: Invariant
  /// Signed, in `unit`.
  let amount: CGFloat
  let unit: Finding.Unit
  /// After how many sizes or states they repeat; nil for what does not.
  let period: Int?
  let culprit: Finding.Culprit?
  let message: String
  /// Whether it happened, and is over when the next frame is painted; nil for what the invariant says.
  let isOver: Bool?

  init(
    invariant: Invariant, amount: CGFloat, unit: Finding.Unit, period: Int? = nil,
    culprit: Finding.Culprit? = nil, message: String, isOver: Bool? = nil
  ) {
    self.invariant = invariant
    self.amount = amount
    self.unit = unit
    self.period = period
    self.culprit = culprit
    self.message = message
    self.isOver = isOver
  }

  /// Whether it stays as it is while nothing moves.
  var lasts: Bool { !(isOver ?? invariant.isEvent) }
}

extension Finding {
  /// A finding that has not counted anything yet.
  init(_ violation: Violation, at time: Double) {
    self.init(
      invariant: violation.invariant, count: 0, max: Double(abs(violation.amount)), sum: 0,
      signedSum: 0, unit: violation.unit, firstTime: time, atRest: false,
      period: violation.period, culprit: violation.culprit, message: violation.message)
  }

  /// Whether a violation is of the same kind, by what is told of it: the call, and whether a guess or a way belongs to it.
  private func isLike(_ violation: Violation) -> Bool {
    func kind(_ culprit: Finding.Culprit?) -> [String?] {
      [culprit?.call, culprit?.estimated.map { _ in "" }, culprit?.moved.map { _ in "" }]
    }
    return kind(culprit) == kind(violation.culprit)
  }

  /// Counts one more painted frame; the worst one gives the culprit and the sentence.
  mutating func add(_ violation: Violation) {
    let amount = Double(violation.amount)
    if count > 0, !isLike(violation) { isMixed = true }
    count += 1
    sum += abs(amount)
    signedSum += amount
    if abs(amount) > max {
      max = abs(amount)
      period = violation.period
      culprit = violation.culprit
      message = violation.message
    }
  }
}
