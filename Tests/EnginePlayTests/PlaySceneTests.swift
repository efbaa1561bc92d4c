import EnginePlay
import Scenes
import Simulator
import Testing

@Suite("A play can be written down as a scene")
@MainActor
struct PlaySceneTests {
  @Test("The scene is read and runs", arguments: PlayedLayout.allCases, 0..<12 as Range<UInt64>)
  func runs(layout: PlayedLayout, seed: UInt64) throws {
    let play = EnginePlay(layout, seed: seed, operations: 12)
    let text = play.scene(title: "By chance", about: "Seed \(seed)")
    let scene = try SceneLoader().scene(text: text, name: "scene.yaml", directory: nil)
    let report = try HeadlessRun(scene).report()
    #expect(!report.expectations.isEmpty)
    for expectation in report.expectations where !expectation.passed {
      Issue.record("\(expectation.message)\n\(text)")
    }
  }
}
