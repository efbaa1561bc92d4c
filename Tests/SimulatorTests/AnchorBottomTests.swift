import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// The reader of a chat holds on to the last line, and a layout that does what a reader wishes keeps it there.
@Suite("Scenes anchored at the bottom")
@MainActor
struct AnchorBottomTests {
  private func session(_ text: String) throws -> Session {
    let session = try Session(text: "anchor: bottom\n" + text)
    session.runSteps()
    return session
  }

  private static let growing = """
    data: 100
    cell: { size: [320, 50] }
    layout: { kind: list, estimatedHeight: 50 }
    steps:
      - scrollTo: { item: [0, 99], at: bottom }
      - grow: { items: [[0, 95]], by: [0, 70] }

    """

  // 100 × 50 + 70 − 480.
  @Test("A row that grows pushes those above it up")
  func growing() throws {
    let session = try session(Self.growing + "behavior: correct")
    #expect(session.frame.panes[0].findings.isEmpty)
    #expect(session.offset == 4590.0)
  }

  @Test("UIKit knows nothing of a chat, and pushes those below it down")
  func uikit() throws {
    let session = try session(Self.growing + "behavior: uikit")
    #expect(session.finding(.anchor)?.sum == 70)
    #expect(session.offset == 4520.0)
  }

  @Test(
    "Whatever is measured, grows, comes and goes, the last row that is read stays",
    arguments: [
      "{ kind: list, estimatedHeight: 50 }", "{ kind: table, estimatedHeight: 50 }",
      "{ kind: flow, estimatedItemSize: [320, 50] }", "{ kind: waterfall }",
    ])
  func quiet(layout: String) throws {
    let session = try session(
      """
      data: 100
      cell: { size: { random: { width: [300, 320], height: [20, 120] } } }
      layout: \(layout)
      behavior: correct
      steps:
        - scrollTo: { item: [0, 99], at: bottom }
        - grow: { items: [[0, 95]], by: [0, 70] }
        - grow: { items: [[0, 99]], by: [0, 70] }
        - grow: { items: [[0, 97]], by: [0, -10] }
        - repeat: { times: 20, steps: [{ scrollBy: [0, -70] }] }
        - insert: [[0, 0], [0, 1]]
        - insert: [[0, 80]]
        - wait: settled
        - repeat: { times: 60, steps: [{ scrollBy: [0, 70] }] }
        - insert: [[0, 100]]
        - wait: settled
        - delete: [[0, 99]]
        - wait: settled
        - fling: -4000
        - wait: settled
        - insert: [[0, 0], [0, 1]]
        - wait: settled
      """)
    let findings = session.frame.panes[0].findings
    #expect(findings.isEmpty, "\(findings.map(\.message))")
  }

  @Test("At the very start, what comes in before it goes above the screen")
  func earlierMessages() throws {
    let session = try session(
      """
      data: 100
      cell: { size: [320, 50] }
      layout: { kind: list, estimatedHeight: 40 }
      behavior: correct
      steps: [{ insert: [[0, 0], [0, 1]] }, { wait: settled }]
      """)
    #expect(session.offset > 0)
    #expect(session.frame.panes[0].visibleCells.contains { $0.indexPath == [0, 2] })
  }

  @Test("Nobody says what is to stay at the end of a list when the view changes its size")
  func resize() throws {
    let session = try session(
      """
      data: 5
      cell: { size: { byWidth: { 200: 120, 320: 60 } } }
      behavior: correct
      steps: [{ viewport: [200, 480] }]
      """)
    #expect(session.finding(.anchor) == nil)
  }
}
