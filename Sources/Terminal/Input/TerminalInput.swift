/// The input while the screen is up: bytes from the terminal, and signals passed on by a handler.
struct TerminalInput {
  /// The inputs that can be read now.
  struct Ready: OptionSet {
    let rawValue: Int

    static let bytes = Ready(rawValue: 1)
    static let signals = Ready(rawValue: 2)
  }

  /// The size of one read in bytes, the milliseconds to wait for more after a full read, and the most bytes of a burst.
  private static let fullRead = 1024
  private static let burstPause: Int32 = 2
  private static let longestBurst = 1 << 20

  /// The descriptor of the terminal that sends the bytes.
  let terminal: Int32
  /// The reading end of a pipe that receives the number of each signal as one byte.
  private let wake: Int32
  private var parser = InputParser()
  private var silence = Silence()

  init(terminal: Int32, wake: Int32) {
    self.terminal = terminal
    self.wake = wake
  }

  /// Sleeps until input arrives, until the timeout, or until silence decides the meaning of the last bytes.
  ///
  /// - Parameter limit: The timeout; nil for none.
  /// - Returns: The inputs that can be read, none after the timeout; nil if a signal interrupted the wait.
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

  /// Returns the events of undecided bytes once nothing has followed them for long enough; empty before that.
  mutating func eventsAfterSilence() -> [InputEvent] {
    guard silence.isOver(at: Platform.now) else { return [] }
    silence = Silence()
    return parser.parseSilence()
  }

  /// Whether a signal has arrived that has not been read.
  var hasSignals: Bool { Platform.wait(for: wake, milliseconds: 0)?.one == true }

  /// Reads the numbers of the signals that have arrived, in order.
  func readSignals() -> [Int32] {
    (Platform.readBytes(wake, atMost: 256) ?? []).map(Int32.init)
  }

  /// Reads the events of the bytes that have arrived, and whether the input has ended; nil if no bytes have arrived.
  mutating func readEvents() -> (events: [InputEvent], isAtEnd: Bool)? {
    guard let bytes = readBurst() else { return nil }
    let events = parser.parse(bytes)
    silence.restart(
      at: Platform.now, waitingFor: parser.isPasting ? .paste : parser.isUndecided ? .key : nil)
    return (events, bytes.isEmpty)
  }

  /// Reads the bytes that have arrived; nil if there are none yet, empty at the end of the input.
  ///
  /// A terminal device buffers 4 kB. The rest of a larger burst follows immediately, so this waits briefly for it.
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

/// Measures how long nothing has followed bytes whose meaning is undecided.
struct Silence {
  /// What the undecided bytes may begin.
  enum Beginning {
    /// A key sequence; the bytes may also be complete keys.
    case key
    /// A paste, whose end marker may be lost.
    case paste

    /// The longest time until the next bytes; longer for a paste, which may arrive over a network in many parts.
    var limit: Duration { self == .key ? .milliseconds(25) : .seconds(5) }
  }

  private var end: Duration?

  /// Restarts the measurement after bytes were read.
  ///
  /// - Parameters:
  ///   - now: The time at which they were read.
  ///   - beginning: What the bytes may begin; nil if nothing is undecided.
  mutating func restart(at now: Duration, waitingFor beginning: Beginning?) {
    end = beginning.map { now + $0.limit }
  }

  /// The remaining time to wait for more bytes; nil if nothing is undecided.
  func rest(at now: Duration) -> Duration? {
    end.map { max(.zero, $0 - now) }
  }

  /// Whether the silence has lasted long enough to decide the meaning of the bytes.
  func isOver(at now: Duration) -> Bool {
    end.map { now >= $0 } ?? false
  }
}

extension Duration {
  /// The duration in milliseconds, rounded up so that a short wait does not become zero.
  fileprivate var wholeMilliseconds: Int32 {
    let (seconds, attoseconds) = components
    let milliseconds = seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: max(0, milliseconds))
  }
}
