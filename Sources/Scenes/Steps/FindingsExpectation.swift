/// The findings a run must have had so far.
public enum FindingsExpectation: Sendable, Equatable {
  case none
  /// By the invariant's name; invariants that are not named are free.
  case named([String: Totals])

  /// The numbers of one invariant; nil fields are free.
  public struct Totals: Sendable, Equatable {
    public var count: NumberMatch?
    public var sum: NumberMatch?
    public var signedSum: NumberMatch?
    public var max: NumberMatch?

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
