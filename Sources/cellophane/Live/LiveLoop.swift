import Foundation
import Renderer
import Scenes
import Simulator
import Terminal

/// Runs a scene on the terminal; only here does virtual time follow the clock.
///
/// The screen translates keys and mouse events into outcomes, the loop applies these to the timeline, and then the frame is drawn.
@MainActor
final class LiveLoop {
  private static let frameTime: Duration = .microseconds(16_667)
  /// The longest step of virtual time, not counting the time that the terminal took to display the last picture.
  ///
  /// It keeps the scene from jumping after the machine was asleep or a layout was slow.
  private static let longestStep: Duration = .milliseconds(100)
  /// The longest display time that is added to a step; without it, a slow terminal would slow down all motion.
  private static let longestWriting: Duration = .seconds(3)

  /// The time without input after which the gallery makes a preview.
  private static let previewDelay: Duration = .milliseconds(90)

  private(set) var timeline: Timeline
  private(set) var frame: Frame
  var screen: Screen
  /// The finger that the left button stands for while it is pressed on a viewport; nil otherwise.
  var finger: MouseFinger?
  /// The scroll bar or minimap that the left button drags; nil if there is none.
  var grip: MapGrip?
  /// The time line that the left button drags; nil if it is not dragged.
  var timeGrip: TimeGrip?
  /// Detects from repeated presses whether a key is held.
  var keyFinger = KeyFinger()
  /// The search through the content; nil for none.
  var search: ContentSearch?
  /// The line of a match to scroll to once its cell is live; nil for none.
  var soughtLine: SoughtLine?
  /// The index of the pane that is searched.
  var searchedPane = 0
  /// Reads the rows that arrive on standard input; nil if all of it was there at the start.
  var follower: InputFollower?
  /// Whether the screen may have changed.
  var needsDrawing = true

  let program: Program
  let terminal: TerminalScreen
  let asking: AskingNotice
  private let start: Duration
  /// The files that were opened.
  var files: SceneFiles
  /// When the files were last looked at.
  var lastLook: Duration
  /// Whether a notice has been shown that a file has changed since it was read.
  var isChangeNoticed = false
  var trapReport = TrapReport()
  /// The room into which the viewports were fitted.
  private var room: ScreenState.Room
  private var lastAdvance: Duration
  private var lastDrawing: Duration
  /// The time the terminal took to display the last picture; zero once virtual time has advanced since.
  private var writing = Duration.zero
  /// The time spent on computing the run since the last picture.
  private var advancing = Duration.zero

  /// - Parameters:
  ///   - program: The options and the shipped scenes.
  ///   - terminal: The terminal to draw on.
  ///   - scene: The scene to run first.
  ///   - files: The files of the scene.
  /// - Throws: `UnbuiltFeature` when the scene cannot run, `Abandoned` when the user interrupts its start.
  init(_ program: Program, terminal: TerminalScreen, scene: Scene, files: SceneFiles) throws {
    self.program = program
    self.terminal = terminal
    self.files = files
    screen = Self.screen(on: terminal, program)
    screen.state.story = program.story(of: scene, at: files.path)
    screen.state.fixes = program.fixCodes
    asking = AskingNotice(on: terminal, screen, limit: program.options.memoryLimit)
    timeline = try Timeline(scene.fitted(to: screen), whileAsking: asking.update)
    timeline.settlesKeys = screen.state.reducesMotion
    room = screen.state.room
    frame = timeline.frame
    start = Platform.now
    lastAdvance = start
    lastLook = start
    lastDrawing = start - Self.frameTime
    if files.path == "-" { follower = InputFollower(program.standardInput, showing: scene) }
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
      // Keys typed after an interrupted action are discarded, because they were meant for its result.
      while !asking.isAbandoned, let event = coming.popFirst() {
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
        // As on every terminal, Ctrl-C discards the unread input that was typed before it.
        coming = urgent.contains(.end(.interrupted)) ? urgent[...] : urgent + coming
      }
      watchKey()
      advance()
      followInput()
      continueSearch()
      showCapturedOutput()
      showAbandonedWork()
      lookAtFiles()
      draw()
      events = terminal.events(within: timeout)
      asking.begin()
      // A preview is made only while there is no input, so that choosing an entry never waits for it.
      if events.isEmpty, !needsDrawing { makePreview() }
    }
  }

  /// Seconds since the loop began.
  var seconds: Double {
    (Platform.now - start).seconds
  }

  /// Applies a user action to the panes that receive it.
  func apply(_ action: Action) {
    advance()
    soughtLine = nil
    guard !asking.isAbandoned else { return }
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
    // The action may have changed the layout.
    if !action.isScroll {
      renewTrapReport()
      // The next key may depend on the new frame, for example on whether there is something to undo.
      updateFrame()
    }
    if let before, !asking.isAbandoned { screen.tell(action, from: before, to: frame) }
    // The screen may have had a different size at the past frame.
    if wasInPast { fitViewport() }
    needsDrawing = true
  }

  /// Applies a presenter's command to the steps of the scene.
  private func present(_ command: PresenterCommand) {
    advance()
    guard !asking.isAbandoned else { return }
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
    // The screen may have had a different size, and the panes a different alignment, at the frame shown now.
    fitViewport()
    followLeader()
  }

  /// The pane that receives an action; nil for all panes.
  ///
  /// A touch and a drag of a scroll bar stay on the pane on which they began.
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

  /// Aligns the panes, unless a past frame is shown: viewing the past must not discard the frames after it.
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
    // The room may have changed; on a stage, a resize of the terminal has not been applied yet.
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

  /// Sets a key of the scene to a typed value, or shows why the value is not valid.
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
      var files = SceneFiles([path])
      let scene = try program.scene(from: files)
      files.finishReading(scene)
      try run(scene, from: files)
    }
  }

  /// Runs a scene from its start.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - files: Its files.
  ///   - former: The previous timeline, if it ran the same scene; its settings are kept. Nil for another scene.
  /// - Throws: `UnbuiltFeature` when the scene cannot run, `Abandoned` when the user interrupts its start.
  func run(_ scene: Scene, from files: SceneFiles, after former: Timeline? = nil) throws {
    TrapReport(of: scene, at: files.path, program).begin(on: terminal)
    // Report on the scene that runs afterwards: this one, or the previous one if this one fails to start.
    defer { prepareTrapReport() }
    let fitted = scene.fitted(to: screen)
    timeline =
      try former.map { try Timeline(restarting: $0, as: fitted, whileAsking: asking.update) }
      ?? Timeline(fitted, pace: timeline.pace, whileAsking: asking.update)
    // The selected knob is kept if the scene is the same.
    if files.paths != self.files.paths { screen.state.knobs = KnobsState() }
    self.files = files
    isChangeNoticed = false
    screen.state.fileNotice = nil
    screen.state.story = program.story(of: scene, at: files.path)
    screen.state.beginRun()
    timeline.settlesKeys = screen.state.reducesMotion
    follower?.restart()
    search = nil
    soughtLine = nil
    finger = nil
    grip = nil
    timeGrip = nil
    keyFinger = KeyFinger()
    lastAdvance = Platform.now
  }

  /// Runs `work`; shows an error that it throws as a message on the screen.
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
    // On a stage, a larger font changes the scale and not the size of the viewport in points.
    guard !screen.state.isOnStage else { return }
    guard !asking.isAbandoned, let viewport = timeline.scene.givenViewport(of: screen) else {
      return
    }
    attempt("The viewport cannot be fitted") { try timeline.resize(viewport) }
  }

  /// Returns the initial screen for a terminal and the options.
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

  /// How long to wait for input; nil to wait without limit, because nothing changes without input.
  ///
  /// While nothing moves, the program wakes once a second, only to look at its files.
  private var timeout: Duration? {
    if search?.isScanning == true { return .zero }
    guard needsDrawing || !timeline.isIdle else {
      if isFollowing { return InputFollower.pause }
      let wantsPreview = screen.state.isGalleryOpen && screen.state.gallery.unseen != nil
      return wantsPreview ? Self.previewDelay : timeToLook
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

  /// Updates the frame to show, and keeps the cursor on its item.
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
    // Only the next picture can show the time that this one took.
    screen.frameTime = (end - now + advancing).seconds
    advancing = .zero
    lastDrawing = now
    needsDrawing = false
  }
}
