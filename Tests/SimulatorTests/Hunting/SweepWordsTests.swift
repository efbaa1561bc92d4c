import Foundation
import Scenes
import Testing

@testable import Simulator

/// Knobs that are swept over all their words, and how findings of all kinds are summed up.
@Suite("Swept words")
@MainActor
struct SweepWordsTests {
  private static let flow = """
    data: 20
    layout: { kind: flow, estimatedItemSize: [100, 40] }
    steps: [{ page: down }]

    """

  @Test(
    "A knob of words has all the words that its layout knows",
    arguments: [
      ("behavior.commit", ["together", "offsetEarly", "offsetLate"]),
      ("behavior.fitting", ["whenSelfSizing", "always"]),
      (
        "behavior.sizeCache",
        [
          "byID", "byIndex", "neverDropped", "droppedOnReload", "droppedOnWidthChange",
          "droppedOnReappear",
        ]
      ),
      ("layout.sizing", ["self", "delegate", "fixed", "both"]),
      ("layout.scrollDirection", ["vertical", "horizontal"]),
      ("anchor", ["automatic", "visible", "start", "bottom", "none"]),
      ("prefetch", ["true", "false"]),
      ("scroll.bounces", ["true", "false"]),
      ("panes.0.anchor", ["automatic", "visible", "start", "bottom", "none"]),
      ("behavior", SceneFormat.presets.map(\.name)),
      ("behavior.preset", SceneFormat.presets.map(\.name)),
      ("layout.kind", SceneFormat.builtLayoutKinds.map(\.name)),
    ])
  func words(key: String, words: [String]) throws {
    let known = try SweptKnob(key, of: SweepTests.scene(Self.flow)).words()
    #expect(known?.accepted == words)
    #expect(known?.notes == [])
  }

  @Test(
    "A knob of numbers or maps has no words", arguments: ["viewport", "data", "layout.itemSize"])
  func none(key: String) throws {
    #expect(try SweptKnob(key, of: SweepTests.scene(Self.flow)).words() == nil)
  }

  @Test(
    "A key that no pane has is an error, whether or not it could have words",
    arguments: ["foo", "behavior.foo", "layout.estimatedHeight", "panes.3.anchor", "layout.foo"])
  func unknown(key: String) throws {
    let knob = try SweptKnob(key, of: SweepTests.scene(Self.flow))
    #expect(throws: SceneError.self) { try knob.words() }
  }

  @Test("Words that the scene refuses are left out, and named")
  func leftOut() throws {
    let scene = try SweepTests.scene(
      Self.flow.replacingOccurrences(
        of: "layout:", with: "panes: [{}, { layout: { kind: list, sizing: self } }]\nlayout:"))
    let knob = try SweptKnob("layout.sizing", of: scene)
    let words = try #require(try knob.words())
    #expect(words.accepted == ["self", "delegate"])
    #expect(words.notes.count == 2)
  }

  @Test("A scene without steps, a knob without effect and presets of other hosts are noted")
  func notes() throws {
    let still = try SweepTests.scene("data: 5\n")
    #expect(try SweptKnob("anchor", of: still).notes(on: ["none"]).count == 1)
    let scene = try SweepTests.scene(Self.flow)
    #expect(try SweptKnob("behavior.lanes", of: scene).notes(on: []).count == 1)
    #expect(try SweptKnob("behavior.requery", of: scene).notes(on: []).isEmpty)
    let list = try SweepTests.scene("data: 5\nsteps: [{ page: down }]\n")
    let presets = try SweptKnob("behavior", of: list).notes(on: SceneFormat.presets.map(\.name))
    // One for the three flow layouts, one for the two tables, one for the two compositional layouts.
    #expect(presets.count == 3)
    #expect(presets[0].hasPrefix("`flowLayoutIOS8`, `flowLayoutIOS9`, `flowLayoutIOS12` describe"))
  }

  @Test("Targets, updates and flings of the steps are in the table")
  func ofAllKinds() throws {
    let scene = try SweepTests.scene(
      """
      viewport: [320, 480]
      data: 100
      cell: { size: [320, 100] }
      layout: { kind: list, estimatedHeight: 40 }
      behavior: { preset: correct, compensation: none, scrollTo: oneShot }
      steps:
        - scrollTo: { item: [0, 50], at: bottom, animated: false }
        - insert: [[0, 0]]
        - wait: settled
        - fling: -1000
        - wait: settled
      """)
    let knob = try SweptKnob("layout.estimatedHeight", of: scene)
    let wrong = try SweepPoint("40", running: knob.scene(at: "40")).panes[0]
    let right = try SweepPoint("100", running: knob.scene(at: "100")).panes[0]
    #expect(wrong.count(of: "target") == 1 && right.count(of: "target") == 0)
    // The insertion moves the reader's place by the inserted item at either estimate; the fling only at the wrong one.
    #expect(right.count(of: "anchor") == 1)
    #expect(wrong.count(of: "anchor") > 1)
  }

  @Test(
    "Events are summed up; of a state, which every frame counts again, the largest amount is named",
    arguments: [
      (Invariant.anchor, 3, 40.0, 100.0, Finding.Unit.points, "JUMP ×3 100 pt"),
      (.contentSize, 62, 600, 36590, .points, "CONTENT OFF ×62 at most 600 pt"),
      (.coverage, 8, 0.75, 3.5, .fraction, "BLANK ×8 at most 75 %"),
      (.coverage, 1, 0.75, 0.75, .fraction, "BLANK ×1 75 %"),
      (.target, 2, 260, 520, .points, "MISSED TARGET ×2 520 pt (at most 260)"),
      (.target, 1, 87, 87, .points, "MISSED TARGET ×1 87 pt"),
      (.work, 1, 492, 492, .count, "TOO MUCH WORK ×1 492 tasks"),
      (.work, 1, 1, 1, .count, "TOO MUCH WORK ×1 1 task"),
    ])
  func amounts(
    invariant: Invariant, count: Int, max: Double, sum: Double, unit: Finding.Unit, text: String
  ) {
    let broken = SweepTests.broken(invariant, count: count, max: max, sum: sum, unit: unit)
    #expect(broken.text(times: "×") == text)
  }

  @Test("A table is 80 columns wide, and leaves out what is 0 for all values")
  func width() {
    let all = Invariant.allCases.map {
      SweepTests.broken($0, count: 40, max: 1234.5, sum: 12345.5, unit: .points)
    }
    func point(_ value: String, _ findings: [SweepPoint.Broken], blank: Double) -> SweepPoint {
      SweepPoint(
        value: value,
        panes: [
          SweepPoint.Pane(
            title: "", findings: findings, blankMost: blank, measured: 100, mostMeasured: 7,
            mostInView: 7, passes: 100)
        ])
    }
    for blank in [0, 0.8996] {
      let points = [point("10", all, blank: blank), point("20", [], blank: 0)]
      let text = SweepText(
        Sweep(scene: "s", knob: "layout.estimatedItemSize", values: points)
      ).text
      #expect(text.split(separator: "\n").allSatisfy { $0.columnWidth <= 80 }, "\(text)")
      #expect(text.contains("blank most") == (blank > 0))
    }
  }
}
