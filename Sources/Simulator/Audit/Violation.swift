import Foundation

/// One invariant broken in one painted frame.
struct Violation {
  let invariant: Invariant
  /// The signed amount, in `unit`.
  let amount: CGFloat
  let unit: Finding.Unit
  /// Number of sizes or states after which they repeat; nil if they do not.
  let period: Int?
  let culprit: Finding.Culprit?
  /// What decides the fix; nil if any fix of the kind may help.
  let cause: FindingCause?
  let message: String
  /// Whether it is an event, which is over at the next painted frame; nil for the default of the invariant.
  let isOver: Bool?
  /// The section whose own content broke it, which scrolls across; nil for the pane.
  let section: Int?

  init(
    invariant: Invariant, amount: CGFloat, unit: Finding.Unit, period: Int? = nil,
    culprit: Finding.Culprit? = nil, cause: FindingCause? = nil, message: String,
    isOver: Bool? = nil, section: Int? = nil
  ) {
    self.invariant = invariant
    self.amount = amount
    self.unit = unit
    self.period = period
    self.culprit = culprit
    self.cause = cause
    self.message = message
    self.isOver = isOver
    self.section = section
  }

  /// The same, in the content of a section that scrolls across.
  func inSection(_ section: Int) -> Violation {
    Violation(
      invariant: invariant, amount: amount, unit: unit, period: period, culprit: culprit,
      cause: cause, message: "section \(section): \(message)", isOver: isOver, section: section)
  }

  /// Whether it persists while the pane is at rest.
  var lasts: Bool { !(isOver ?? invariant.isEvent) }
}

extension Finding {
  /// A finding without any frame yet.
  init(_ violation: Violation, at time: Double) {
    self.init(
      invariant: violation.invariant, count: 0, max: Double(abs(violation.amount)), sum: 0,
      signedSum: 0, unit: violation.unit, firstTime: time, atRest: false,
      period: violation.period, culprit: violation.culprit, message: violation.message)
    section = violation.section
  }

  /// Whether a violation is of the same kind: the same call, and both or neither with an estimate and a move.
  private func isLike(_ violation: Violation) -> Bool {
    func kind(_ culprit: Finding.Culprit?) -> [String?] {
      [culprit?.call, culprit?.estimated.map { _ in "" }, culprit?.moved.map { _ in "" }]
    }
    return kind(culprit) == kind(violation.culprit)
  }

  /// Adds a painted frame; the worst frame determines the culprit and the message.
  mutating func add(_ violation: Violation) {
    let amount = Double(violation.amount)
    if count > 0, !isLike(violation) { isMixed = true }
    count += 1
    sum += abs(amount)
    signedSum += amount
    let isWorst = abs(amount) > max
    if let cause = violation.cause { add(cause, isWorst: isWorst) }
    if isWorst {
      max = abs(amount)
      period = violation.period
      culprit = violation.culprit
      section = violation.section
      message = violation.message
    }
  }

  private mutating func add(_ cause: FindingCause, isWorst: Bool) {
    if isWorst { causes.removeAll { $0 == cause } }
    if !causes.contains(cause) { causes.insert(cause, at: isWorst ? 0 : causes.count) }
  }
}
