/// A command to virtual time, such as pausing or going to another frame.
public enum TimeCommand: String, Sendable, Equatable {
  /// Pauses, or ends the pause.
  case pause
  case slower
  case faster
  /// Pauses one kept frame later or earlier.
  case frameForward
  case frameBack
  /// Pauses one virtual second later or earlier among the kept frames.
  case secondForward
  case secondBack
  /// Pauses at the oldest or the newest frame.
  case first
  case last
  /// Pauses at the next or previous frame in which an invariant first broke; after the last one comes the first.
  case nextBreak
  case previousBreak

  /// Whether it may display a frame older than the newest.
  public var looksBack: Bool {
    switch self {
    case .frameBack, .secondBack, .first, .nextBreak, .previousBreak: true
    default: false
    }
  }
}

/// A presenter's command to the steps of a scene, as a clicker sends it.
public enum PresenterCommand: String, Sendable, Equatable {
  /// Continues after a `pause`; while steps play, skips to their end.
  case next
  /// Returns to the state before the last `next`.
  case previous
}
