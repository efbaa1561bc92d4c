import Foundation
import Renderer
import Scenes
import Simulator
import Terminal

/// A scene on the terminal, and the one place where virtual time follows the clock on the wall.
@MainActor
final class LiveLoop {
  private static let frameTime: Duration = .microseconds(16_667)
  /// A machine that was asleep, or a layout that took long, does not make the scene jump; a terminal that is slow to take a
  /// picture does, up to some seconds, or all motion would be slow with it.
  private static let longestStep: Duration = .milliseconds(100)
  private static let longestWriting: Duration = .seconds(3)

  /// A hand that chooses is thought to rest after this long.
  private static let restOfHand: Duration = .milliseconds(90)

  private(set) var timeline: Timeline
  private(set) var frame: Frame
  var screen: Screen
  /// The left button of the mouse; nil while it is up.
  var finger: MouseFinger?
  /// The scroll bar or minimap that the left button holds.
  var grip: MapGrip?
  /// The line of time that the left button holds.
  var timeGrip: TimeGrip?
  /// The key that scrolls, as far as a terminal tells.
  var keyFinger = KeyFinger()
  /// What is searched for in the content; nil for nothing.
  var search: ContentSearch?
  /// The line of a match that it is on its way to; nil for none.
  var soughtLine: SoughtLine?
  /// The pane that is searched.
  var searchedPane = 0
  /// Whether there is, or may be, something new to show.
  var needsDrawing = true

  let program: Program
  let terminal: TerminalScreen
  let asking: AskingNotice
  private let start: Duration
  private(set) var path: String?
  var trapReport = TrapReport()
  /// What the viewports were fitted beside.
  private var room: ScreenState.Room
  private var lastAdvance: Duration
  private var lastDrawing: Duration
  /// What the terminal has taken to take the last picture, since time was let pass.
  private var writing = Duration.zero
  /// What the run has taken to compute since the last picture.
  private var advancing = Duration.zero

  /// - Parameters:
  ///   - program: The options and the scenes that ship.
  ///   - terminal: What is drawn on.
  ///   - scene: What runs first.
  ///   - path: Where the scene comes from; nil for several files.
  /// - Throws: `UnbuiltFeature` when the scene cannot run, `Abandoned` when nobody waits for it.
  init(_ program: Program, terminal: TerminalScreen, scene: Scene, path: String?) throws {
    self.program = program
    self.terminal = terminal
    self.path = path
    screen = Self.screen(on: terminal, program)
    screen.state.story = program.story(of: scene, at: path)
    asking = AskingNotice(on: terminal, screen)
    timeline = try Timeline(scene.fitted(to: screen), whileAsking: asking.tell)
    timeline.settlesKeys = screen.state.reducesMotion
    room = screen.state.room
    frame = timeline.frame
    start = Platform.now
    lastAdvance = start
    lastDrawing = start - Self.frameTime
    asking.loop = self
    prepareTrapReport()
  }

  /// Runs until the person at the terminal, or the system, has enough.
  ///
  /// - Parameter events: What has happened on the terminal before.
  /// - Returns: Who ended it; nil when it was a key.
  func run(after events: [TerminalEvent] = []) -> TerminalEvent.Ending? {
    var events = events
    while true {
      var coming = events[...]
      // What was typed behind what was taken back was meant for what did not come of it.
      while !asking.isInterrupted, let event = coming.popFirst() {
        switch event {
        case .end(.interrupted):
          guard let outcome = screen.interrupt(showing: frame) else { return .interrupted }
          guard take(outcome) else { return nil }
        case .end(let ending): return ending
        case .redraw: refit()
        case .mouse(let event, let times):
          guard take(event, times: times) else { return nil }
        case .paste(let text):
          guard take(screen.paste(text, showing: frame)) else { return nil }
        case .key(let key, let times):
          if times == 1, takeAlt(key, before: &coming) { continue }
          let text = text(typedBy: event, before: &coming)
          guard text.map({ take(.character($0), times: 1) }) ?? take(key, times: times) else {
            return nil
          }
        }
        guard !coming.isEmpty else { break }
        let urgent = terminal.signalEvents()
        // As on every terminal, Ctrl-C takes back what was typed before it and has not been read.
        coming = urgent.contains(.end(.interrupted)) ? urgent[...] : urgent + coming
      }
      watchKey()
      advance()
      searchOn()
      takePrinted()
      takeAbandoned()
      draw()
      events = terminal.events(within: patience)
      // A picture is made when the hand rests, so that choosing never waits for one.
      if events.isEmpty, !needsDrawing { makePreview() }
    }
  }

  /// Seconds since the loop began.
  var seconds: Double {
    (Platform.now - start).seconds
  }

  /// Does what a hand does to the collection view.
  func apply(_ action: Action) {
    advance()
    soughtLine = nil
    guard !asking.isInterrupted else { return }
    let wasInPast = timeline.isInPast
    let past = wasInPast ? timeline.frame : nil
    let before = action.changesSettings ? timeline.frame : nil
    let now = Platform.now
    prepareTrapReport(action)
    attempt("This moment cannot be gone on from") {
      try linkPanes()
      let isDone = try timeline.apply(action, pane: pane(for: action))
      if !isDone, case .edit(let edit, _, _) = action { screen.tellUndone(edit) }
    }
    if let past, !timeline.isInPast { screen.forgetCalls(after: past) }
    advancing += Platform.now - now
    // It may have been another layout that was set.
    if !action.isScroll {
      renewTrapReport()
      // What the next key can do may depend on it: there is something to undo now.
      takeFrame()
    }
    if let before, !asking.isInterrupted { screen.tell(action, from: before, to: frame) }
    // The screen may have had another size then.
    if wasInPast { fitViewport() }
    needsDrawing = true
  }

  /// Does what a presenter does with the steps.
  private func present(_ command: PresenterCommand) {
    advance()
    guard !asking.isInterrupted else { return }
    dropFinger()
    soughtLine = nil
    let past = timeline.isInPast ? timeline.frame : nil
    attempt("This moment cannot be gone on from") {
      if try !timeline.present(command) {
        screen.tell(.present(command), command == .next ? "no step is left" : "no step before")
      }
    }
    if !timeline.isInPast {
      if let past { screen.forgetCalls(after: past) }
      screen.forgetCalls(after: timeline.frame)
    }
    // The screen and the panes may have been set up otherwise then.
    fitViewport()
    followLeader()
  }

  /// The pane an action is for: a finger, and what holds a scroll bar, stay with the one they came down on.
  private func pane(for action: Action) -> Int? {
    guard let pane = screen.state.pane(for: action) else { return nil }
    switch action {
    case .touch: return finger?.place.pane ?? pane
    case .indicator: return grip?.pane ?? pane
    default: return pane
    }
  }

  /// Has the panes follow the one that leads on the screen, or none.
  private func linkPanes() throws {
    let leader = screen.state.leader
    if timeline.leader != leader { try timeline.apply(.follow(leader)) }
  }

  /// The same, unless a past frame is shown: to look takes nothing back.
  private func followLeader() {
    guard !timeline.isInPast else { return }
    attempt("The panes cannot be aligned") { try linkPanes() }
  }

  /// Does what the screen left to do; false when that is to quit.
  func take(_ outcome: ScreenOutcome) -> Bool {
    needsDrawing = true
    switch outcome {
    case .quit: return false
    case .nothing, .redraw: break
    case .session(.home): apply(.keyboard(.jump(.start)))
    case .session(.end): apply(.keyboard(.jump(.end)))
    case .session(let action): apply(action)
    case .set(let key, let text): set(key, to: text)
    case .time(let command):
      advance()
      if command.looksBack { dropFinger() }
      if !timeline.take(command) { screen.tellUndone(command) }
    case .present(let command): present(command)
    case .search(let command): take(command)
    case .goTo(let text): go(to: text)
    case .copyRepro: copyRepro()
    case .repaint:
      terminal.repaint()
      refit()
    case .restart: restart()
    case .open(let entry): open(entry.path)
    }
    if !screen.state.usesMouse { dropFinger() }
    // There may be more room, or less; on a stage the terminal may have got another size.
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

  /// Takes a value that was typed, or tells what is wrong with it.
  private func set(_ key: String, to text: String) {
    do {
      let settings = [try Scenes.Setting(key: key, text: text)]
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

  /// Runs a scene from its start; the timeline that ran it before knows what was set, where the same one starts again.
  private func run(_ scene: Scene, at path: String?, after former: Timeline? = nil) throws {
    TrapReport(of: scene, at: path, program).begin(on: terminal)
    // Of what runs then: this scene, or the one before when this one cannot.
    defer { prepareTrapReport() }
    let fitted = scene.fitted(to: screen)
    timeline =
      try former.map { try Timeline(restarting: $0, as: fitted, whileAsking: asking.tell) }
      ?? Timeline(fitted, pace: timeline.pace, whileAsking: asking.tell)
    // The knob that was chosen is of use where it is the same scene.
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

  /// Tells on the screen what went wrong.
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

  /// The screen as it is at first.
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

  /// How long to sleep when nothing happens; nil for ever, when nothing will.
  private var patience: Duration? {
    if search?.isScanning == true { return .zero }
    guard needsDrawing || !timeline.isIdle else {
      let wantsPreview = screen.state.isGalleryOpen && screen.state.gallery.unseen != nil
      return wantsPreview ? Self.restOfHand : nil
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

  /// Takes what is to be seen now, and has the cursor stay with its item.
  private func takeFrame() {
    timeline.tellsHistory = screen.readsHistory
    timeline.watched = screen.state.inspected?.watched
    frame = timeline.frame
    screen.follow(frame)
  }

  private func draw() {
    let now = Platform.now
    guard needsDrawing, now >= lastDrawing + Self.frameTime else { return }
    takeFrame()
    screen.state.time = timeline.state
    let picture = screen.draw(frame)
    let drawn = Platform.now
    terminal.present(picture)
    let end = Platform.now
    writing = min(end - drawn, Self.longestWriting)
    // Told by the next picture: this one had to be drawn first.
    screen.frameTime = (end - now + advancing).seconds
    advancing = .zero
    lastDrawing = now
    needsDrawing = false
  }
}
