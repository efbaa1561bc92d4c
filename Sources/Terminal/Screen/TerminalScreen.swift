import CNcurses
import CPlatform
import Renderer

/// The terminal while a program has it: a screen to draw pictures on, keys, and the way back.
///
/// Made once in a program's life. Between `init` and `leave()` the terminal is ours; it is given back by
/// `leave()`, for as long as the program is suspended, and when the program crashes.
@MainActor
public final class TerminalScreen {
  /// The width in character cells.
  public private(set) var columns = 80
  /// The height in character cells.
  public private(set) var rows = 24
  /// How many rows there were when the terminal was taken.
  private var rowsAtFirst = 24

  /// How long the terminal is kept for an answer that has not come.
  private static let longestFarewell: Duration = .milliseconds(250)

  private var input: TerminalInput
  private let output: Int32
  private let traits: TerminalTraits
  private let isUnicode: Bool
  private let modes: Platform.Modes
  private let abilities: TerminalAbilities
  private var canvas: TerminalCanvas
  private var markWidth = MarkWidth()
  private var isMouseOn: Bool
  private var isEntered = false

  /// Takes the terminal.
  ///
  /// Keys come from standard input, or from the controlling terminal when data come from there.
  ///
  /// - Parameters:
  ///   - traits: What the environment says about the terminal.
  ///   - usesColor: False draws in the terminal's own two colours.
  ///   - usesMouse: Whether the mouse is ours from the start.
  /// - Throws: `TerminalError`, with the terminal untouched.
  public init(traits: TerminalTraits, usesColor: Bool, usesMouse: Bool) throws {
    guard Platform.isTerminal(Platform.standardOutput),
      let output = Platform.duplicate(Platform.standardOutput)
    else { throw TerminalError.noTerminal }
    // Its own way to the terminal: what the program prints goes elsewhere while the screen is up.
    self.output = output
    let keys =
      Platform.isTerminal(Platform.standardInput)
      ? Platform.standardInput : Platform.openControllingTerminal()
    guard let keys, let modes = Platform.modes(of: keys), let pipe = Platform.openPipe()
    else { throw TerminalError.noTerminal }

    isUnicode = platform_set_locale(traits.speaksUTF8)
    guard !traits.name.isEmpty, ncurses_describe(traits.name, output) != 0 else {
      throw TerminalError.unknownTerminal(traits.name)
    }
    guard let abilities = TerminalAbilities.read() else {
      throw TerminalError.tooSimple(traits.name)
    }
    input = TerminalInput(terminal: keys, wake: pipe.reading)
    self.modes = modes
    self.traits = traits
    isMouseOn = usesMouse
    self.abilities = abilities
    canvas = TerminalCanvas(
      output: output, PictureWriter(abilities, .system, usesColor: usesColor),
      holdsPictures: traits.holdsPictures)

    // Before the first byte is written, so that no moment is left uncovered.
    platform_buffer_lines_of_output()
    var modesBefore = modes
    rescue_watch(output, keys, &modesBefore, ControlText.restoring(), pipe.writing)
    enter()
    askForWidth()
  }

  /// Asks the terminal once how wide it draws marks, as soon as they have room.
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

  /// Whether the mouse is ours; while it is not, the terminal selects text with it.
  public var usesMouse: Bool {
    get { isMouseOn }
    set {
      guard newValue != isMouseOn else { return }
      isMouseOn = newValue
      if isEntered { write(newValue ? ControlText.mouseOn : ControlText.mouseOff) }
    }
  }

  /// Gives the terminal back as it was; once more does nothing.
  public func leave() {
    guard isEntered else { return }
    awaitAnswer()
    isEntered = false
    // Where there is no other screen to go back to, what comes next stands below the picture.
    write(
      ControlText.leaving(from: abilities.move.bytes(rows - 1), clears: rows > rowsAtFirst))
    Platform.setModes(modes, of: input.terminal)
    rescue_arm(false)
    capture_end(-1)
  }

  /// Waits a moment for the answer that is under way: who has the terminal next would take it for keys.
  ///
  /// Keys that were typed ahead go with it.
  private func awaitAnswer() {
    let end = Platform.now + Self.longestFarewell
    while markWidth.isAwaited(at: Platform.now), Platform.now < end {
      guard input.wait(within: end - Platform.now) == .bytes, let bytes = input.takeBytes(),
        !bytes.isAtEnd
      else { return }
      for input in bytes.events { _ = event(input) }
    }
  }

  /// What the program's own code has printed since the last call, on standard output or error; nil for nothing.
  public func takePrinted() -> String? {
    let bytes = Platform.readCapturedOutput()
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// Takes what has been taken of that for seen; what was not is told on standard error when the screen is left.
  public func markPrintedSeen() {
    capture_mark_seen()
  }

  /// What a trap says after its own message, before the latest keys: what ran, and how to have it again.
  public var trapReport = "" {
    didSet { rescue_set_report(trapReport, trapReportEnd) }
  }

  /// What it says after the latest keys.
  public var trapReportEnd = "" {
    didSet { rescue_set_report(trapReport, trapReportEnd) }
  }

  /// Has a trap tell of a key, by a word without spaces, and of some that came before it.
  public func noteKey(_ word: String) { rescue_append_key(word) }

  /// Has a trap tell of no key that was noted before.
  public func forgetKeys() { rescue_forget_keys() }

  /// Asks the terminal to put a text on the clipboard; many do, and no terminal tells.
  ///
  /// - Returns: Whether it was asked: not when the text is longer than terminals take.
  public func copy(_ text: String) -> Bool {
    guard isEntered, traits.takesClipboard, let sequence = ControlText.copying(text) else {
      return false
    }
    write(sequence)
    return true
  }

  /// Leaves, and ends the program by the signal that asked for it, so that its parent sees which.
  public func leave(endingBy signal: Int32) {
    leave()
    rescue_end_by(signal)
  }

  /// Shows a picture, in one write; in none when nothing changed.
  ///
  /// What does not fit the screen is cut.
  public func present(_ grid: CellGrid) {
    if isEntered { canvas.present(grid) }
  }

  /// Sleeps until something happens, and says what, in order; all that has arrived comes at once.
  ///
  /// A suspension is over when this returns.
  ///
  /// - Parameter limit: How long to sleep at most; nil for as long as it takes.
  /// - Returns: What happened; nothing when the time is over.
  public func events(within limit: Duration?) -> [TerminalEvent] {
    guard var ready = input.wait(within: limit) else { return [] }
    guard !ready.isEmpty else { return input.takeSilence().compactMap(event) }
    var events: [TerminalEvent] = []
    if ready.contains(.signals) {
      events = takeSignals()
      // Whoever had the terminal meanwhile may have taken what was there.
      ready = input.wait(within: .zero) ?? []
    }
    if ready.contains(.bytes), let bytes = input.takeBytes() {
      for input in bytes.events {
        if let event = event(input) { events.append(event) }
      }
      if bytes.isAtEnd { events.append(.end(.signal(Platform.hangUp))) }
    }
    return TerminalEvent.coalesced(events)
  }

  /// What the system has asked for since, for who is still at what was typed before: nothing, mostly.
  ///
  /// - Complexity: O(1), one call of the system.
  public func signalEvents() -> [TerminalEvent] {
    input.hasSignals ? takeSignals() : []
  }

  /// Whether Ctrl-C was typed since the last events were taken, of which it is the next.
  ///
  /// - Complexity: O(1), without a call of the system.
  public var isInterrupted: Bool {
    rescue_pending_request() == Platform.interrupt
  }

  private func takeSignals() -> [TerminalEvent] {
    let signals = input.takeSignals()
    // Not before: what came in between would be taken, and still be waited for.
    rescue_clear_pending_request()
    return signals.flatMap(take(signal:))
  }

  private func event(_ input: InputEvent) -> TerminalEvent? {
    switch input {
    case .key(let key): return .key(key)
    case .paste(let text): return .paste(text)
    // A report that was under way when the mouse was let go, or that nobody asked for.
    case .mouse(let mouse): return isMouseOn ? .mouse(mouse) : nil
    case .cursor(let column, let row):
      rescue_set_awaits_answer(false)
      guard markWidth.take(column: column, row: row) else { return nil }
      // What was drawn before stands elsewhere than it was meant to.
      repaint()
      return .redraw
    }
  }

  private func take(signal: Int32) -> [TerminalEvent] {
    switch signal {
    case Platform.interrupt:
      return [.end(.interrupted)]
    case Platform.suspend:
      leave()
      rescue_suspend()
      enter()
      return [.redraw]
    case Platform.resume:
      // Stopped by a signal no program sees; whoever had the terminal since may have changed all of it.
      leave()
      enter()
      return [.redraw]
    case Platform.resize:
      readSize()
      askForWidth()
      return [.redraw]
    default:
      return [.end(.signal(signal))]
    }
  }

  /// Takes the terminal, at first and after each `leave()`.
  private func enter() {
    isEntered = true
    capture_begin(traits.temporaryDirectory)
    rescue_arm(true)
    Platform.setModes(Platform.keyModes(from: modes), of: input.terminal)
    readSize()
    rowsAtFirst = rows
    canvas.begin(
      with: abilities.enter + abilities.hideCursor,
      then: ControlText.pasteOn + (isMouseOn ? ControlText.mouseOn : ""))
  }

  /// Has the next picture sent whole, in the size that the terminal has now: something else may stand there.
  public func repaint() { readSize() }

  private func readSize() {
    if let size = Platform.size(of: output) {
      columns = size.columns
      rows = size.rows
    }
    canvas.forget(columns: columns, rows: rows)
  }

  private func write(_ text: String) {
    Platform.writeText(output, text)
  }
}
