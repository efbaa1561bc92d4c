import Foundation

/// One invariant broken in one painted frame.
struct Violation {
  var invariant: Invariant
  /// Signed, in `unit`.
  var amount: CGFloat
  var unit: Finding.Unit
  /// After how many sizes or states they repeat; nil for what does not.
  var period: Int?
  var culprit: Finding.Culprit?
  var message: String
  /// Whether it happened, and is over when the next frame is painted; nil for what the invariant says.
  var isOver: Bool?

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

  /// Counts one more painted frame; the worst one gives the culprit and the sentence.
  mutating func add(_ violation: Violation) {
    let amount = Double(violation.amount)
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
