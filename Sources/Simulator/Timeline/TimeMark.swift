/// The frame in which a pane first broke an invariant.
public struct TimeMark: Sendable, Equatable {
  /// Where it stands among the frames that are kept: 0 is the oldest, 1 the newest.
  public var place: Double
  /// The pane, by its place in the frame.
  public var pane: Int
  public var invariant: Invariant

  public init(place: Double, pane: Int, invariant: Invariant) {
    self.place = place
    self.pane = pane
    self.invariant = invariant
  }
}
