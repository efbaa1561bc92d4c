import ArgumentParser
import Foundation
import Renderer
import Scenes
import Simulator
import Terminal

/// The options, the environment and the ways to show a scene, which the commands share.
@MainActor
struct Program {
  let options: RunOptions
  /// The initial look of the screen; nil for a command that draws nothing.
  let look: ScreenLook?
  let loader: SceneLoader
  let standardInput = StandardInput()
  private let traits: TerminalTraits
  /// The locator of the folder of shipped scenes.
  private let locator: AssetLocator

  init(options: RunOptions, look: ScreenLook? = nil) {
    let environment = ProcessInfo.processInfo.environment
    self.options = options
    self.look = look
    traits = TerminalTraits(environment: environment)
    let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    locator = AssetLocator(
      environment: environment, executable: executable.resolvingSymlinksInPath())
    var loader = SceneLoader(
      overrides: options.overrides,
      readStandardInput: { [standardInput] in try standardInput.read() })
    loader.dataFolders = options.allowedFolders + ((try? locator.folder().path).map { [$0] } ?? [])
    self.loader = loader
  }

  /// The options as words of a command line; `--as` is included only for a file of the original command line.
  private func words(opening path: String) -> [String] {
    var options = options
    if path != "-", !CommandLine.arguments.contains(path) { options.kind = nil }
    return options.words
  }

  /// The command line that repeats the run.
  ///
  /// - Parameter path: The file of the scene; nil for the files of the original command line.
  /// - Returns: The command line, quoted for a shell.
  func command(opening path: String?) -> String {
    var words = Array(CommandLine.arguments.dropFirst())
    if let path { words = ["open", path] + self.words(opening: path) + (look?.words ?? []) }
    return (["cellophane"] + words).map { ShellWord($0).text }.joined(separator: " ")
  }

  /// Whether to run on the terminal: standard output is one and `--headless` is not given.
  private var runsLive: Bool { StandardStreams.outputIsTerminal && !options.isHeadless }

  /// Whether changed files are read again at once.
  var watchesFiles: Bool { options.watchesFiles }

  /// Whether output is ASCII only, by an option or because the environment does not select UTF-8.
  var drawsASCII: Bool { options.ascii || PlainText.isASCII }

  /// Prints text to standard output.
  ///
  /// - Throws: `StandardOutput.Failure`.
  func printText(_ text: String) throws {
    try StandardOutput.write(PlainText.spelled(text, inASCII: drawsASCII))
  }

  /// The shipped scenes.
  func tour() throws -> Tour {
    try Tour(assets: locator.folder())
  }

  /// The templates of `cellophane new`.
  ///
  /// - Throws: `MissingAssets`.
  func templates() throws -> [SceneTemplate] {
    try SceneTemplate.all(in: locator.folder())
  }

  /// Whether a file is a museum tour, and not a scene.
  func isTour(_ path: String) -> Bool {
    path != "-" && (try? loader.museumTour(at: path))?.rooms.isEmpty == false
  }

  /// The story of a scene; nil for several files side by side.
  func story(of scene: Scene, at path: String?) -> Story? {
    path.map { path in
      var story = Tour.story(of: scene)
      if Tour.mayHold(path), let assets = try? locator.folder(), path.hasPrefix(assets.path),
        let tour = try? tour()
      {
        story = tour.story(of: scene, at: path, loader)
      }
      story.bug?.code = (scene.exhibit?.code ?? []).compactMap { fix in
        (try? fixFile(fix)).map { Story.Code(name: fix.rawValue, text: $0.code) }
      }
      return story
    }
  }

  /// The code of every fix whose file can be read.
  var fixCodes: [Fix: Story.Code] {
    var codes: [Fix: Story.Code] = [:]
    for fix in Fix.allCases {
      codes[fix] = (try? fixFile(fix)).map { Story.Code(name: fix.rawValue, text: $0.code) }
    }
    return codes
  }

  /// The code of a fix.
  ///
  /// - Throws: `MissingAssets`, or `FixFile.Missing` if the file cannot be read.
  func fixFile(_ fix: Fix) throws -> FixFile {
    try FixFile(fix, assets: locator.folder())
  }

  /// Returns the path for a name: that of an existing file or else of the shipped scene, or the name itself if there is neither.
  ///
  /// - Throws: `SeveralScenes` if several shipped scenes match, `UnreadableName` if the name is not UTF-8.
  func path(of name: String) throws -> String {
    guard name != "-", !FileManager.default.fileExists(atPath: name) else { return name }
    guard !UnreadableName.isMeant(by: name) else { throw UnreadableName(name: name) }
    let paths = (try? tour().paths(named: name)) ?? []
    guard paths.count < 2 else { throw SeveralScenes(name: name, paths: paths) }
    return paths.first ?? name
  }

  /// Reads a scene without fitting it to a screen.
  ///
  /// - Parameters:
  ///   - path: A path from `path(of:)`.
  ///   - countsTextsLater: Whether to count only the first lines of a long text.
  /// - Returns: The scene.
  /// - Throws: `MistypedName` if there is no such file but a similar name, otherwise `SceneError`.
  func scene(in path: String, countsTextsLater: Bool = false) throws -> Scene {
    var loader = loader
    loader.countsTextsLater = countsTextsLater
    loader.kind = path == "-" ? standardInput.followedKind ?? options.kind : options.kind
    loader.waiting = { WaitNotice(reading: $0.visible).cancel }
    do {
      return try loader.scene(at: path)
    } catch let error as SceneError {
      throw suggestion(for: path).map { MistypedName(error: error, meant: $0) }
        ?? error as any Error
    }
  }

  /// Reads files side by side while the screen is up; pipes are not among them.
  ///
  /// - Throws: `SceneError`.
  func scene(from files: SceneFiles) throws -> Scene {
    var loader = loader
    loader.kind = files.kind
    return Scene(sideBySide: try files.paths.map(loader.scene))
  }

  /// Reads a scene for a run without a screen; browsed data is fitted to the size in the options.
  func scene(at name: String) throws -> Scene {
    let scene = try scene(in: path(of: name))
    guard let size = options.size else { return scene }
    return scene.fitted(to: screen(size))
  }

  /// Runs a scene on the terminal, or prints its first frame if there is no terminal.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - files: Its files.
  ///   - overlay: The overlay that is open at the start.
  /// - Throws: `UnbuiltFeature` when the scene cannot run.
  func play(_ scene: Scene, from files: SceneFiles, showing overlay: ScreenOverlay? = nil) throws {
    guard runsLive else {
      return try show(scene, moment: .start)
    }
    try live(scene, from: files, showing: overlay)
  }

  /// Runs files side by side; without files, standard input or else the first scene of the tour.
  ///
  /// Standard input is read without `-` only if the output is a terminal, where the user sees that the program waits.
  func open(_ files: [String]) throws {
    let readsInput =
      files.isEmpty && StandardStreams.outputIsTerminal && StandardStreams.inputIsGiven
    let named = readsInput ? ["-"] : files
    if named.isEmpty { try checkNoKind() }
    if runsLive, named == ["-"], StandardStreams.inputIsGiven, mayFollow {
      standardInput.readBeginning(as: options.kind)
    }
    let paths = try named.isEmpty ? [tour().paths[0]] : named.map(path)
    var files = SceneFiles(paths, as: options.kind)
    let scenes = try paths.map { path in
      try scene(in: path, countsTextsLater: runsLive)
    }
    let shown = Scene(sideBySide: scenes)
    files.finishReading(shown)
    try play(shown, from: files)
  }

  /// Whether the options leave the rows of standard input in the order in which they arrive.
  private var mayFollow: Bool { !options.settings.contains { $0.key.hasPrefix("data") } }

  /// - Throws: `Misuse` if `--as` is given without a file: it does not apply to shipped scenes.
  func checkNoKind() throws {
    guard options.kind == nil else {
      throw Misuse("--as needs a file (use - for standard input).")
    }
  }

  /// Runs the gallery on the terminal, or prints it if there is no terminal.
  func playGallery() throws {
    try checkNoKind()
    let tour = try tour()
    let (path, scene) = try backdrop(of: tour)
    var files = SceneFiles([path])
    files.finishReading(scene)
    guard runsLive else {
      reportUnfit(of: tour)
      var screen = screen(options.size ?? .standard)
      screen.state.gallery = GalleryState(entries: tour.entries(of: try tour.stops(SceneLoader())))
      screen.state.overlay = .gallery
      if let entry = screen.state.gallery.unseen {
        screen.state.gallery.keep(GalleryPreview(path: entry.path, loader, on: screen), of: entry)
      }
      return try printFrame(of: Session(scene), on: screen)
    }
    try live(scene, from: files, showing: .gallery)
  }

  /// The scene behind the gallery: the first one of the tour to which the scene options of the command line apply.
  ///
  /// - Throws: The error of the first scene, if they apply to none.
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

  /// Prints the names of the scenes to which the scene options do not apply; the gallery shows the reason for each.
  private func reportUnfit(of tour: Tour) {
    guard options.overrides != SceneLoader.Overrides() else { return }
    let unfit = tour.paths.filter { (try? loader.scene(at: $0)) == nil }.map(Tour.name)
    guard !unfit.isEmpty else { return }
    var errors = StandardError()
    print(
      "cellophane: scene options cannot be applied to \(unfit.joined(separator: ", "))",
      to: &errors)
  }

  /// Prints the frame of a scene at a moment of its run; nil is the end of its last step.
  func show(_ scene: Scene, moment: MomentOption?) throws {
    let screen = screen(options.size ?? .standard)
    let session = try Session(scene.fitted(to: screen), mode: .headless)
    guard let moment else {
      session.runSteps()
      try printFrame(of: session, on: screen)
      if !scene.steps.isEmpty {
        var errors = StandardError()
        let time = session.frame.time.formatted(.number.precision(.fractionLength(0...2)))
        print("cellophane: after the last step, at \(time) s; --at 0 shows the start", to: &errors)
      }
      return
    }
    while session.time < moment.seconds, !session.isIdle {
      session.advance(by: .milliseconds(16) + .microseconds(667))
    }
    if moment.isEnd, !session.isIdle {
      var errors = StandardError()
      print(
        "cellophane: the run did not finish within an hour of scene time; showing the state at one hour",
        to: &errors)
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

  /// Runs a scene on the terminal until the user quits or the system ends the program.
  private func live(
    _ scene: Scene, from files: SceneFiles, showing overlay: ScreenOverlay?
  ) throws {
    let usesColor = options.color.usesColor(isTerminal: true, wantsColor: traits.wantsColor)
    let terminal = try TerminalScreen(
      traits: traits, usesColor: usesColor, usesMouse: !options.withoutMouse)
    defer { terminal.leave() }
    switch try ending(of: scene, from: files, showing: overlay, on: terminal) {
    case nil: return
    case .interrupted: throw ExitCode.interrupted
    case .signal(let signal): terminal.leave(endingBy: signal)
    }
  }

  private func ending(
    of scene: Scene, from files: SceneFiles, showing overlay: ScreenOverlay?,
    on terminal: TerminalScreen
  ) throws -> TerminalEvent.Ending? {
    TrapReport(of: scene, at: files.path, self).begin(on: terminal)
    switch try FirstLook(program: self, terminal: terminal, scene: scene).run() {
    case .ended(let ending): return ending
    case .counted(let events):
      do {
        let loop = try LiveLoop(self, terminal: terminal, scene: scene, files: files)
        loop.open(overlay)
        return loop.run(after: events)
      } catch is Abandoned {
        return .interrupted
      }
    }
  }
}
