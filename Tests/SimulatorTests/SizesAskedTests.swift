import Scenes
import Testing

@testable import Simulator

/// How many sizes are asked for before there is a first frame.
@Suite("Sizes asked at once")
@MainActor
struct SizesAskedTests {
  @Test(
    "All of a delegate's, unless the layout asks as rows come to the screen",
    arguments: [
      ("{ kind: list, sizing: delegate }", 500), ("{ kind: list }", 0),
      ("{ kind: flow, sizing: delegate }", 500), ("{ kind: flow, sizing: both }", 500),
      ("{ kind: flow, sizing: fixed }", 0), ("{ kind: waterfall, sizing: delegate }", 500),
      ("{ kind: table, sizing: delegate }", 0),
      ("{ kind: table, sizing: delegate, estimatedHeight: 0 }", 500),
    ])
  func count(_ layout: String, _ expected: Int) throws {
    let text = "data: 500\ncell: { size: [320, 40] }\nlayout: \(layout)\n"
    let scene = try SceneLoader().scene(text: text, name: "x.yaml", directory: "/")
    #expect(scene.sizesAskedAtOnce == expected)
  }
}
