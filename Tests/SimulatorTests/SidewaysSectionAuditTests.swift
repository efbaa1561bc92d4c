import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Cards side by side are as large as their section makes them, and may stand beside the screen.
@Suite("The audit of sections that scroll sideways")
@MainActor
struct SidewaysSectionAuditTests {
  /// All of it is on the screen: 3 · 60, a header of 36, cards of 90, a footer of 30, 3 · 60.
  private nonisolated static let edges = """
    data: { sections: [{ items: 3 }, { items: 20, header: Row, footer: end }, { items: 3 }] }
    cell: { size: [320, 60] }
    header: { size: [320, 36] }
    footer: { size: [320, 30] }
    layout: { kind: list, estimatedHeaderHeight: 20, perSection: [{}, { sidewaysItemSize: [120, 90] }, {}] }
    """

  @Test(
    "Nothing is wrong with cards of another size than their own, nor with those beside the screen",
    arguments: [
      """
      data: { sections: [{ items: 3 }, { items: 6 }] }
      cell: { size: [320, 70] }
      layout: { kind: list, perSection: [{}, { sidewaysItemSize: [100, 120] }] }
      """,
      """
      data: { sections: [{ items: 1 }, { items: 1 }] }
      cell: { size: [320, 70] }
      layout: { kind: list, perSection: [{}, { sidewaysItemSize: [320, 70] }] }
      steps: [{ insert: [[1, 0]] }, { wait: settled }]
      """,
      edges,
    ])
  func quiet(text: String) throws {
    let session = try Session(text: "behavior: correct\n" + text)
    session.runSteps()
    let findings = session.frame.panes[0].findings
    #expect(findings.isEmpty, "\(findings.map(\.message))")
  }

  @Test("Headers and footers above and below them take the size that they ask for")
  func measuredEdges() throws {
    let session = try Session(text: "behavior: correct\n" + Self.edges)
    #expect(session.view.contentSize.height == 516)
    #expect(session.frame.panes[0].trueContentSize?.height == 516)
  }

  @Test("Cards have nothing to be measured, and so are no debt")
  func debt() throws {
    let session = try Session(text: "behavior: correct\n" + Self.edges)
    #expect(session.frame.panes[0].estimateDebt == 0)
  }

  @Test("A row beside them that keeps its estimate is still told of")
  func estimates() throws {
    let session = try Session(
      text: """
        data: { sections: [{ items: 2 }, { items: 6 }] }
        cell: { size: [320, 70], changes: { after: 0.5, items: [[0, 1]], by: [0, 120] } }
        layout: { kind: list, perSection: [{}, { sidewaysItemSize: [100, 120] }] }
        selfSizingInvalidation: disabled
        behavior: correct
        steps: [{ wait: 1 }]
        """)
    session.runSteps()
    let finding = try #require(session.finding(.sizeFidelity))
    #expect(finding.culprit?.indexPath == [0, 1])
  }
}
