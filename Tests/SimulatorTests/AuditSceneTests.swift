import CollectionView
import Foundation
import Layouts
import Scenes
import Testing

@testable import Simulator

/// Scenes that the audit once judged wrongly.
@Suite("The audit's judgement of whole scenes")
@MainActor
struct AuditSceneTests {
  private func session(_ text: String) throws -> Session {
    let scene = try SceneLoader().scene(text: "cellophane: 1\n" + text, name: "audit.yaml")
    let session = try Session(scene, mode: .headless)
    session.runSteps()
    return session
  }

  @Test(
    "Nothing is wrong where the layout is right",
    arguments: [
      // The view went up to its top inset at first, and so what is above was prefetched.
      """
      data: { sections: [{ items: 7, repeat: 3 }] }
      cell: { size: [100, 50] }
      layout: { kind: flow }
      contentInset: [40, 0, 30, 0]
      prefetch: true
      behavior: correct
      """,
      // Whoever drags down at the top sees nothing above, and is told of nothing.
      """
      data: 40
      cell: { size: [320, 100] }
      layout: { kind: list, estimatedHeight: 100 }
      prefetch: true
      behavior: correct
      steps: [{ drag: { by: [0, -118] } }, { wait: settled }]
      """,
      // Code may send the offset anywhere, with an animation too.
      """
      data: 3
      cell: { size: [320, 100] }
      layout: { kind: list, estimatedHeight: 100 }
      behavior: correct
      steps: [{ setOffset: { to: [0, 42], animated: true } }, { wait: settled }]
      """,
      // What was measured before a reload is forgotten, and nobody can say whose size a row has.
      """
      data: 3
      cell: { size: [320, 60], changes: { after: 0.5, items: [[0, 1]], by: [0, 120] } }
      layout: { kind: list, estimatedHeight: 60 }
      behavior: correct
      steps: [{ reloadData: true }, { wait: 0.2 }, { insert: [[0, 0]] }, { wait: 1 }]
      """,
    ])
  func quiet(text: String) throws {
    let findings = try session(text).frame.panes[0].findings
    #expect(findings.isEmpty, "\(findings.map(\.message))")
  }

  @Test(
    "A hole is found, however far apart the rows of another section on the screen stand",
    arguments: [0, 100])
  func holeInNarrowSection(spacing: Int) throws {
    let finding = try session(
      """
      data: { sections: [{ items: 1 }, { items: 30 }] }
      cell: { size: [320, 66] }
      layout: { kind: list, estimatedHeight: 80, perSection: [{ spacing: \(spacing) }, { spacing: 0 }] }
      behavior: { preset: correct, requery: once }
      """
    ).finding(.coverage)
    #expect(finding?.message.hasPrefix("[1, 5]") == true, "\(String(describing: finding?.message))")
  }

  @Test("A list that settles its rows on the way is not made to settle all of them by who watches")
  func settledOnTheWay() throws {
    let session = try session(
      """
      data: 5000
      cell: { size: [320, 60] }
      layout: { kind: incrementalList, estimatedHeight: 60 }
      behavior: correct
      steps: [{ page: down }, { insert: [[0, 3]] }]
      """)
    let layout = try #require(session.view.collectionViewLayout as? IncrementalListLayout)
    #expect(layout.placedCount < 100)
  }
}
