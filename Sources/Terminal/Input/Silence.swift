/// How long nothing has followed bytes that may be a key, or the beginning of one.
struct Silence {
  /// How long the rest of a sequence may take.
  static let limit: Duration = .milliseconds(25)

  private var end: ContinuousClock.Instant?

  /// Takes note of bytes that were read.
  ///
  /// - Parameters:
  ///   - now: When they were.
  ///   - isUndecided: Whether silence would settle what they mean.
  mutating func noteBytes(at now: ContinuousClock.Instant, isUndecided: Bool) {
    end = isUndecided ? now + Self.limit : nil
  }

  /// How long to wait for more at most; nil where nothing is undecided.
  func rest(at now: ContinuousClock.Instant) -> Duration? {
    end.map { max(.zero, $0 - now) }
  }

  /// Whether it has lasted long enough to mean something.
  func isOver(at now: ContinuousClock.Instant) -> Bool {
    end.map { now >= $0 } ?? false
  }
}
