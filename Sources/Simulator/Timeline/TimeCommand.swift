/// What a key does to time.
public enum TimeCommand: String, Sendable, Equatable {
  /// Stops it, and lets it go on.
  case pause
  case slower
  case faster
  /// One painted frame on or back, of those that are kept, and paused there.
  case frameForward
  case frameBack
  /// One virtual second on or back in what has been seen, and paused there.
  case secondForward
  case secondBack
  /// The oldest and the newest frame seen, and paused there.
  case first
  case last
  /// The next frame in which an invariant first broke, or the one before, and paused there; from the last on to the first.
  case nextBreak
  case previousBreak

  /// Whether the newest frame is left for an older one.
  public var looksBack: Bool {
    switch self {
    case .frameBack, .secondBack, .first, .nextBreak, .previousBreak: true
    default: false
    }
  }
}
