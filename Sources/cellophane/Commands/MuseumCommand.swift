import ArgumentParser
import Foundation
import Scenes

/// `cellophane museum`.
struct MuseumCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "museum",
    abstract: "Tour the known bugs of estimated sizes.",
    discussion: """
      Opens an exhibit and its story: the symptom, the cause, the evidence, the fix and the report. \
      O opens the next exhibit, W hides or shows the story, the arrow keys scroll. Without a name, opens \
      the first exhibit. Your own scene opens, too, if it has the key exhibit.

      EXAMPLES:
        cellophane museum
        cellophane museum b07
        cellophane museum b30-lost-card
      """)

  @Argument(
    help: ArgumentHelp("The exhibit to start with, such as b07.", valueName: "exhibit"),
    completion: .exhibits)
  var exhibit: String?

  @OptionGroup var options: CommonOptions

  @OptionGroup var look: LookOptions

  @MainActor
  func run(_ program: Program) throws {
    let tour = try program.tour()
    let path: String
    if let exhibit {
      path = try program.path(of: exhibit)
    } else {
      try program.checkNoKind()
      path = tour.museum.scenes.lazy.flatMap(tour.paths(named:)).first ?? tour.paths[0]
    }
    let isThere = path == "-" || FileManager.default.fileExists(atPath: path)
    guard isThere else { throw NoExhibit(name: path, isThere: false) }
    var files = SceneFiles([path], as: options.kind)
    let scene = try program.scene(in: path)
    files.finishReading(scene)
    guard scene.exhibit != nil || tour.paths.contains(path) else {
      throw NoExhibit(name: path, isThere: true)
    }
    try program.play(scene, from: files, showing: .story)
  }
}
