/// Brings the terminal back from inside a signal handler, and carries polite signals to the loop.
///
/// A signal handler has no context, so this is the one piece of global state. Its memory is made before
/// the first handler is installed and never freed. Handlers only read it, write to descriptors, and call
/// what POSIX allows in a handler.
enum Rescue {
  struct State {
    /// Whether the terminal is ours now.
    var isArmed = false
    var terminal: Int32 = -1
    /// Where keys come from, which is another terminal where standard input is, and the modes that it had.
    var keys: Int32 = -1
    var modes = Platform.Modes()
    /// Whether the terminal was asked something that it has not answered yet.
    var awaitsAnswer = false
    /// The bytes that bring the terminal's own screen, cursor and mouse back.
    var restoring = UnsafeRawBufferPointer(start: nil, count: 0)
    /// Where what the program prints goes while the screen is up.
    var capture = Capture.State()
    /// What a trap says after its own message: before the latest keys, and after them.
    var report = UnsafeRawBufferPointer(start: nil, count: 0)
    var reportEnd = UnsafeRawBufferPointer(start: nil, count: 0)
    var latestKeys = LatestWords()
    let keysTitle = keep("  then the keys:")
    let newLine = keep("\n")
    /// The end of the pipe that wakes the loop.
    var wake: Int32 = -1
    /// The first request to end that the loop has not taken yet; 0 for none.
    var unansweredRequest: Int32 = 0
    /// Whether an alarm of somebody else is to do nothing, as the starter of the program wanted.
    var ignoresAlarms = false
    /// What crashes did before, by signal number.
    let previousActions = UnsafeMutablePointer<Platform.SignalAction>.allocate(capacity: 64)
  }

  /// Seconds in which the loop has to take a request that nobody would repeat, as when the terminal is gone.
  fileprivate static let deadline: UInt32 = 1
  /// Milliseconds that a handler waits for a terminal that takes nothing: it has to end the program.
  fileprivate static let patience: Int32 = 250

  nonisolated(unsafe) static let state: UnsafeMutablePointer<State> = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    return state
  }()

  /// Watches over a terminal from now on; signals the starter of the program wanted ignored stay so.
  ///
  /// - Parameters:
  ///   - terminal: What is drawn on.
  ///   - keys: Where keys come from.
  ///   - modes: The modes that it had.
  ///   - restoring: What the terminal is sent to be brought back.
  ///   - wake: Gets one byte a signal, its number.
  static func watch(
    _ terminal: Int32, keys: Int32, modes: Platform.Modes, restoring: String, wake: Int32
  ) {
    state.pointee.terminal = terminal
    state.pointee.keys = keys
    state.pointee.modes = modes
    state.pointee.restoring = keep(restoring)
    state.pointee.wake = wake
    installHandlers()
    state.pointee.isArmed = true
  }

  /// Takes note that the loop has taken what was asked.
  static func noteAnswer() {
    guard state.pointee.unansweredRequest != 0 else { return }
    Platform.setAlarm(seconds: 0)
    state.pointee.unansweredRequest = 0
  }

  /// Has a trap say something after its own message, in one part of the report; nothing for an empty text.
  static func report(_ text: String, as part: inout UnsafeRawBufferPointer) {
    let last = part
    part = text.isEmpty ? .init(start: nil, count: 0) : keep(text)
    last.deallocate()
  }

  /// The bytes of a text, until somebody frees them.
  private static func keep(_ text: String) -> UnsafeRawBufferPointer {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
    bytes.copyBytes(from: text.utf8)
    return UnsafeRawBufferPointer(bytes)
  }

  /// Says, once, what a trap says after its own message.
  fileprivate static func tellReport() {
    func write(_ bytes: UnsafeRawBufferPointer) {
      Platform.writeBytes(Platform.standardError, bytes, patience: patience)
    }
    write(state.pointee.report)
    if !state.pointee.latestKeys.bytes.isEmpty {
      write(state.pointee.keysTitle)
      write(state.pointee.latestKeys.bytes)
      write(state.pointee.newLine)
    }
    write(state.pointee.reportEnd)
    state.pointee.report = UnsafeRawBufferPointer(start: nil, count: 0)
    state.pointee.latestKeys.forget()
    state.pointee.reportEnd = UnsafeRawBufferPointer(start: nil, count: 0)
  }

  private static func installHandlers() {
    Platform.prepareHandlerStack()
    for signal in Platform.crashes {
      let previous = Platform.setCrashHandler(handleCrash, for: signal)
      state.pointee.previousActions.advanced(by: Int(signal)).initialize(to: previous)
    }
    // The alarm is the program's own, too: see `handleRequest(_:)`.
    state.pointee.ignoresAlarms = Platform.isIgnored(Platform.alarmClock)
    for signal in Platform.requests
    where signal == Platform.alarmClock || !Platform.isIgnored(signal) {
      Platform.setHandler(handleRequest, for: signal)
    }
    for signal in Platform.notices where !Platform.isIgnored(signal) {
      Platform.setHandler(handleNotice, for: signal)
    }
  }

  /// Stops the program as Ctrl-Z does any other; returns when it goes on.
  ///
  /// Where nobody could wake it again the system does not stop it, and this returns at once.
  static func stop() {
    let signals = [Platform.suspend, Platform.resume]
    signals.forEach(Platform.resetHandler)
    Platform.raiseSignal(Platform.suspend)
    signals.forEach { Platform.setHandler(handleNotice, for: $0) }
  }

  /// Ends the program by a signal, so that whoever waits for it sees which.
  static func end(by signal: Int32) {
    Platform.resetHandler(for: signal)
    Platform.raiseSignal(signal)
  }

  /// Restores the terminal without ncurses, once.
  static func restoreTerminal() {
    guard state.pointee.isArmed else { return }
    state.pointee.isArmed = false
    Platform.writeBytes(
      state.pointee.terminal, state.pointee.restoring, patience: patience)
    // Who has the terminal next would take the answer for keys, as well as what was typed for this program.
    if state.pointee.awaitsAnswer {
      Platform.waitForInput(state.pointee.keys, milliseconds: patience)
    }
    Platform.dropInput(state.pointee.keys)
    Platform.setModes(state.pointee.modes, of: state.pointee.keys)
    Capture.end(patience: patience)
  }
}

/// A trap: the terminal and what was said first, then how to have it again, then whatever would have happened.
///
/// Another handler may leave it to what crashed to crash again, as Swift's own does, which prints where it was. Nothing did
/// where another process sent the signal: the program would go on, and nobody would have the terminal.
private func handleCrash(
  _ signal: Int32, _ information: UnsafeMutablePointer<Platform.SignalInformation>?,
  _ context: UnsafeMutableRawPointer?
) {
  Rescue.restoreTerminal()
  Rescue.tellReport()
  if Platform.isFromOutside(information) {
    Platform.resetHandler(for: signal)
  } else {
    let previous = Rescue.state.pointee.previousActions.advanced(by: Int(signal))
    Platform.setAction(previous, for: signal)
  }
  Platform.raiseSignal(signal)
}

/// A request to end, for the loop to take.
///
/// When the loop hangs, in a layout that never returns, the second request ends the program. A Ctrl-C can be typed again, and
/// may be meant for what is typed; of the others nobody sends a second, so that it is the alarm.
private func handleRequest(_ signal: Int32) {
  let first = Rescue.state.pointee.unansweredRequest
  if signal == Platform.alarmClock, first == 0, Rescue.state.pointee.ignoresAlarms { return }
  guard first == 0 else {
    Rescue.restoreTerminal()
    return Rescue.end(by: signal == Platform.alarmClock ? first : signal)
  }
  Rescue.state.pointee.unansweredRequest = signal
  if signal != Platform.interrupt { Platform.setAlarm(seconds: Rescue.deadline) }
  handleNotice(signal)
}

/// Something the loop should know.
private func handleNotice(_ signal: Int32) {
  let errorNumber = Platform.errorNumber
  defer { Platform.errorNumber = errorNumber }
  withUnsafePointer(to: UInt8(truncatingIfNeeded: signal)) {
    Platform.wake(Rescue.state.pointee.wake, saying: $0)
  }
}
