import Foundation
import Renderer
import Scenes
import Simulator
import Terminal

/// Runs a scene on the terminal: the only place where virtual time follows the clock.
///
/// Keys and mouse events of the terminal become outcomes of the screen, and these actions of the timeline; then the frame is
/// drawn.
@MainActor
final class LiveLoop {
  private static let frameTime: Duration = .microseconds(16_667)
  /// A machine that was asleep, or a slow layout, does not make the scene jump.
  ///
  /// A terminal that is slow to display a picture does, up to some seconds, or all motion would slow down with it.
  private static let longestStep: Duration = .milliseconds(100)
  private static let longestWriting: Duration = .seconds(3)

  /// Time without input after which a preview is made in the gallery.
  private static let previewDelay: Duration = .milliseconds(90)

  private(set) var timeline: Timeline
  private(set) var frame: Frame
  var screen: Screen
  /// The left button while it is down on a viewport; nil otherwise.
  var finger: MouseFinger?
  /// The scroll bar or minimap that the left button drags.
  var grip: MapGrip?
  /// The time line that the left button drags.
  var timeGrip: TimeGrip?
  /// Detects from repeated presses whether a key is held.
  var keyFinger = KeyFinger()
  /// The search through the content; nil for none.
  var search: ContentSearch?
  /// The line of a match to scroll to once its cell is live; nil for none.
  var soughtLine: SoughtLine?
  /// The pane that is searched.
  var searchedPane = 0
  /// Whether the screen may have changed.
  var needsDrawing = true

  let program: Program
  let terminal: TerminalScreen
  let asking: AskingNotice
  private let start: Duration
  private(set) var path: String?
  var trapReport = TrapReport()
  /// The room the viewports were fitted into.
  private var room: ScreenState.Room
  private var lastAdvance: Duration
  private var lastDrawing: Duration
  /// Time the terminal took to display the last picture, since time was advanced.
  private var writing = Duration.zero
  /// Time the run took to compute since the last picture.
  private var advancing = Duration.zero

  /// - Parameters:
  ///   - program: The options and the shipped scenes.
  ///   - terminal: The terminal to draw on.
  ///   - scene: The scene to run first.
  ///   - path: The file of the scene; nil for several files.
  /// - Throws: `UnbuiltFeature` when the scene cannot run, `Abandoned` when the user interrupts its start.
  init(_ program: Program, terminal: TerminalScreen, scene: Scene, path: String?) throws {
    self.program = program
    self.terminal = terminal
    self.path = path
    screen = Self.screen(on: terminal, program)
    screen.state.story = program.story(of: scene, at: path)
    asking = AskingNotice(on: terminal, screen)
    timeline = try Timeline(scene.fitted(to: screen), whileAsking: asking.update)
    timeline.settlesKeys = screen.state.reducesMotion
    room = screen.state.room
    frame = timeline.frame
    start = Platform.now
    lastAdvance = start
    lastDrawing = start - Self.frameTime
    asking.loop = self
    prepareTrapReport()
  }

  /// Runs until the user quits or the system ends the program.
  ///
  /// - Parameter events: Events of the terminal to handle first.
  /// - Returns: The signal or interrupt that ended the run, or nil if the user quit.
  func run(after events: [TerminalEvent] = []) -> TerminalEvent.Ending? {
    var events = events
    while true {
      var coming = events[...]
      // Keys typed after an action that was interrupted were meant for its result; they are discarded.
      while !asking.isInterrupted, let event = coming.popFirst() {
        switch event {
        case .end(.interrupted):
          guard let outcome = screen.interrupt(showing: frame) else { return .interrupted }
          guard apply(outcome) else { return nil }
        case .end(let ending): return ending
        case .redraw: refit()
        case .mouse(let event, let times):
          guard handle(event, count: times) else { return nil }
        case .paste(let text):
          guard apply(screen.paste(text, showing: frame)) else { return nil }
        case .key(let key, let times):
          if times == 1, parseAltPrefix(key, in: &coming) { continue }
          let text = typedText(from: event, in: &coming)
          let (key, count) = text.map { (.character($0), 1) } ?? (key, times)
          guard handle(key, count: count) else { return nil }
        }
        guard !coming.isEmpty else { break }
        let urgent = terminal.signalEvents()
        // As on every terminal, Ctrl-C discards what was typed before it and has not been read.
        coming = urgent.contains(.end(.interrupted)) ? urgent[...] : urgent + coming
      }
      watchKey()
      advance()
      continueSearch()
      showCapturedOutput()
      showAbandonedWork()
      draw()
      events = terminal.events(within: timeout)
      // A preview is made when no input comes, so that choosing never waits for one.
      if events.isEmpty, !needsDrawing { makePreview() }
    }
  }

  /// Seconds since the loop began.
  var seconds: Double {
    (Platform.now - start).seconds
  }

  /// Applies a user action to the panes it is for.
  func apply(_ action: Action) {
    advance()
    soughtLine = nil
    guard !asking.isInterrupted else { return }
    let wasInPast = timeline.isInPast
    let past = wasInPast ? timeline.frame : nil
    let before = action.changesSettings ? timeline.frame : nil
    let now = Platform.now
    prepareTrapReport(action)
    attempt("The run cannot continue from this frame") {
      try linkPanes()
      let isDone = try timeline.apply(action, pane: pane(for: action))
      if !isDone, case .edit(let edit, _, _) = action { screen.tellUndone(edit) }
    }
    if let past, !timeline.isInPast { screen.forgetCalls(after: past) }
    advancing += Platform.now - now
    // The action may have set another layout.
    if !action.isScroll {
      renewTrapReport()
      // The next key may depend on the new frame: there may be something to undo now.
      updateFrame()
    }
    if let before, !asking.isInterrupted { screen.tell(action, from: before, to: frame) }
    // The screen may have had another size at that frame.
    if wasInPast { fitViewport() }
    needsDrawing = true
  }

  /// Applies a presenter's command to the steps of the scene.
  private func present(_ command: PresenterCommand) {
    advance()
    guard !asking.isInterrupted else { return }
    dropFinger()
    soughtLine = nil
    let past = timeline.isInPast ? timeline.frame : nil
    attempt("The run cannot continue from this frame") {
      if try !timeline.present(command) {
        screen.tell(.present(command), command == .next ? "end of scene" : "start of scene")
      }
    }
    if !timeline.isInPast {
      if let past { screen.forgetCalls(after: past) }
      screen.forgetCalls(after: timeline.frame)
    }
    // The screen and the panes may have been set up otherwise at that frame.
    fitViewport()
    followLeader()
  }

  /// The pane an action is for; a finger and a drag of a scroll bar stay with the pane they began on.
  ///
  /// Nil for every pane.
  private func pane(for action: Action) -> Int? {
    guard let pane = screen.state.pane(for: action) else { return nil }
    switch action {
    case .touch: return finger?.place.pane ?? pane
    case .indicator: return grip?.pane ?? pane
    default: return pane
    }
  }

  /// Aligns the other panes to the leading pane, if alignment is on.
  private func linkPanes() throws {
    let leader = screen.state.leader
    if timeline.leader != leader { try timeline.apply(.follow(leader)) }
  }

  /// Aligns the panes, unless a past frame is shown: looking at the past discards nothing.
  private func followLeader() {
    guard !timeline.isInPast else { return }
    attempt("The panes cannot be aligned") { try linkPanes() }
  }

  /// Applies the outcome of a key or a click.
  ///
  /// - Returns: False to quit.
  func apply(_ outcome: ScreenOutcome) -> Bool {
    needsDrawing = true
    switch outcome {
    case .quit: return false
    case .nothing, .redraw: break
    case .session(let action): apply(action)
    case .set(let key, let text): set(key, to: text)
    case .time(let command):
      advance()
      if command.looksBack { dropFinger() }
      if !timeline.perform(command) { screen.tellUndone(command) }
    case .present(let command): present(command)
    case .search(let command): apply(command)
    case .goTo(let text): go(to: text)
    case .copyRepro: copyRepro()
    case .repaint:
      terminal.repaint()
      refit()
    case .restart: restart()
    case .open(let entry): open(entry.path)
    }
    if !screen.state.usesMouse { dropFinger() }
    // There may be more or less room now; on a stage the terminal may have been resized.
    if screen.state.room != room, !timeline.isInPast {
      room = screen.state.room
      fitViewport()
    }
    followLeader()
    terminal.usesMouse = screen.state.usesMouse
    timeline.settlesKeys = screen.state.reducesMotion
    if screen.state.isGalleryOpen { fillGallery() }
    return true
  }

  /// Sets a key of the scene to a value that was typed, or shows what is wrong with it.
  private func set(_ key: String, to text: String) {
    do {
      let settings = [try Setting(key: key, text: text)]
      try timeline.check(settings)
      apply(.set(settings))
    } catch {
      let message = (error as? SceneError)?.message ?? "\(error)"
      screen.refuse(text, because: message, showing: frame)
    }
  }

  private func open(_ path: String) {
    attempt("This scene did not open") {
      try run(program.loader.scene(at: path), at: path)
    }
  }

  private func restart() {
    attempt("This scene did not start again") {
      try run(timeline.scene, at: path, after: timeline)
      if timeline.bringsBackSettings {
        screen.tell(.session(.undoSetting), "sets the knobs as they were")
      }
    }
  }

  /// Runs a scene from its start.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - path: Its file; nil for several files.
  ///   - former: The timeline that ran the same scene before and keeps what was set; nil for another scene.
  /// - Throws: `UnbuiltFeature` when the scene cannot run, `Abandoned` when the user interrupts its start.
  private func run(_ scene: Scene, at path: String?, after former: Timeline? = nil) throws {
    TrapReport(of: scene, at: path, program).begin(on: terminal)
    // The report is of what runs in the end: this scene, or the one before if this one fails to start.
    defer { prepareTrapReport() }
    let fitted = scene.fitted(to: screen)
    timeline =
      try former.map { try Timeline(restarting: $0, as: fitted, whileAsking: asking.update) }
      ?? Timeline(fitted, pace: timeline.pace, whileAsking: asking.update)
    // The chosen knob is kept for the same scene.
    if path != self.path { screen.state.knobs = KnobsState() }
    self.path = path
    screen.state.story = program.story(of: scene, at: path)
    screen.state.beginRun()
    timeline.settlesKeys = screen.state.reducesMotion
    search = nil
    soughtLine = nil
    finger = nil
    grip = nil
    timeGrip = nil
    keyFinger = KeyFinger()
    lastAdvance = Platform.now
  }

  /// Runs `work`, and shows an error of it on the screen.
  func attempt(_ title: String, _ work: () throws -> Void) {
    do {
      try work()
    } catch {
      screen.state.overlay = .message(ScreenMessage(title: title, text: "\(error)"))
    }
  }

  private func refit() {
    dropFinger()
    Self.fit(&screen, to: terminal, program.options)
    fitViewport()
    needsDrawing = true
  }

  private func fitViewport() {
    // On a stage a larger font changes the scale, never the points.
    guard !screen.state.isOnStage else { return }
    guard !asking.isInterrupted, let viewport = timeline.scene.givenViewport(of: screen) else {
      return
    }
    attempt("The viewport cannot be fitted") { try timeline.resize(viewport) }
  }

  /// The screen as it is at the start.
  static func screen(on terminal: TerminalScreen, _ program: Program) -> Screen {
    var screen = Screen(columns: 0, rows: 0)
    screen.state.usesMouse = terminal.usesMouse
    program.look?.apply(to: &screen.state)
    fit(&screen, to: terminal, program.options)
    return screen
  }

  static func fit(
    _ screen: inout Screen, to terminal: TerminalScreen, _ options: RunOptions
  ) {
    screen.columns = options.size?.columns ?? terminal.columns
    screen.rows = options.size?.rows ?? terminal.rows
    screen.isASCII = options.ascii || !terminal.drawsLines
    screen.usesColor = terminal.usesColor
  }

  /// How long to wait for input; nil to wait until it comes, if nothing changes by itself.
  private var timeout: Duration? {
    if search?.isScanning == true { return .zero }
    guard needsDrawing || !timeline.isIdle else {
      let wantsPreview = screen.state.isGalleryOpen && screen.state.gallery.unseen != nil
      return wantsPreview ? Self.previewDelay : nil
    }
    return max(.zero, lastDrawing + Self.frameTime - Platform.now)
  }

  private func advance() {
    let now = Platform.now
    if !timeline.isIdle {
      timeline.advance(by: min(now - lastAdvance, Self.longestStep + writing))
      advancing += Platform.now - now
      needsDrawing = true
    }
    lastAdvance = now
    writing = .zero
  }

  /// Gets the frame to show, and keeps the cursor on its item.
  private func updateFrame() {
    timeline.includesHistory = screen.readsHistory
    timeline.watched = screen.state.inspected?.watched
    frame = timeline.frame
    screen.follow(frame)
  }

  private func draw() {
    let now = Platform.now
    guard needsDrawing, now >= lastDrawing + Self.frameTime else { return }
    updateFrame()
    screen.state.time = timeline.state
    let picture = screen.draw(frame)
    let drawn = Platform.now
    terminal.present(picture)
    let end = Platform.now
    writing = min(end - drawn, Self.longestWriting)
    // Shown by the next picture: this one had to be drawn first.
    screen.frameTime = (end - now + advancing).seconds
    advancing = .zero
    lastDrawing = now
    needsDrawing = false
  }
}
