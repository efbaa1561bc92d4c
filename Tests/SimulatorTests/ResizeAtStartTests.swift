import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// At the very start nothing is above the screen, and so nothing measured for another width moves the offset.
@Suite("Another size of the view at the very start")
@MainActor
struct ResizeAtStartTests {
  @Test(
    "A header that is measured anew pushes the rows, and stays on the screen",
    arguments: ["list", "table"])
  func header(kind: String) throws {
    let session = try Session(
      text: """
        data: { sections: [{ items: 40, header: Section }] }
        header: { size: [320, 30] }
        cell: { size: [320, 210] }
        layout: { kind: \(kind), estimatedHeight: 210, estimatedHeaderHeight: 20 }
        behavior: correct
        steps: [{ viewport: [480, 320] }, { viewport: [320, 480] }]
        """)
    session.runSteps()
    let findings = session.frame.panes[0].findings
    #expect(findings.isEmpty, "\(findings.map(\.message))")
    #expect(session.offset == 0)
  }

  @Test("Neither in nor after a view without extent has anything been pushed away")
  func withoutExtent() throws {
    let session = try Session(
      text: """
        data: { sections: [{ items: 3, header: Section, repeat: 3 }] }
        cell: { size: [320, 60] }
        header: { size: [320, 77] }
        layout: { kind: list, estimatedHeight: 60, estimatedHeaderHeight: 20 }
        behavior: correct
        steps: [{ viewport: [480, 320] }, { viewport: [320, 0] }, { viewport: [320, 480] }]
        """)
    session.runSteps()
    let findings = session.frame.panes[0].findings
    #expect(findings.isEmpty, "\(findings.map(\.message))")
    #expect(session.offset == 0)
  }
}
