import Foundation
import Renderer
import Scenes
import Testing

@testable import cellophane

@Suite("Finding what ships")
struct AssetLocatorTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("Beside an installed program")
  func installed() throws {
    let assets = try makeScenes("share/cellophane/Assets")
    #expect(try locate("bin/cellophane") == assets)
  }

  @Test("Above a program that was just built")
  func built() throws {
    let assets = try makeScenes("Assets")
    #expect(try locate(".build/x86_64/debug/cellophane") == assets)
  }

  @Test("Where the environment says, and nowhere else")
  func environment() throws {
    _ = try makeScenes("Assets")
    let own = try makeScenes("own")
    #expect(try locate(".build/cellophane", environment: ["CELLOPHANE_ASSETS": own]) == own)
    #expect(throws: MissingAssets.self) {
      try locate(".build/cellophane", environment: ["CELLOPHANE_ASSETS": own + "/nothing"])
    }
  }

  @Test("Nowhere is an error")
  func nowhere() throws {
    #expect(throws: MissingAssets.self) { try locate("bin/cellophane") }
  }

  @Test("The tour goes by file name and leaves other files out")
  func tour() throws {
    let assets = try makeScenes("Assets")
    for name in ["02-b.yaml", "01-a.yaml", "notes.txt"] {
      try folder.write("data: 1\n", to: "Assets/scenes/\(name)")
    }
    let tour = try Tour(assets: URL(fileURLWithPath: assets))
    #expect(
      tour.paths.map { URL(fileURLWithPath: $0).lastPathComponent } == ["01-a.yaml", "02-b.yaml"])
  }

  @Test("Exhibits follow in the order of the rooms, those without a room last")
  func museum() throws {
    let assets = try makeScenes("Assets")
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: assets).appendingPathComponent("museum"),
      withIntermediateDirectories: true)
    try folder.write("title: First\n", to: "Assets/scenes/01-first.yaml")
    for name in ["b01-jump", "b03-holes", "b05-wraps"] {
      try folder.write(
        "title: \(name)\nexhibit: { entry: B, sees: s, cause: c, basis: inferred }\n",
        to: "Assets/museum/\(name).yaml")
    }
    try folder.write(
      """
      rooms:
        - { title: Holes, about: What is missing., scenes: [b03-holes, 01-first] }
        - { title: Empty, scenes: [] }
        - { title: Jumps, scenes: [b01-jump] }
      """, to: "Assets/museum/tour.yaml")
    let tour = try Tour(assets: URL(fileURLWithPath: assets))
    #expect(
      tour.paths.map { URL(fileURLWithPath: $0).lastPathComponent }
        == ["01-first.yaml", "b03-holes.yaml", "b01-jump.yaml", "b05-wraps.yaml"])
    #expect(tour.paths(named: "b03-holes") == [tour.paths[1]])
    #expect(tour.paths(named: "b03-holes.yaml") == [tour.paths[1]])
    #expect(tour.paths(named: "B03") == [tour.paths[1]])
    #expect(tour.paths(named: "b0").isEmpty)
    let entries = tour.entries(of: try tour.stops(SceneLoader()))
    #expect(entries.map(\.group) == ["Holes", "Holes", "Jumps", "More"])
    #expect(entries.map(\.title) == ["B b03-holes", "First", "B b01-jump", "B b05-wraps"])
    let story = tour.story(
      of: try SceneLoader().scene(at: tour.paths[1]), at: tour.paths[1], SceneLoader())
    #expect(
      story.place == Story.Place(room: "Holes", about: "What is missing.", number: 1, count: 3))
    #expect(story.next == Story.Next(title: "First", path: tour.paths[0]))
  }

  @Test("A tour without scenes is an error")
  func emptyTour() throws {
    let assets = try makeScenes("Assets")
    #expect(throws: MissingAssets.self) { try Tour(assets: URL(fileURLWithPath: assets)) }
  }

  private func makeScenes(_ path: String) throws -> String {
    let assets = folder.url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: assets.appendingPathComponent("scenes"), withIntermediateDirectories: true)
    return assets.path
  }

  private func locate(_ executable: String, environment: [String: String] = [:]) throws -> String {
    try AssetLocator(
      environment: environment, executable: folder.url.appendingPathComponent(executable)
    ).folder().path
  }
}
