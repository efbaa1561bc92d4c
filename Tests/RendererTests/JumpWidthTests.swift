import Foundation
import Scenes
import Simulator
import Testing

@testable import Renderer

/// What is told of a jump in the row of a label, beside what tells of differences, in screens of every width.
@Suite("News beside a label")
@MainActor
struct JumpWidthTests {
  private func frame(panes: String) throws -> Frame {
    let session = try Session(
      SceneLoader().scene(
        text: """
          data: 200
          cell: { size: [320, 90] }
          layout: { kind: list, estimatedHeight: 50 }
          panes: [\(panes)]
          steps:
            - setOffset: { to: [0, 5000] }
            - repeat: { times: 20, steps: [{ scrollBy: [0, -30] }] }
          """, name: "x.yaml"), mode: .headless)
    session.runSteps()
    return session.frame
  }

  nonisolated private static let worse = ["none", "double"].map {
    "{ behavior: { preset: correct, compensation: \($0) } }"
  }

  @Test(
    "No size is cut in its digits",
    arguments: [
      ["{ behavior: correct }", "{ behavior: correct }"] + worse, ["{ behavior: correct }"] + worse,
      [worse[0], "{ behavior: correct }"], [worse[0]],
    ])
  func sizes(_ panes: [String]) throws {
    let frame = try frame(panes: panes.joined(separator: ", "))
    var total = 0
    for columns in 40...130 {
      let picture = Screen(columns: columns, rows: 24).draw(frame).picture
      let begun = picture.ranges(of: /50 ?→/).count
      let whole = picture.ranges(of: /50 ?→ ?90(?!\d)/).count
      #expect(begun == whole, "\(columns) columns:\n\(picture)")
      total += begun
    }
    #expect(total > 0)
  }
}
