/// A moment of a run at a frame, by which a replay can return to it.
struct Moment: Sendable, Equatable {
  /// Number of frames that the session had passed.
  var tick: Int
  /// Number of actions that had been applied.
  var actions: Int
  /// Virtual seconds.
  var time: Double
  /// Number of changes of the panes' data.
  var dataVersion = 0

  /// Whether a run reaches this moment later than another moment of the same run.
  func isAfter(_ other: Moment) -> Bool { (tick, actions) > (other.tick, other.actions) }
}
