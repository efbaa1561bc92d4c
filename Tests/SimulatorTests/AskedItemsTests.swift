import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// What is asked of a layout without words for it: which of its items were measured.
@Suite("Items asked and deleted")
@MainActor
struct AskedItemsTests {
  private func expectQuiet(
    _ text: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let session = try Session(text: "behavior: correct\n" + text)
    session.runSteps()
    let findings = session.frame.panes[0].findings
    #expect(findings.isEmpty, "\(findings.map(\.message))", sourceLocation: location)
  }

  @Test("An item that was measured and deleted says nothing of those that are left")
  func deleted() throws {
    try expectQuiet(
      """
      data: 15
      cell: { size: [320, 36] }
      layout: { kind: incrementalList }
      steps: [{ insert: [[0, 0]] }, { delete: [[0, 0]] }]
      """)
    try expectQuiet(
      """
      data: { sections: [{ items: 1 }, { items: 15 }] }
      cell: { size: [320, 36] }
      layout: { kind: incrementalList }
      steps: [{ deleteSections: [0] }]
      """)
  }
}
