/// What comes in while the screen is up: bytes of the terminal, and the signals that a handler passes on.
struct TerminalInput {
  /// What there is to read.
  struct Ready: OptionSet {
    let rawValue: Int

    static let bytes = Ready(rawValue: 1)
    static let signals = Ready(rawValue: 2)
  }

  /// The most bytes in one read, after which more are likely under way, milliseconds to wait for them, and when to stop.
  private static let fullRead = 1024
  private static let burstPause: Int32 = 2
  private static let longestBurst = 1 << 20

  /// Where the bytes come from.
  let terminal: Int32
  /// The end of a pipe that gets one byte a signal, its number.
  private let wake: Int32
  private var parser = InputParser()
  private var silence = Silence()

  init(terminal: Int32, wake: Int32) {
    self.terminal = terminal
    self.wake = wake
  }

  /// Sleeps until something comes in, or the time is over, at the latest when silence means something.
  ///
  /// - Parameter limit: How long to sleep at most; nil for as long as it takes.
  /// - Returns: What there is to read, none when the time is over; nil when a signal came between.
  func wait(within limit: Duration?) -> Ready? {
    var limit = limit
    if let rest = silence.rest(at: Platform.now) { limit = min(limit ?? rest, rest) }
    guard
      let ready = Platform.wait(
        for: terminal, or: wake, milliseconds: limit.map { $0.wholeMilliseconds })
    else { return nil }
    var result: Ready = []
    if ready.one { result.insert(.bytes) }
    if ready.other { result.insert(.signals) }
    return result
  }

  /// The events that nothing more followed; none before that is certain.
  mutating func eventsAfterSilence() -> [InputEvent] {
    guard silence.isOver(at: Platform.now) else { return [] }
    silence = Silence()
    return parser.parseSilence()
  }

  /// Whether a signal was passed on that has not been read.
  var hasSignals: Bool { Platform.wait(for: wake, milliseconds: 0)?.one == true }

  /// The numbers of the signals that were passed on, in order.
  func readSignals() -> [Int32] {
    (Platform.readBytes(wake, atMost: 256) ?? []).map(Int32.init)
  }

  /// The events of the bytes that have arrived, and whether they were the last ones; nil when none have.
  mutating func readEvents() -> (events: [InputEvent], isAtEnd: Bool)? {
    guard let bytes = readBurst() else { return nil }
    let events = parser.parse(bytes)
    silence.restart(
      at: Platform.now, waitingFor: parser.isPasting ? .paste : parser.isUndecided ? .key : nil)
    return (events, bytes.isEmpty)
  }

  /// Reads what has arrived; nil when nothing has, nothing at the end of the input.
  ///
  /// A terminal device holds 4 kB: what comes in larger bursts follows at once, and is waited for a moment.
  private func readBurst() -> [UInt8]? {
    guard var bytes = Platform.readBytes(terminal, atMost: Self.fullRead) else { return nil }
    var latest = bytes.count
    while latest >= Self.fullRead, bytes.count < Self.longestBurst,
      Platform.wait(for: terminal, milliseconds: Self.burstPause)?.one == true,
      let more = Platform.readBytes(terminal, atMost: Self.fullRead), !more.isEmpty
    {
      bytes += more
      latest = more.count
    }
    return bytes
  }
}

/// How long nothing has followed bytes that may be the beginning of something.
struct Silence {
  /// What the bytes may be the beginning of.
  enum Beginning {
    /// A key, of which they may also be all.
    case key
    /// A paste, whose end may be lost.
    case paste

    /// How long what follows may take, longer for what comes over a network in many parts.
    var limit: Duration { self == .key ? .milliseconds(25) : .seconds(5) }
  }

  private var end: Duration?

  /// Begins again after bytes were read.
  ///
  /// - Parameters:
  ///   - now: When they were read.
  ///   - beginning: What they may be the beginning of; nil if nothing is undecided.
  mutating func restart(at now: Duration, waitingFor beginning: Beginning?) {
    end = beginning.map { now + $0.limit }
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

extension Duration {
  /// Rounded up, so that a short wait is never none.
  fileprivate var wholeMilliseconds: Int32 {
    let (seconds, attoseconds) = components
    let milliseconds = seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: max(0, milliseconds))
  }
}
