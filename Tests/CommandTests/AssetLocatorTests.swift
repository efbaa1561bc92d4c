import Foundation
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
