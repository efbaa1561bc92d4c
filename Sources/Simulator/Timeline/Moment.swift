/// Where a run stood when a frame was kept: enough to come there again by replay.
struct Moment: Sendable, Equatable {
  /// Frames the session has been let pass.
  var tick: Int
  /// Actions that had been taken.
  var actions: Int
  /// Virtual seconds.
  var time: Double
  /// How often the items of the panes have become others until then.
  var dataVersion = 0
}
