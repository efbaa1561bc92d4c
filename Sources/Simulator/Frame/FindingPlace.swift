/// Where in the content the audit found something.
public struct FindingPlace: Sendable, Equatable, Codable {
  public var invariant: Invariant
  /// Content points along the scroll axis, as the content was then.
  public var position: Double

  public init(invariant: Invariant, position: Double) {
    self.invariant = invariant
    self.position = position
  }
}
