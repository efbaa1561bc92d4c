import ArgumentParser
import Foundation
import Renderer
import Scenes
import Simulator
import Terminal

/// What the commands share: the options, the environment, and the two ways to show a scene.
@MainActor
struct Program {
  let options: CommonOptions
  let loader: SceneLoader
  private let traits: TerminalTraits
  private let locator: AssetLocator

  init(options: CommonOptions) {
    let environment = ProcessInfo.processInfo.environment
    let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    self.options = options
    traits = TerminalTraits(environment: environment)
    locator = AssetLocator(
      environment: environment, executable: executable.resolvingSymlinksInPath())
    loader = SceneLoader(
      overrides: options.overrides,
      readStandardInput: { try FileHandle.standardInput.readToEnd() ?? Data() })
  }

  /// The scenes that ship.
  func tour() throws -> Tour {
    try Tour(assets: locator.folder())
  }

  /// Runs a scene on the terminal, or prints its first frame when there is none.
  func play(_ scene: Scene) throws {
    guard StandardStreams.outputIsTerminal else {
      return try show(scene, at: 0)
    }
    try live(scene, opensGallery: false)
  }

  /// Runs the gallery on the terminal, or prints it when there is none.
  func playGallery() throws {
    let tour = try tour()
    try live(loader.scene(at: tour.paths[0]), opensGallery: true)
  }

  /// Prints the frame of a moment.
  func show(_ scene: Scene, at seconds: Double) throws {
    let session = try Session(scene, mode: .headless)
    let usesColor = options.color.usesColor(
      isTerminal: StandardStreams.outputIsTerminal, wantsColor: traits.wantsColor)
    let size = options.size ?? .standard
    _ = (session, usesColor, size)
  }

  private func live(_ scene: Scene, opensGallery: Bool) throws {
    let usesColor = options.color.usesColor(isTerminal: true, wantsColor: traits.wantsColor)
    let session = try Session(scene)
    let screen = try TerminalScreen(
      traits: traits, usesColor: usesColor, usesMouse: !options.withoutMouse)
    let loop = LiveLoop(screen: screen, session: session, fixedSize: options.size)
    switch loop.run() {
    case nil:
      screen.leave()
    case .interrupted:
      screen.leave()
      throw ExitCode.interrupted
    case .signal(let signal):
      screen.leave(endingBy: signal)
    }
  }
}
