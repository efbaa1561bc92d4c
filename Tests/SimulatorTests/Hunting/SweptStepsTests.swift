import Foundation
import Scenes
import Testing

@testable import Simulator

/// A knob that is swept, and steps that set it.
@Suite("Swept steps")
@MainActor
struct SweptStepsTests {
  /// The settings of all steps, repeated ones, too.
  private static func settings(_ steps: [Step]) -> [String] {
    steps.flatMap { step -> [String] in
      switch step.kind {
      case .action(.set(let set)): set.map { "\($0.key)=\($0.text)" }
      case .repeated(_, let steps), .inOneTurn(let steps): settings(steps)
      default: []
      }
    }
  }

  @Test("Settings in one turn with others are left out, too, and a new layout is refused")
  func turns() throws {
    func scene(_ step: String) throws -> Scene {
      try SweepTests.scene(
        SweepTests.jumping.replacingOccurrences(of: "steps:\n", with: "steps:\n  - \(step)\n"))
    }
    let turn = try scene(
      "inOneTurn: [{ set: { layout.estimatedHeight: 60, layout.spacing: 2 } }, { reloadData: true }]"
    )
    let swept = try SweptKnob("layout.estimatedHeight", of: turn).scene(at: "40")
    #expect(Self.settings(swept.steps) == ["layout.spacing=2"])
    let new = try scene("setCollectionViewLayout: { layout: { kind: list, estimatedHeight: 60 } }")
    #expect(throws: SceneError.self) {
      try SweptKnob("layout.estimatedHeight", of: new).scene(at: "40")
    }
    #expect(throws: Never.self) {
      try SweptKnob("behavior.requery", of: new).scene(at: "once")
    }
  }

  @Test("A value holds throughout: what steps set of the knob is left out, and told")
  func throughout() throws {
    let steps = """
        - set: { layout.estimatedHeight: 60, layout.spacing: 2 }
        - set: { panes.1.layout.estimatedHeight: 60 }
        - repeat: { times: 2, steps: [{ set: { layout: { estimatedHeight: 60, spacing: 3 } } }] }
        - set: { layout: { estimatedHeight: 60 } }

      """
    let scene = try SweepTests.scene(
      SweepTests.jumping.replacingOccurrences(of: "steps:\n", with: "steps:\n" + steps))
    let knob = try SweptKnob("layout.estimatedHeight", of: scene)
    let swept = try knob.scene(at: "40")
    #expect(Self.settings(swept.steps) == ["layout.spacing=2", "layout={ spacing: 3 }"])
    #expect(swept.steps.count == scene.steps.count)
    #expect(
      knob.notes(on: ["40"]) == [
        "A value holds throughout, without layout.estimatedHeight: 60, "
          + "panes.1.layout.estimatedHeight: 60 of the steps."
      ])
    let point = try SweepPoint("40", running: swept)
    #expect(point.panes[0].findings.map(\.invariant) == ["anchor"])
    #expect(try SweepPoint("60", running: knob.scene(at: "60")).panes[0].findings.isEmpty)
    // The other pane goes on as the scene says.
    let one = try SweptKnob("panes.0.layout.estimatedHeight", of: scene)
    let other = "panes.1.layout.estimatedHeight=60"
    #expect(
      try Self.settings(one.scene(at: "40").steps) == [
        other, "layout.spacing=2", other, "layout={ spacing: 3 }", other, other,
      ])
    #expect(
      one.notes(on: ["40"]) == [
        "A value holds throughout, without panes.0.layout.estimatedHeight: 60 of the steps."
      ])
    #expect(
      try SweptKnob("layout.spacing", of: SweepTests.scene(SweepTests.jumping)).notes(on: ["1"])
        .isEmpty)
  }

  @Test(
    "What steps set beside the knob stays, what cannot be parted from it is refused",
    arguments: [
      ("layout.estimatedHeight", "40", "layout.spacing: 2", "layout.spacing=2"),
      ("layout.estimatedHeight", "40", "layout.kind: table", "layout.kind=table"),
      ("layout.estimatedHeight", "40", "layout: { spacing: 2 }", "layout={ spacing: 2 }"),
      ("layout.estimatedHeight", "40", "layout.kind: flow", nil),
      ("layout.estimatedHeight", "40", "layout: { kind: flow }", nil),
      (
        "panes.1.layout.estimatedHeight", "40", "panes.0.layout.kind: flow",
        "panes.0.layout.kind=flow"
      ),
      ("behavior.compensation", "none", "behavior.requery: once", "behavior.requery=once"),
      ("behavior.compensation", "none", "behavior.compensation: double", ""),
      ("behavior.compensation", "none", "behavior: uikit", nil),
      ("cell.size", "[320, 40]", "cell: { size: [320, 60] }", ""),
      ("viewport", "[320, 400]", "viewport.1: 300", ""),
    ] as [(String, String, String, String?)])
  func besides(key: String, value: String, step: String, left: String?) throws {
    let scene = try SweepTests.scene(SweepTests.jumping + "\n  - set: { \(step) }\n")
    let knob = try SweptKnob(key, of: scene)
    if let left {
      let settings = try Self.settings(knob.scene(at: value).steps)
      #expect(settings == (left.isEmpty ? [] : [left]))
      #expect(knob.notes(on: [value]).isEmpty != left.isEmpty)
    } else {
      let error = #expect(throws: SceneError.self) { try knob.scene(at: value) }
      let words = try #require(error?.message.split(separator: "`").map(String.init))
      #expect(
        words[0].hasSuffix("step on line 10 sets ")
          && words[1] + ": " == step.prefix(words[1].count + 2))
      #expect(words.contains(key))
    }
  }

  @Test("A preset is taken without the behavior that steps set, which is named with the rest")
  func presetsBesideSteps() throws {
    let scene = try SweepTests.scene(
      SweepTests.jumping
        + "\n  - set: { behavior.compensation: double }\n  - set: { behavior: uikit }\n")
    let knob = try SweptKnob("behavior.preset", of: scene)
    #expect(Self.settings(try knob.scene(at: "correct").steps).isEmpty)
    #expect(
      knob.notes(on: ["correct"]) == [
        "A preset is taken alone, without compensation: none of “bug” and "
          + "behavior.compensation: double, behavior: uikit of the steps."
      ])
    #expect(
      try SweptKnob("panes.1.behavior", of: scene).notes(on: ["correct"]) == [
        "A preset is taken alone, without panes.1.behavior.compensation: double, "
          + "panes.1.behavior: uikit of the steps."
      ])
  }
}
