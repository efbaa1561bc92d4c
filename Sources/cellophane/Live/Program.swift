import ArgumentParser
import Foundation
import Renderer
import Scenes
import Simulator
import Terminal

/// What the commands share: the options, the environment, and the ways to show a scene.
@MainActor
struct Program {
  let options: RunOptions
  /// What a screen looks like at first; nil for a command that draws none.
  let look: ScreenLook?
  let loader: SceneLoader
  let standardInput = StandardInput()
  private let traits: TerminalTraits
  private let environment: [String: String]

  init(options: RunOptions, look: ScreenLook? = nil) {
    let environment = ProcessInfo.processInfo.environment
    self.options = options
    self.look = look
    self.environment = environment
    traits = TerminalTraits(environment: environment)
    loader = SceneLoader(
      overrides: options.overrides,
      readStandardInput: { [standardInput] in try standardInput.read() })
  }

  /// Where the scenes that ship are looked for.
  private var locator: AssetLocator {
    let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return AssetLocator(
      environment: environment, executable: executable.resolvingSymlinksInPath())
  }

  /// What a file is read as was said of those on the command line, and of none that was opened since.
  private func words(opening path: String) -> [String] {
    var options = options
    if path != "-", !CommandLine.arguments.contains(path) { options.kind = nil }
    return options.words
  }

  /// The command line that runs the same again.
  ///
  /// - Parameter path: The scene; nil for those the program was started with.
  /// - Returns: Words as a shell reads them back.
  func command(opening path: String?) -> String {
    var words = Array(CommandLine.arguments.dropFirst())
    if let path { words = ["open", path] + self.words(opening: path) + (look?.words ?? []) }
    return (["cellophane"] + words).map { ShellWord($0).text }.joined(separator: " ")
  }

  /// Whether there is a terminal to run on, and it is wanted.
  private var runsLive: Bool { StandardStreams.outputIsTerminal && !options.isHeadless }

  /// Whether what is printed keeps to ASCII: where it was asked for, or nobody says that UTF-8 is read.
  var drawsASCII: Bool { options.ascii || PlainText.isASCII }

  /// Prints lines for a person.
  ///
  /// - Throws: `StandardOutput.Failure`.
  func tell(_ text: String) throws {
    try StandardOutput.write(PlainText.spelled(text, inASCII: drawsASCII))
  }

  /// The scenes that ship.
  func tour() throws -> Tour {
    try Tour(assets: locator.folder())
  }

  /// Whether a file tells the rooms of a museum, and no scene.
  func isTour(_ path: String) -> Bool {
    path != "-" && (try? loader.museumTour(at: path))?.rooms.isEmpty == false
  }

  /// What there is to tell of a scene; nil for several files beside one another.
  func story(of scene: Scene, at path: String?) -> Story? {
    path.map { path in
      guard Tour.mayHold(path), let assets = try? locator.folder(), path.hasPrefix(assets.path)
      else {
        return Tour.story(of: scene)
      }
      return (try? tour())?.story(of: scene, at: path, loader) ?? Tour.story(of: scene)
    }
  }

  /// The file that is meant: one that is there, else the scene that ships under the name.
  ///
  /// - Throws: `SeveralScenes` when more than one does, `UnreadableName` for one that no file can be asked for by.
  func path(of name: String) throws -> String {
    guard name != "-", !FileManager.default.fileExists(atPath: name) else { return name }
    guard !UnreadableName.isMeant(by: name) else { throw UnreadableName(name: name) }
    let paths = (try? tour().paths(named: name)) ?? []
    guard paths.count < 2 else { throw SeveralScenes(name: name, paths: paths) }
    return paths.first ?? name
  }

  /// Reads a scene as its file has it.
  ///
  /// - Parameters:
  ///   - path: What `path(of:)` says.
  ///   - countsTextsLater: Whether of a long text only the first lines are counted.
  /// - Returns: The scene.
  /// - Throws: `MistypedName` when there is no such file and something comes near.
  func scene(in path: String, countsTextsLater: Bool = false) throws -> Scene {
    var loader = loader
    loader.countsTextsLater = countsTextsLater
    loader.kind = options.kind
    loader.waiting = { WaitNotice(reading: $0.visible).cancel }
    do {
      return try loader.scene(at: path)
    } catch let error as SceneError {
      throw suggestion(for: path).map { MistypedName(error: error, meant: $0) }
        ?? error as any Error
    }
  }

  /// A scene for a run without a screen; data that is browsed takes the size asked for.
  func scene(at name: String) throws -> Scene {
    let scene = try scene(in: path(of: name))
    guard let size = options.size else { return scene }
    return scene.fitted(to: screen(size))
  }

  /// Runs a scene on the terminal, or prints its first frame when there is none.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - path: Where it comes from; nil for several files.
  ///   - overlay: What is open at first.
  /// - Throws: `UnbuiltFeature` when the scene cannot run.
  func play(_ scene: Scene, at path: String?, showing overlay: ScreenOverlay? = nil) throws {
    guard runsLive else {
      return try show(scene, moment: .start)
    }
    try live(scene, at: path, showing: overlay)
  }

  /// Runs scenes side by side; without one, what standard input gives, else the first scene of the tour.
  ///
  /// Where nobody sees that it waits, the program never waits for a pipe that it was not told to read.
  func open(_ files: [String]) throws {
    let readsInput =
      files.isEmpty && StandardStreams.outputIsTerminal && StandardStreams.inputIsGiven
    let named = readsInput ? ["-"] : files
    if named.isEmpty { try checkNoKind() }
    let paths = try named.isEmpty ? [tour().paths[0]] : named.map(path)
    let scenes = try paths.map { path in
      try scene(in: path, countsTextsLater: runsLive)
    }
    try play(Scene(sideBySide: scenes), at: paths.count == 1 ? paths[0] : nil)
  }

  /// - Throws: `Misuse` for `--as` where no file is named: it is not said of the scenes that ship.
  func checkNoKind() throws {
    guard options.kind == nil else {
      throw Misuse("--as says what a file is read as, and none is named; - is standard input.")
    }
  }

  /// Runs the gallery on the terminal, or prints it when there is none.
  func playGallery() throws {
    try checkNoKind()
    let tour = try tour()
    let (path, scene) = try backdrop(of: tour)
    guard runsLive else {
      tellUnfit(of: tour)
      var screen = screen(options.size ?? .standard)
      screen.state.gallery = GalleryState(entries: tour.entries(of: try tour.stops(SceneLoader())))
      screen.state.overlay = .gallery
      if let entry = screen.state.gallery.unseen {
        screen.state.gallery.keep(GalleryPreview(path: entry.path, loader, on: screen), of: entry)
      }
      return try printFrame(of: Session(scene), on: screen)
    }
    try live(scene, at: path, showing: .gallery)
  }

  /// What runs behind the gallery: the first scene of the tour that takes what the command line says of scenes.
  ///
  /// - Throws: What the first of them has against it, when none does.
  private func backdrop(of tour: Tour) throws -> (path: String, scene: Scene) {
    var first: (any Error)?
    for path in tour.paths {
      do {
        return (path, try loader.scene(at: path))
      } catch {
        first = first ?? error
      }
    }
    throw first ?? NoResult("there is no scene that ships")
  }

  /// Names the scenes that cannot be as the command line says; the gallery tells why at each of them.
  private func tellUnfit(of tour: Tour) {
    guard options.overrides != SceneLoader.Overrides() else { return }
    let unfit = tour.paths.filter { (try? loader.scene(at: $0)) == nil }.map(Tour.name)
    guard !unfit.isEmpty else { return }
    var errors = StandardError()
    print(
      "cellophane: what the options say of a scene does not fit \(unfit.joined(separator: ", "))",
      to: &errors)
  }

  /// Prints the frame of a moment.
  func show(_ scene: Scene, moment: MomentOption) throws {
    let screen = screen(options.size ?? .standard)
    let session = try Session(scene.fitted(to: screen), mode: .headless)
    while session.time < moment.seconds, !session.isIdle {
      session.advance(by: .milliseconds(16) + .microseconds(667))
    }
    if moment.isEnd, !session.isIdle {
      var errors = StandardError()
      print("cellophane: the run is not over after an hour, which is drawn", to: &errors)
    }
    try printFrame(of: session, on: screen)
  }

  private func printFrame(of session: Session, on screen: Screen) throws {
    let least = Screen.minimumSize
    guard screen.columns >= least.columns, screen.rows >= least.rows else {
      throw Misuse(
        "--size \(screen.columns)x\(screen.rows) has no room; it takes \(least.columns)x\(least.rows) to draw."
      )
    }
    let grid = screen.draw(session.frame).spelled
    try StandardOutput.write(screen.usesColor ? grid.ansiText : grid.text(), terminator: "")
  }

  private func screen(_ size: GridSize) -> Screen {
    var screen = Screen(columns: size.columns, rows: size.rows)
    screen.isASCII = drawsASCII
    look?.apply(to: &screen.state)
    screen.usesColor = options.color.usesColor(
      isTerminal: StandardStreams.outputIsTerminal, wantsColor: traits.wantsColor)
    return screen
  }

  /// Makes a scene run on the terminal until somebody has enough.
  private func live(_ scene: Scene, at path: String?, showing overlay: ScreenOverlay?) throws {
    let usesColor = options.color.usesColor(isTerminal: true, wantsColor: traits.wantsColor)
    let terminal = try TerminalScreen(
      traits: traits, usesColor: usesColor, usesMouse: !options.withoutMouse)
    defer { terminal.leave() }
    switch try ending(of: scene, at: path, showing: overlay, on: terminal) {
    case nil: return
    case .interrupted: throw ExitCode.interrupted
    case .signal(let signal): terminal.leave(endingBy: signal)
    }
  }

  private func ending(
    of scene: Scene, at path: String?, showing overlay: ScreenOverlay?, on terminal: TerminalScreen
  ) throws -> TerminalEvent.Ending? {
    TrapReport(of: scene, at: path, self).begin(on: terminal)
    switch try FirstLook(program: self, terminal: terminal, scene: scene).run() {
    case .ended(let ending): return ending
    case .counted(let events):
      do {
        let loop = try LiveLoop(self, terminal: terminal, scene: scene, path: path)
        loop.open(overlay)
        return loop.run(after: events)
      } catch is Abandoned {
        return .interrupted
      }
    }
  }
}
