/// The findings a run must have had so far.
public enum FindingsExpectation: Sendable, Equatable {
  case none
  /// By the invariant's name; invariants that are not named are free.
  case named([String: Totals])

  /// The numbers of one invariant; nil fields are free.
  public struct Totals: Sendable, Equatable {
    /// Painted frames that break the invariant.
    public var count: NumberMatch?
    /// The absolute total of the amounts.
    public var sum: NumberMatch?
    /// The signed total of the amounts.
    public var signedSum: NumberMatch?
    /// The largest amount.
    public var max: NumberMatch?

    /// Makes totals of which all are free that are not given.
    public init(
      count: NumberMatch? = nil, sum: NumberMatch? = nil, signedSum: NumberMatch? = nil,
      max: NumberMatch? = nil
    ) {
      self.count = count
      self.sum = sum
      self.signedSum = signedSum
      self.max = max
    }
  }
}
