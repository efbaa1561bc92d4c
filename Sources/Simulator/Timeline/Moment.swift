/// Where a run stood at a frame: enough to come there again by replay.
struct Moment: Sendable, Equatable {
  /// Number of frames the session had passed.
  var tick: Int
  /// Number of actions that had been applied.
  var actions: Int
  /// Virtual seconds.
  var time: Double
  /// How often the panes' items had changed.
  var dataVersion = 0

  /// Whether a run comes by here later than by another moment of it.
  func isAfter(_ other: Moment) -> Bool { (tick, actions) > (other.tick, other.actions) }
}
