/// How long nothing has followed bytes that something may belong to.
struct Silence {
  /// What a silence would tell the meaning of.
  enum Question {
    /// Bytes that may be a key, or the beginning of one.
    case key
    /// A paste, the end of which may be lost.
    case paste

    /// How long what follows may take, longer for what comes over a network in many parts.
    var limit: Duration { self == .key ? .milliseconds(25) : .seconds(5) }
  }

  private var end: Duration?

  /// Takes note of bytes that were read.
  ///
  /// - Parameters:
  ///   - now: When they were.
  ///   - question: What silence would settle; nil for nothing.
  mutating func noteBytes(at now: Duration, asking question: Question?) {
    end = question.map { now + $0.limit }
  }

  /// How long to wait for more at most; nil where nothing is undecided.
  func rest(at now: Duration) -> Duration? {
    end.map { max(.zero, $0 - now) }
  }

  /// Whether it has lasted long enough to mean something.
  func isOver(at now: Duration) -> Bool {
    end.map { now >= $0 } ?? false
  }
}
