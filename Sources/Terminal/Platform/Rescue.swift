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
    var modes = Platform.Modes()
    /// The bytes that bring the terminal's own screen, cursor and mouse back.
    var restoring = UnsafeRawBufferPointer(start: nil, count: 0)
    /// Where standard error goes while the screen is up, and where it went before; -1 for nowhere else.
    var capturedErrors: Int32 = -1
    var standardError: Int32 = -1
    /// The end of the pipe that wakes the loop.
    var wake: Int32 = -1
    /// Requests to end that the loop has not taken yet.
    var unansweredRequests = 0
    /// What crashes did before, by signal number.
    let previousActions = UnsafeMutablePointer<Platform.SignalAction>.allocate(capacity: 64)
  }

  nonisolated(unsafe) static let state: UnsafeMutablePointer<State> = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    return state
  }()

  /// Installs every handler; signals the starter of the program wanted ignored stay so.
  ///
  /// - Parameter wake: Gets one byte a signal, its number.
  static func install(wake: Int32) {
    state.pointee.wake = wake
    Platform.prepareHandlerStack()
    for signal in Platform.crashes {
      let previous = Platform.setHandler(handleCrash, for: signal)
      state.pointee.previousActions.advanced(by: Int(signal)).initialize(to: previous)
    }
    for signal in Platform.requests where !Platform.isIgnored(signal) {
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
    let terminal = state.pointee.terminal
    Platform.writeBytes(terminal, state.pointee.restoring)
    Platform.setModes(state.pointee.modes, of: terminal)
    releaseErrors()
  }

  /// Lets standard error go where it went, and says what was said meanwhile.
  static func releaseErrors() {
    let captured = state.pointee.capturedErrors
    guard captured >= 0 else { return }
    state.pointee.capturedErrors = -1
    Platform.redirect(Platform.standardError, to: state.pointee.standardError)
    Platform.copyAll(from: captured, to: Platform.standardError)
    Platform.closeDescriptor(captured)
    Platform.closeDescriptor(state.pointee.standardError)
  }

  /// Keeps standard error off the screen: a warning of a library would tear the picture, and the message
  /// of a trap would vanish with it.
  static func captureErrors(in directory: String) {
    guard state.pointee.capturedErrors < 0, Platform.isTerminal(Platform.standardError),
      let original = Platform.duplicate(Platform.standardError)
    else { return }
    guard let file = Platform.openTemporaryFile(in: directory) else {
      Platform.closeDescriptor(original)
      return
    }
    state.pointee.standardError = original
    state.pointee.capturedErrors = file
    Platform.redirect(Platform.standardError, to: file)
  }
}

/// A trap: the terminal first, then whatever would have happened, with its status and its message.
private func handleCrash(_ signal: Int32) {
  Rescue.restoreTerminal()
  Platform.setAction(Rescue.state.pointee.previousActions.advanced(by: Int(signal)), for: signal)
  Platform.raiseSignal(signal)
}

/// A request to end, for the loop to take.
///
/// When the loop hangs, in a layout that never returns, the second request ends the program.
private func handleRequest(_ signal: Int32) {
  Rescue.state.pointee.unansweredRequests += 1
  if Rescue.state.pointee.unansweredRequests > 1 {
    Rescue.restoreTerminal()
    Rescue.end(by: signal)
  } else {
    handleNotice(signal)
  }
}

/// Something the loop should know.
private func handleNotice(_ signal: Int32) {
  let errorNumber = Platform.errorNumber
  defer { Platform.errorNumber = errorNumber }
  withUnsafePointer(to: UInt8(truncatingIfNeeded: signal)) {
    Platform.writeBytes(
      Rescue.state.pointee.wake, UnsafeRawBufferPointer(start: $0, count: 1))
  }
}
