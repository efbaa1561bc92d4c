import ArgumentParser
import Scenes

/// The option that names one pane of a scene.
struct PaneOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("The pane, by its title or its number from 1.", valueName: "name"))
  var pane: String?

  /// The position of the pane; nil where none is named.
  ///
  /// - Throws: An error of usage when the scene has no such pane.
  func index(in scene: Scene) throws -> Int? {
    guard let pane else { return nil }
    if let index = scene.pane(named: pane) { return index }
    let names = scene.paneNames.map { "“\($0)”" }.joined(separator: ", ")
    throw Misuse("There is no single pane “\(pane)”; this scene has \(names).")
  }
}
