/// An action that was taken, and when.
struct LoggedAction: Sendable, Equatable {
  /// Frames the session had been let pass.
  var tick: Int
  var action: Action
  var times: Int
  /// The pane it was for; nil for all.
  var pane: Int?
}
