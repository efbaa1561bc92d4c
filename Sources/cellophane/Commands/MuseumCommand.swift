import ArgumentParser
import Foundation
import Scenes

/// `cellophane museum`.
struct MuseumCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "museum",
    abstract: "Walk through the known bugs of estimated sizes.",
    discussion: """
      Opens an exhibit with its story beside it: what one sees, why, how that is known, what helps and \
      where it was reported. O opens the next one of the tour, W closes the story and opens it again, \
      the arrow up and down scroll. Without a name, the first exhibit. A scene of your own that has the \
      key exhibit opens as well.

      EXAMPLES:
        cellophane museum
        cellophane museum b07
        cellophane museum b30-lost-card
      """)

  @Argument(
    help: ArgumentHelp("The exhibit to begin with, as b07.", valueName: "exhibit"),
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
    let scene = try program.scene(in: path)
    guard scene.exhibit != nil || tour.paths.contains(path) else {
      throw NoExhibit(name: path, isThere: true)
    }
    try program.play(scene, at: path, showing: .story)
  }
}
