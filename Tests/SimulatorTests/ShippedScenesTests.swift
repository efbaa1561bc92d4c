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
    .appending(path: "Assets/scenes")

  nonisolated static let scenes: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".yaml") }.sorted()

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
    #expect(!scene.group.isEmpty, "\(name) stands under no heading of the gallery")
    #expect(!report.expectations.isEmpty, "\(name) expects nothing")
  }
}
