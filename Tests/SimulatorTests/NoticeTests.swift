import Foundation
import Scenes
import Testing

@testable import Simulator

/// What a scene names and what then has no effect.
@Suite("Notices about parts of a scene without effect")
@MainActor
struct NoticeTests {
  private func notes(_ text: String) throws -> [DiagnosticNote] {
    let session = try Session(text: text)
    session.runSteps()
    return session.frame.panes[0].diagnostics
  }

  @Test(
    "A step or late content that names an element that does not exist at that time",
    arguments: [
      ("steps: [ { grow: { items: [[0, 9]], by: [0, 40] } } ]", [[0, 9]]),
      ("steps: [ { grow: { items: [[0, 4], [2, 0]], by: [0, 40] } } ]", [[2, 0]]),
      ("steps: [ { grow: { headers: [3], by: [0, 40] } } ]", [[3]]),
      ("steps: [ { reconfigure: [[0, 5]] } ]", [[0, 5]]),
      (
        "steps: [ { batch: [ { delete: [[0, 0]] }, { grow: { items: [[0, 7]], by: [0, 9] } } ] } ]",
        [[0, 7]]
      ),
      (
        """
        cell: { size: [320, 40], changes: { after: 0.1, items: [[0, 8]], by: [0, 40] } }
        steps: [ { wait: 0.2 } ]
        """, [[0, 8]]
      ),
      ("steps: [ { grow: { items: [[0, 4]], by: [0, 40] } }, { reconfigure: [[0, 0]] } ]", []),
    ] as [(String, [[Int]])])
  func missing(_ keys: String, _ paths: [[Int]]) throws {
    let text = "data: 5\n" + keys
    let notes = try notes(text)
    #expect(notes.map(\.id) == paths.map { _ in "missingElement" })
    #expect(notes.map(\.indexPath) == paths)
  }

  @Test("Right to left in a layout that does not flip", arguments: [false, true])
  func notMirrored(flips: Bool) throws {
    let text = """
      data: 9
      semanticContentAttribute: forceRightToLeft
      layout: { kind: flow, flipsHorizontallyInOppositeLayoutDirection: \(flips) }
      steps: [ { set: { layout.flipsHorizontallyInOppositeLayoutDirection: true } } ]
      """
    let session = try Session(text: text)
    #expect(session.frame.panes[0].diagnostics.map(\.id) == (flips ? [] : ["notMirrored"]))
    session.runSteps()
    #expect(session.frame.panes[0].diagnostics.isEmpty)
  }

  @Test("A finger that is never lifted", arguments: [false, true])
  func finger(lifts: Bool) throws {
    let scene = try SceneLoader().scene(
      text: """
        data: 90
        steps: [ { touch: { down: [160, 300] } }, { touch: { move: [160, 200], over: 0.2 } }, { wait: 0.5 }\(lifts ? ", { touch: up }" : "") ]
        """, name: "a.yaml")
    let pane = try HeadlessRun(scene).report(settles: true).panes[0]
    #expect(pane.moving.isEmpty)
    #expect(pane.notes.isEmpty == lifts)
  }

  @Test("A sweep says which values cannot be judged")
  func unjudged() throws {
    let points = try ["list", "carousel"].map { kind in
      let scene = try SceneLoader().scene(text: "{ data: 9, layout: { kind: \(kind) } }", name: "a")
      return try SweepPoint(kind, running: scene)
    }
    let sweep = Sweep(scene: "a", knob: "layout.kind", values: points)
    #expect(sweep.verdicts[0].fine == ["list"])
    #expect(sweep.verdicts[0].unjudged == ["carousel"])
    #expect(sweep.verdicts[0].notJudged == Invariant.allCases.filter(\.needsTruth).map(\.rawValue))
    #expect(SweepText(sweep).text.contains("Cannot be judged: carousel."))
  }
}
