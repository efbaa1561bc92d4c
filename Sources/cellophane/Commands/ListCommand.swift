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
        let tour = try program.tour()
        let stops = try tour.stops(program.loader)
        let width = stops.map { $0.scene.name.count }.max() ?? 0
        func tell(_ stop: Tour.Stop) {
          let name = stop.scene.name.padding(toLength: width, withPad: " ", startingAt: 0)
          print("  \(name)  \(stop.scene.title)")
        }
        print("Scenes, in the order of the tour:")
        for stop in stops where stop.scene.exhibit == nil { tell(stop) }
        print("\nThe museum, room by room:")
        let exhibits = stops.filter { $0.scene.exhibit != nil }
        for room in tour.museum.rooms {
          print("  \(room.title)")
          for stop in exhibits where room.scenes.contains(stop.name) { tell(stop) }
        }
        for stop in exhibits where tour.museum.room(of: stop.name) == nil { tell(stop) }
        print("\nLayouts, for layout.kind and --layout:")
        for kind in SceneFormat.layoutKinds where kind.isBuilt {
          print("  \(kind.name)")
        }
      }
    }
  }
}
