import ArgumentParser
import Scenes

/// `cellophane museum`.
struct MuseumCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "museum",
    abstract: "Walk through the known bugs of estimated sizes.",
    discussion: """
      Opens an exhibit with its story beside it: what one sees, why, how that is known, what helps and
      where it was reported. O opens the next one of the tour, W closes the story and opens it again,
      the arrow up and down scroll. Without a name, the first exhibit.

      EXAMPLES:
        cellophane museum
        cellophane museum b07
      """)

  @Argument(help: ArgumentHelp("The exhibit to begin with, as b07.", valueName: "exhibit"))
  var exhibit: String?

  @OptionGroup var options: CommonOptions

  @OptionGroup var look: LookOptions

  func run() throws {
    try MainActor.assumeIsolated {
      try Complaint.about {
        let program = Program(options: options, look: look)
        let tour = try program.tour()
        let first = tour.museum.scenes.lazy.compactMap(tour.path(named:)).first
        let path = exhibit.map(program.path) ?? first ?? tour.paths[0]
        try program.play(program.loader.scene(at: path), at: path, showing: .story)
      }
    }
  }
}
