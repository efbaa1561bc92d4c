import ArgumentParser
import Foundation
import Scenes

/// `cellophane list`.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the scenes and layouts that ship.",
    discussion: """
      EXAMPLES:
        cellophane list
      """)

  func run() throws {
    try MainActor.assumeIsolated {
      try Complaint.about {
        let program = Program(options: try CommonOptions.parse([]))
        let stops = try program.tour().stops(program.loader)
        let width = stops.map { $0.scene.name.count }.max() ?? 0
        print("Scenes, in the order of the tour:")
        for stop in stops {
          let name = stop.scene.name.padding(toLength: width, withPad: " ", startingAt: 0)
          print("  \(name)  \(stop.scene.title)")
        }
        print("\nLayouts, for layout.kind and --layout:")
        for kind in SceneFormat.layoutKinds where kind.isBuilt {
          print("  \(kind.name)")
        }
      }
    }
  }
}
