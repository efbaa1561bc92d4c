import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Only what a hand or a bounce holds beyond an end can be snapped back.
@Suite("The audit of what is held beyond an end")
@MainActor
struct AuditSnapTests {
  @Test(
    "Code that goes elsewhere, and columns of which one alone has moved, snap nothing back",
    arguments: [
      // An animation takes the content from a finger that holds it before its start.
      """
      data: { sections: [{ items: 3, header: H, repeat: 2 }] }
      cell: { size: [320, 80] }
      layout: { kind: table }
      steps:
        - touch: { down: [0, 0] }
        - touch: { move: [0, 12] }
        - scrollTo: { item: [1, 0], animated: true }
      """,
      // One takes it from a bounce.
      """
      data: { sections: [{ items: 2, repeat: 2 }] }
      cell: { size: [320, 400] }
      layout: { kind: table }
      steps: [{ fling: -153 }, { wait: 0.4 }, { scrollTo: { item: [1, 0], animated: true } }]
      """,
      // One goes beyond the end, and the content becomes shorter on the way.
      """
      data: 1
      contentInset: [30, 0, 0, 0]
      steps:
        - setOffset: { to: [0, 0], animated: true }
        - wait: 0.05
        - grow: { items: [[0, 0]], by: [0, -1] }
      """,
      // What comes in from beyond the end is measured, and one column keeps its place.
      """
      seed: 2300
      data: 38
      cell: { size: { random: { width: 320, height: [20, 100] } } }
      layout: { kind: waterfall, columns: 3 }
      steps:
        - setOffset: { to: [0, 791] }
        - touch: { down: [0, 0] }
        - touch: up
        - wait: settled
      """,
    ])
  func quiet(text: String) throws {
    let session = try Session(text: "behavior: correct\n" + text)
    session.runSteps()
    let findings = session.frame.panes[0].findings
    #expect(findings.isEmpty, "\(findings.map(\.message))")
  }
}
