import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Code of an app that corrects the content offset after the fact.
@Suite("Corrections of the content offset")
@MainActor
struct OffsetCorrectionTests {
  private static let chat = """
    viewport: [375, 667]
    data: 40
    anchor: bottom
    cell: { size: [375, 60] }
    layout: { kind: list, estimatedHeight: 60 }
    contentInset: [0, 0, 300, 0]

    """

  private func session(_ steps: String) throws -> Session {
    let session = try Session(
      text: Self.chat + """
        steps:
          - { key: End }
          - wait: settled
          - set: { contentInset: [0, 0, 0, 0] }
          \(steps)
          - wait: settled
        """)
    session.runSteps()
    return session
  }

  @Test("A correction that is not needed is a jump, and a command is none")
  func judged() throws {
    let corrected = try session("- setOffset: { to: [0, 1433], correction: true }")
    #expect(corrected.offset == 1433)
    let finding = try #require(corrected.finding(.anchor))
    #expect(finding.count == 1)
    #expect(finding.sum == 300)
    #expect(try session("- setOffset: { to: [0, 1433] }").finding(.anchor) == nil)
  }

  @Test("Its ledger entry has the author of code, and says what it is", arguments: [false, true])
  func ledger(animated: Bool) throws {
    let session = try session(
      "- setOffset: { to: [0, 1433], animated: \(animated), correction: true }")
    let entry = try #require(session.frame.panes[0].ledger.last { !$0.isSize })
    #expect(entry.author == (animated ? "animation" : "code"))
    #expect(entry.cause == "correction")
    #expect(entry.from == [0, 1733] && entry.to == [0, 1433])
  }

  @Test("It ends with the call, or with the next scroll after an animated one")
  func ends() throws {
    let session = try Session(Pane.list(100, estimate: 44, height: 44))
    session.apply(.setOffset(CGPoint(x: 0, y: 100), animated: false, correction: true))
    session.apply(.setOffset(CGPoint(x: 0, y: 200), animated: true))
    session.settle()
    session.apply(.setOffset(CGPoint(x: 0, y: 400), animated: true, correction: true))
    session.pass(frames: 3)
    session.apply(.setOffset(CGPoint(x: 0, y: 1000), animated: true))
    session.settle()
    let causes = session.frame.panes[0].ledger.filter { !$0.isSize }.map(\.cause)
    #expect(causes == ["correction", nil, "correction", nil])
  }
}
