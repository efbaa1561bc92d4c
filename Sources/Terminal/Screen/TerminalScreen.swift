import CNcurses
import CPlatform
import Renderer

/// The terminal while the program draws on it: shows pictures, reads keys and signals, and restores the terminal.
///
/// Create it once. From `init` on the terminal has the program's modes and screen. It is restored by `leave()`, while the
/// program is suspended, and when the program crashes.
@MainActor
public final class TerminalScreen {
  /// The width in character cells.
  public private(set) var columns = 80
  /// The height in character cells.
  public private(set) var rows = 24
  /// The height when the screen was last entered.
  private var rowsAtFirst = 24

  /// How long `leave()` waits for an answer of the terminal.
  private static let longestFarewell: Duration = .milliseconds(250)

  private var input: TerminalInput
  private let output: Int32
  private let traits: TerminalTraits
  private let isUnicode: Bool
  private let modes: Platform.Modes
  /// Whether the terminal shows what it did before when the screen is left.
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
  ///   - traits: What the environment says about the terminal.
  ///   - usesColor: False draws in the terminal's own two colours.
  ///   - usesMouse: Whether the terminal reports the mouse from the start.
  /// - Throws: `TerminalError`, with the terminal unchanged.
  public init(traits: TerminalTraits, usesColor: Bool, usesMouse: Bool) throws {
    guard Platform.isTerminal(Platform.standardOutput),
      let output = Platform.duplicate(Platform.standardOutput)
    else { throw TerminalError.noTerminal }
    // A descriptor of its own: standard output is redirected while the screen is shown.
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
    // Before ncurses starts: it changes the modes, and it installs no handler for a signal that has one.
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

  /// Asks the terminal once how wide it draws lines and signs, when the screen is wide enough for the question.
  private func askForWidth() {
    guard isUnicode, !markWidth.isAsked,
      let question = markWidth.question(columns: columns, at: Platform.now)
    else { return }
    rescue_set_awaits_answer(true)
    write(question)
  }

  /// Whether line-drawing characters and arrows can be drawn, each in one column.
  public var drawsLines: Bool { isUnicode && !markWidth.isDouble }

  /// Whether colours are drawn: they are wanted, and the terminal has them.
  public var usesColor: Bool { canvas.usesColor }

  /// Whether the terminal reports the mouse; while it does not, the mouse selects text.
  public var usesMouse: Bool {
    get { isMouseOn }
    set {
      guard newValue != isMouseOn else { return }
      isMouseOn = newValue
      if isEntered { write(newValue ? ControlText.mouseOn : ControlText.mouseOff) }
    }
  }

  /// Restores the terminal, if that has not been done.
  public func leave() {
    guard isEntered else { return }
    awaitAnswer()
    isEntered = false
    write(ControlText.mouseOff + ControlText.pasteOff)
    // If the screen has grown, tmux would keep the rows of the picture in the screen it returns to.
    if hasAlternateScreen, rows > rowsAtFirst { write(ControlText.clear) }
    canvas.end()
    // Without an alternate screen the shell goes on below the picture.
    if !hasAlternateScreen { write("\r\n") }
    Platform.setModes(modes, of: input.terminal)
    rescue_arm(false)
    capture_end(-1)
  }

  /// Waits a moment for an outstanding answer of the terminal, which the shell would read as typed text.
  ///
  /// Keys that were typed ahead are dropped with it.
  private func awaitAnswer() {
    let end = Platform.now + Self.longestFarewell
    while markWidth.isAwaited(at: Platform.now), Platform.now < end {
      guard input.wait(within: end - Platform.now) == .bytes, let bytes = input.readEvents(),
        !bytes.isAtEnd
      else { return }
      for input in bytes.events { _ = event(of: input) }
    }
  }

  /// What was printed on standard output or error since the last call; nil for nothing.
  public func readPrintedOutput() -> String? {
    let bytes = Platform.readCapturedOutput()
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// Marks as seen what `readPrintedOutput()` has returned; what was not seen is printed on standard error when the screen is left.
  public func markPrintedOutputSeen() {
    capture_mark_seen()
  }

  /// What is printed after the message of a trap, before the latest keys: what ran, and how to reproduce it.
  public var trapReport = "" {
    didSet { rescue_set_report(trapReport, trapReportEnd) }
  }

  /// What is printed after the latest keys.
  public var trapReportEnd = "" {
    didSet { rescue_set_report(trapReport, trapReportEnd) }
  }

  /// Adds a key, as a word without spaces, to the latest keys that are printed after a trap.
  public func recordKey(_ word: String) { rescue_append_key(word) }

  /// Removes all keys from what is printed after a trap.
  public func forgetRecordedKeys() { rescue_forget_keys() }

  /// Asks the terminal to put a text on the clipboard; whether it does is unknown.
  ///
  /// - Returns: False if the text is too long to ask, or the terminal is known to have no clipboard.
  public func copy(_ text: String) -> Bool {
    guard isEntered, traits.takesClipboard, let sequence = ControlText.copying(text) else {
      return false
    }
    write(sequence)
    return true
  }

  /// Restores the terminal and ends the program by a signal, so that its parent process sees which.
  public func leave(endingBy signal: Int32) {
    leave()
    rescue_end_by(signal)
  }

  /// Shows a picture; writes nothing if nothing changed, and cuts off what does not fit the screen.
  public func present(_ grid: CellGrid) {
    if isEntered { canvas.present(grid) }
  }

  /// Waits for input or a signal, and returns everything that has arrived, in order.
  ///
  /// Ctrl-Z suspends the program in here.
  ///
  /// - Parameter limit: How long to wait at most; nil to wait until something arrives.
  /// - Returns: The events; empty after the limit.
  public func events(within limit: Duration?) -> [TerminalEvent] {
    guard var ready = input.wait(within: limit) else { return [] }
    guard !ready.isEmpty else { return input.eventsAfterSilence().compactMap(event(of:)) }
    var events: [TerminalEvent] = []
    if ready.contains(.signals) {
      events = signalledEvents()
      // While the program was suspended, other programs may have read what was there.
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

  /// The signals that have arrived, for a caller that is still handling earlier events; mostly none.
  public func signalEvents() -> [TerminalEvent] {
    input.hasSignals ? signalledEvents() : []
  }

  /// Whether the next event is a Ctrl-C; needs no system call.
  public var isInterrupted: Bool {
    rescue_pending_request() == Platform.interrupt
  }

  private func signalledEvents() -> [TerminalEvent] {
    let signals = input.readSignals()
    // After reading: a signal in between is read already and must not be waited for.
    rescue_clear_pending_request()
    return signals.flatMap(events(of:))
  }

  private func event(of input: InputEvent) -> TerminalEvent? {
    switch input {
    case .key(let key): return .key(key)
    case .paste(let text): return .paste(text)
    // A report from before the mouse was switched off, or an unrequested one.
    case .mouse(let mouse): return isMouseOn ? .mouse(mouse) : nil
    case .cursor(let column, let row):
      rescue_set_awaits_answer(false)
      guard markWidth.recordAnswer(column: column, row: row) else { return nil }
      // Characters drawn so far stand in other columns than intended.
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
      // The program was stopped by SIGSTOP, which it cannot handle; the terminal may be in any state.
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

  /// Sets the modes and shows the screen, at first and after each `leave()`.
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

  /// Has the next picture drawn completely, in the terminal's current size: the terminal may show anything.
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
