import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Settings that invalidate a layout before its view gets another width.
@Suite("A width with other settings")
@MainActor
struct WidthAndSettingTests {
  @Test(
    "The rows are as broad as the screen, whatever was set with it",
    arguments: ["layout.estimatedHeight: 80", "behavior: correct", "displayScale: 1"])
  func together(_ setting: String) throws {
    let session = try Session(
      SceneLoader().scene(
        text: """
          data: 200
          cell: { size: [320, 60] }
          layout: { kind: list, estimatedHeight: 50 }
          viewport: [320, 480]
          steps: [{ set: { viewport: [200, 480], \(setting) } }]
          """, name: "x.yaml"))
    session.runSteps()
    #expect(session.frame.panes[0].visibleCells.allSatisfy { $0.frame.width == 200 })
  }
}
