import Foundation
import Scenes
import Simulator
import Testing

/// Every scene that ships holds what it expects.
@Suite("Shipped scenes")
@MainActor
struct ShippedScenesTests {
  nonisolated static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Assets")

  /// The scenes of the tour and the exhibits, by their paths in the folder.
  nonisolated static let scenes = files(in: "scenes") + exhibits
  nonisolated static let exhibits = files(in: "museum")

  nonisolated private static func files(in name: String) -> [String] {
    let path = folder.appending(path: name).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { $0.hasSuffix(".yaml") && $0 != "tour.yaml" }.sorted().map { "\(name)/\($0)" }
  }

  @Test("There is a tour") func tour() {
    #expect(Self.scenes.count >= 8)
  }

  @Test("Every expectation holds", arguments: scenes)
  func holds(name: String) throws {
    let scene = try SceneLoader().scene(at: Self.folder.appending(path: name).path)
    let report = try HeadlessRun(scene).report()
    for result in report.expectations where !result.passed {
      Issue.record("\(name):\(result.line): \(result.message)")
    }
    #expect(report.passed)
    #expect(
      !scene.group.isEmpty || scene.exhibit != nil, "\(name) stands under no heading of the gallery"
    )
    #expect(!report.expectations.isEmpty, "\(name) expects nothing")
    if scene.exhibit != nil { #expect(report.time < 15, "\(name) takes too long") }
  }

  @Test("Every scene of the museum's tour is there, and every exhibit stands in it")
  func museumTour() throws {
    let path = Self.folder.appending(path: "museum/tour.yaml").path
    let names = Set(
      Self.scenes.compactMap { $0.split(separator: "/").last?.dropLast(5) }.map(String.init))
    let tour = try SceneLoader().museumTour(at: path)
    for room in tour.rooms {
      #expect(!room.title.isEmpty && !room.about.isEmpty)
      for scene in room.scenes { #expect(names.contains(scene), "\(scene) of “\(room.title)”") }
    }
    for exhibit in Self.exhibits {
      let name = exhibit.dropFirst("museum/".count).dropLast(".yaml".count)
      #expect(tour.room(of: String(name)) != nil, "\(name) stands in no room")
    }
  }

  @Test(
    "An exhibit has captions, pauses, and a pane without the bug beside it",
    arguments: exhibits)
  func exhibit(name: String) throws {
    let scene = try SceneLoader().scene(at: Self.folder.appending(path: name).path)
    let exhibit = try #require(scene.exhibit)
    let file = try #require(name.split(separator: "/").last)
    #expect(file.hasPrefix(exhibit.entry.lowercased() + "-"))
    #expect(scene.panes.count == 2)
    #expect(scene.steps.contains { if case .say = $0.kind { true } else { false } })
    #expect(scene.steps.contains { if case .pause = $0.kind { true } else { false } })
  }
}
