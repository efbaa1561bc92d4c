import CNcurses
import CPlatform
import Renderer

/// Shows pictures on the terminal, reads keys and signals, and restores the terminal.
///
/// Create only one. `init` sets the terminal's modes and enters the screen. The terminal is restored by `leave()`, when the
/// program is suspended, and when it crashes.
@MainActor
public final class TerminalScreen {
  /// The width in character cells.
  public private(set) var columns = 80
  /// The height in character cells.
  public private(set) var rows = 24
  /// The height when the screen was last entered.
  private var rowsAtFirst = 24

  /// The longest time that `leave()` waits for an outstanding reply of the terminal.
  private static let longestFarewell: Duration = .milliseconds(250)

  private var input: TerminalInput
  private let output: Int32
  private let traits: TerminalTraits
  private let isUnicode: Bool
  private let modes: Platform.Modes
  /// Whether the terminal has an alternate screen, so that leaving it shows the previous content again.
  private let hasAlternateScreen: Bool
  private var canvas: TerminalCanvas
  private var markWidth = MarkWidth()
  private var isMouseOn: Bool
  private var isEntered = false

  /// Enters the screen.
  ///
  /// Keys are read from standard input, or from the controlling terminal if standard input is something else.
  ///
  /// - Parameters:
  ///   - traits: The properties of the terminal.
  ///   - usesColor: If false, everything is drawn in the terminal's default colours.
  ///   - usesMouse: The initial value of `usesMouse`.
  /// - Throws: `TerminalError`; the terminal is unchanged then.
  public init(traits: TerminalTraits, usesColor: Bool, usesMouse: Bool) throws {
    guard Platform.isTerminal(Platform.standardOutput),
      let output = Platform.duplicate(Platform.standardOutput)
    else { throw TerminalError.noTerminal }
    // Draw through a duplicate, because standard output is redirected while the screen is shown.
    self.output = output
    let keys =
      Platform.isTerminal(Platform.standardInput)
      ? Platform.standardInput : Platform.openControllingTerminal()
    guard let keys, let modes = Platform.modes(of: keys), let pipe = Platform.openPipe()
    else { throw TerminalError.noTerminal }

    isUnicode = platform_set_locale(traits.speaksUTF8)
    guard let name = traits.namesToLookUp.first(where: { ncurses_describe($0, output) != 0 }) else {
      throw TerminalError.unknownTerminal(traits.name)
    }
    guard ncurses_capability("cup") != nil, ncurses_capability("clear") != nil else {
      throw TerminalError.tooSimple(traits.name)
    }
    // Install the handlers before ncurses starts: it changes the modes, and it does not replace existing handlers.
    platform_buffer_lines_of_output()
    var modesBefore = modes
    rescue_watch(
      output, keys, &modesBefore,
      ControlText.restoring(holdsPictures: traits.holdsPictures), pipe.writing)
    guard
      let canvas = TerminalCanvas(
        name: name, output: output, usesColor: usesColor,
        holdsPictures: traits.holdsPictures)
    else {
      rescue_arm(false)
      Platform.setModes(modes, of: keys)
      throw TerminalError.tooSimple(traits.name)
    }
    self.canvas = canvas
    hasAlternateScreen = ncurses_capability("rmcup") != nil
    input = TerminalInput(terminal: keys, wake: pipe.reading)
    self.modes = modes
    self.traits = traits
    isMouseOn = usesMouse
    enter()
    askForWidth()
  }

  /// Queries the width of lines and signs, once, as soon as the screen is wide enough.
  private func askForWidth() {
    guard isUnicode, !markWidth.isAsked,
      let question = markWidth.question(columns: columns, at: Platform.now)
    else { return }
    rescue_set_awaits_answer(true)
    write(question)
  }

  /// Whether the terminal draws line-drawing characters and arrows, each in one column.
  public var drawsLines: Bool { isUnicode && !markWidth.isDouble }

  /// Whether colours are drawn: the user wants them and the terminal has them.
  public var usesColor: Bool { canvas.usesColor }

  /// Whether the terminal reports the mouse; otherwise the mouse selects text.
  public var usesMouse: Bool {
    get { isMouseOn }
    set {
      guard newValue != isMouseOn else { return }
      isMouseOn = newValue
      if isEntered { write(newValue ? ControlText.mouseOn : ControlText.mouseOff) }
    }
  }

  /// Restores the terminal; does nothing if the screen was left already.
  public func leave() {
    guard isEntered else { return }
    awaitAnswer()
    isEntered = false
    write(ControlText.mouseOff + ControlText.pasteOff)
    // tmux would leave rows of the picture on the main screen if the terminal has grown since.
    if hasAlternateScreen, rows > rowsAtFirst { write(ControlText.clear) }
    canvas.end()
    // Without an alternate screen, the shell's prompt appears below the picture.
    if !hasAlternateScreen { write("\r\n") }
    Platform.setModes(modes, of: input.terminal)
    rescue_arm(false)
    capture_end(-1)
  }

  /// Waits briefly for an outstanding reply of the terminal, which the shell would otherwise read as typed text.
  ///
  /// Keys that were typed before the reply are discarded.
  private func awaitAnswer() {
    let end = Platform.now + Self.longestFarewell
    while markWidth.isAwaited(at: Platform.now), Platform.now < end {
      guard input.wait(within: end - Platform.now) == .bytes, let bytes = input.readEvents(),
        !bytes.isAtEnd
      else { return }
      for input in bytes.events { _ = event(of: input) }
    }
  }

  /// Returns the text printed to standard output and standard error since the last call; nil if there is none.
  public func readPrintedOutput() -> String? {
    let bytes = Platform.readCapturedOutput()
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// Marks the text returned by `readPrintedOutput()` as seen by the user.
  ///
  /// Text that is not marked is printed to standard error when the screen is left.
  public func markPrintedOutputSeen() {
    capture_mark_seen()
  }

  /// The text printed after the message of a trap and before the latest keys: the scene, and how to reproduce the trap.
  public var trapReport = "" {
    didSet { rescue_set_report(trapReport, trapReportEnd) }
  }

  /// The text printed after the latest keys.
  public var trapReportEnd = "" {
    didSet { rescue_set_report(trapReport, trapReportEnd) }
  }

  /// Adds a key to the latest keys printed after a trap; `word` must not contain spaces.
  public func recordKey(_ word: String) { rescue_append_key(word) }

  /// Clears the latest keys.
  public func forgetRecordedKeys() { rescue_forget_keys() }

  /// Asks the terminal to put a text on the clipboard; the terminal does not report whether it did.
  ///
  /// - Returns: False if the text is too long or the terminal is known to have no clipboard.
  public func copy(_ text: String) -> Bool {
    guard isEntered, traits.takesClipboard, let sequence = ControlText.copying(text) else {
      return false
    }
    write(sequence)
    return true
  }

  /// Restores the terminal and ends the program by raising a signal, so that the parent process sees which signal it was.
  public func leave(endingBy signal: Int32) {
    leave()
    rescue_end_by(signal)
  }

  /// Shows a picture, clipped to the screen; writes nothing if the screen already shows it.
  public func present(_ grid: CellGrid) {
    if isEntered { canvas.present(grid) }
  }

  /// Waits for input or a signal, and returns everything that has arrived, in order.
  ///
  /// Ctrl-Z suspends the program during this call.
  ///
  /// - Parameter limit: The longest wait; nil to wait until something arrives.
  /// - Returns: The events; empty after the timeout.
  public func events(within limit: Duration?) -> [TerminalEvent] {
    guard var ready = input.wait(within: limit) else { return [] }
    guard !ready.isEmpty else { return input.eventsAfterSilence().compactMap(event(of:)) }
    var events: [TerminalEvent] = []
    if ready.contains(.signals) {
      events = signalledEvents()
      // Other programs may have read the input while this one was suspended.
      ready = input.wait(within: .zero) ?? []
    }
    if ready.contains(.bytes), let bytes = input.readEvents() {
      for input in bytes.events {
        if let event = event(of: input) { events.append(event) }
      }
      if bytes.isAtEnd { events.append(.end(.signal(Platform.hangUp))) }
    }
    return TerminalEvent.coalesced(events)
  }

  /// Returns the events of the signals that have arrived, for a caller that is still handling earlier events.
  public func signalEvents() -> [TerminalEvent] {
    input.hasSignals ? signalledEvents() : []
  }

  /// Whether a Ctrl-C is pending; makes no system call.
  public var isInterrupted: Bool {
    rescue_pending_request() == Platform.interrupt
  }

  private func signalledEvents() -> [TerminalEvent] {
    let signals = input.readSignals()
    // Clear only after reading: a signal that arrives in between has then been read as well.
    rescue_clear_pending_request()
    return signals.flatMap(events(of:))
  }

  private func event(of input: InputEvent) -> TerminalEvent? {
    switch input {
    case .key(let key): return .key(key)
    case .paste(let text): return .paste(text)
    // While the mouse is off, a report is late or was not requested.
    case .mouse(let mouse): return isMouseOn ? .mouse(mouse) : nil
    case .cursor(let column, let row):
      rescue_set_awaits_answer(false)
      guard markWidth.recordAnswer(column: column, row: row) else { return nil }
      // The characters drawn so far are in the wrong columns.
      repaint()
      return .redraw
    }
  }

  private func events(of signal: Int32) -> [TerminalEvent] {
    switch signal {
    case Platform.interrupt:
      return [.end(.interrupted)]
    case Platform.suspend:
      leave()
      rescue_suspend()
      enter()
      return [.redraw]
    case Platform.resume:
      // SIGSTOP, which cannot be handled, had stopped the program; the terminal may be in any state.
      leave()
      enter()
      return [.redraw]
    case Platform.resize:
      repaint()
      askForWidth()
      return [.redraw]
    default:
      return [.end(.signal(signal))]
    }
  }

  /// Sets the modes and enters the screen, initially and after each `leave()`.
  private func enter() {
    isEntered = true
    capture_begin(traits.temporaryDirectory)
    rescue_arm(true)
    Platform.setModes(Platform.keyModes(from: modes), of: input.terminal)
    readSize()
    rowsAtFirst = rows
    canvas.begin(columns: columns, rows: rows)
    write(ControlText.pasteOn + (isMouseOn ? ControlText.mouseOn : ""))
  }

  /// Reads the terminal's size and marks the content of the screen as unknown, so that the next picture is drawn completely.
  public func repaint() {
    readSize()
    canvas.forget(columns: columns, rows: rows)
  }

  private func readSize() {
    guard let size = Platform.size(of: output) else { return }
    columns = size.columns
    rows = size.rows
  }

  private func write(_ text: String) {
    Platform.writeText(output, text)
  }
}
