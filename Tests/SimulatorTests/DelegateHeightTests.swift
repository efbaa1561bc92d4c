import CollectionView
import Scenes
import Testing

@testable import Simulator

/// Lists whose heights are given by a delegate, with headers and footers.
@Suite("Heights that a delegate gives a list")
@MainActor
struct DelegateHeightTests {
  private func session(_ layout: String, _ rest: String = "") throws -> Session {
    try Session(
      try SceneLoader().scene(
        text: """
          data:
            sections:
              - { items: 12, header: One, footer: end }
              - { items: 5, header: Two }
          cell: { size: [320, 60] }
          layout: \(layout)
          behavior: correct
          \(rest)
          """, name: "scene.yaml"), mode: .headless)
  }

  @Test("Headers and footers are of their true heights, too", arguments: ["list", "table"])
  func edges(_ kind: String) throws {
    let session = try session(
      "{ kind: \(kind), sizing: delegate\(kind == "table" ? ", estimatedHeight: 0" : "") }",
      "header: { size: [320, 70] }\nfooter: { size: [320, 25] }")
    #expect(session.view.contentSize.height == 1185)
    expectQuiet(session)
    let asked = session.frame.panes[0].calls.filter { $0.call.contains("referenceSize") }
    #expect(asked.count == 3)
  }

  @Test("Where nobody gives their heights they stand at the estimate")
  func unknown() throws {
    let session = try session("{ kind: list, sizing: delegate, estimatedHeaderHeight: 33 }")
    #expect(session.view.contentSize.height == 1130)
  }

  @Test("An invalidated list asks its delegate again, also for headers, and keeps what is read")
  func again() throws {
    let session = try session(
      "{ kind: list, sizing: delegate }",
      """
      header: { size: [320, 70] }
      steps:
        - setOffset: { to: [0, 300] }
        - grow: { headers: [0], items: [[0, 1]], by: [0, 40] }
        - invalidateLayout: 1
      """)
    // Headers of 70, footers of 44, and rows of 60, one of them and one header 40 longer: 140 + 44 + 1020 + 80.
    session.runSteps()
    #expect(session.view.contentSize.height == 1284)
    #expect(session.view.contentOffset.y == 380)
    #expect(session.finding(.anchor) == nil)
  }
}
