import Foundation
import Testing

@testable import Scenes

@Suite("The tour of the museum")
struct MuseumTourTests {
  private func tour(_ text: String) throws -> MuseumTour {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).yaml")
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try SceneLoader().museumTour(at: url.path)
  }

  @Test("Rooms, and what comes after what")
  func rooms() throws {
    let tour = try tour(
      """
      rooms:
        - title: Holes
          about: What is missing.
          scenes: [b03-a, b04-b]
        - { title: Jumps, scenes: [b01-c] }
      """)
    #expect(
      tour.rooms == [
        MuseumTour.Room(title: "Holes", about: "What is missing.", scenes: ["b03-a", "b04-b"]),
        MuseumTour.Room(title: "Jumps", about: "", scenes: ["b01-c"]),
      ])
    #expect(tour.scene(after: "b04-b") == "b01-c")
    #expect(tour.scene(after: "b01-c") == nil)
    #expect(tour.scene(after: "b99") == nil)
    #expect(tour.room(of: "b01-c")?.title == "Jumps")
  }

  @Test(
    "What is wrong with one",
    arguments: [
      ("rooms: [{ title: a, scenes: [b, b] }]", ":1:33: `b` stands in the tour already"),
      ("rooms: [{ title: a, scene: [b] }]", ":1:21: unknown key `scene`, did you mean `scenes`?"),
      ("rooms: [{ scenes: [b] }]", ":1:9: `rooms` needs the key `title`"),
      ("halls: []", ":1:1: unknown key `halls`; it is `rooms`"),
    ])
  func mistakes(_ text: String, _ said: String) throws {
    let error = #expect(throws: SceneError.self) { try tour(text) }
    let line = error?.description.split(separator: "\n").first ?? ""
    #expect(line.hasSuffix(said), "\(line)")
  }
}
