import ArgumentParser
import Foundation
import Scenes

/// `cellophane list`.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the shipped scenes, the layouts and the fixes.",
    discussion: """
      EXAMPLES:
        cellophane list
        cellophane list --keys
      """)

  @Flag(help: "Print only the names of the scenes.")
  var names = false

  @Flag(help: "Print every setting of a scene, its values, default and effect, as Markdown.")
  var keys = false

  @OptionGroup var look: UnusedLookOptions

  func run() throws {
    try MainActor.assumeIsolated {
      do {
        guard !keys else {
          return try StandardOutput.write(SettingsReference.text, terminator: "")
        }
        let program = Program(options: RunOptions())
        try program.printText(names ? program.tour().names.joined(separator: "\n") : text(program))
      } catch {
        throw Complaint.make(of: error)
      }
    }
  }

  @MainActor
  private func text(_ program: Program) throws -> String {
    let tour = try program.tour()
    let stops = try tour.stops(SceneLoader())
    let width = stops.map { $0.scene.name.count }.max() ?? 0
    func line(_ stop: Tour.Stop) -> String {
      let name = stop.scene.name.padding(toLength: width, withPad: " ", startingAt: 0)
      return "  \(name)  \(stop.scene.title)"
    }
    let exhibits = stops.filter { $0.scene.exhibit != nil }
    let rooms = tour.museum.rooms.flatMap { room in
      ["  \(room.title)"] + exhibits.filter { room.scenes.contains($0.name) }.map(line)
    }
    let others = exhibits.filter { tour.museum.room(of: $0.name) == nil }.map(line)
    let kindWidth = SceneFormat.builtLayoutKinds.map(\.name.count).max() ?? 0
    let layouts = SceneFormat.builtLayoutKinds.map { kind in
      let name = kind.name.padding(toLength: kindWidth, withPad: " ", startingAt: 0)
      return "  \(name)  \(kind.summary.replacing("`", with: ""))"
    }
    let scenes =
      ["Scenes, in the order of the tour:"] + stops.filter { $0.scene.exhibit == nil }.map(line)
    let museum = ["", "The museum, room by room:"] + rooms + others
    let fixes = try FixFile.list(Fix.allCases.map(program.fixFile))
    return
      (scenes + museum + ["", "Layouts, for layout.kind and --layout:"] + layouts
      + ["", "Fixes, for `cellophane fix NAME`:"] + fixes)
      .joined(separator: "\n")
  }
}
