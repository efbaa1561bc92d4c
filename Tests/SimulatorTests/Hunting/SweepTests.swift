import Foundation
import Scenes
import Testing

@testable import Simulator

/// A scene run over the values of a knob.
@Suite("Sweep")
@MainActor
struct SweepTests {
  @Test(
    "A range is worked out from its first value, up or down, the last one included where a step meets it",
    arguments: [
      (10.0, 30.0, 10.0, ["10", "20", "30"]), (10, 35, 10, ["10", "20", "30"]),
      (0, 1, 0.1, ["0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1"]),
      (3, 1, -1, ["3", "2", "1"]), (5, 5, 1, ["5"]), (-1, 1, 1, ["-1", "0", "1"]),
    ])
  func range(first: Double, last: Double, step: Double, values: [String]) throws {
    #expect(try SweepValues.numbers(from: first, to: last, step: step) == values)
  }

  @Test(
    "A range that leads nowhere, or to too many values, is refused",
    arguments: [
      (10.0, 30.0, 0.0), (0, 0.0000009, 0.0000001), (10, 30, -10), (30, 10, 10), (0, 1000, 1),
      (.nan, 1, 1),
      (0, .infinity, 1),
    ])
  func wrongRange(first: Double, last: Double, step: Double) {
    #expect(throws: SweepValues.Mistake.self) {
      try SweepValues.numbers(from: first, to: last, step: step)
    }
  }

  @Test("A list is parted at commas that stand in no brackets, braces or quotes")
  func list() throws {
    #expect(try SweepValues.listed("once, never") == ["once", "never"])
    #expect(try SweepValues.listed("[320, 50],[320, 80]") == ["[320, 50]", "[320, 80]"])
    #expect(try SweepValues.listed("{ a: 1, b: 2 },'x,y'") == ["{ a: 1, b: 2 }", "'x,y'"])
    for wrong in ["", "a,,b", "a,", "a,b,a"] {
      #expect(throws: SweepValues.Mistake.self) { try SweepValues.listed(wrong) }
    }
  }

  static func scene(_ text: String) throws -> Scene {
    try SceneLoader().scene(text: text, name: "sweep.yaml")
  }

  @Test("A number for a size sets the side along the axis that scrolls, and keeps the other")
  func sizes() throws {
    let scene = try Self.scene(
      """
      data: 5
      layout: { kind: flow, estimatedItemSize: [320, 200], itemSize: [70, 60] }
      panes:
        - { title: down }
        - { title: across, layout: { scrollDirection: horizontal } }
        - { title: automatic, layout: { estimatedItemSize: automatic } }
        - { title: list, layout: { kind: list } }
      """)
    let swept = try SweptKnob("layout.estimatedItemSize", of: scene).scene(at: "50")
    let sizes = swept.panes.map { $0.layout.properties["estimatedItemSize"] }
    #expect(
      sizes == [
        .size(CGSize(width: 320, height: 50)), .size(CGSize(width: 50, height: 200)),
        .size(CGSize(width: 70, height: 50)), nil,
      ])
    let whole = try SweptKnob("layout.estimatedItemSize", of: scene).scene(at: "[9, 8]")
    #expect(
      whole.panes[1].layout.properties["estimatedItemSize"]
        == .size(CGSize(width: 9, height: 8)))
  }

  @Test("Any key that can be set is a knob: of all panes, or of one")
  func keys() throws {
    let scene = try Self.scene(
      "data: 5\npanes: [{ title: a, behavior: correct }, { title: b }]\n")
    let data = try SweptKnob("data", of: scene).scene(at: "7")
    #expect(data.panes.map(\.data.itemCount) == [7, 7])
    let knob = try SweptKnob("panes.1.behavior.requery", of: scene)
    #expect(knob.pane == 1)
    let once = try knob.scene(at: "once")
    #expect(once.panes.map { $0.behavior.knobs["requery"] } == [nil, .word("once")])
    #expect(throws: SceneError.self) {
      try SweptKnob("layuot.spacing", of: scene).scene(at: "1")
    }
    #expect(throws: SceneError.self) {
      try SweptKnob("layout.estimatedHeight", of: scene).scene(at: "0")
    }
  }

  @Test("A preset is swept alone, and where it tells of another host the reader is told")
  func presets() throws {
    let scene = try Self.scene(Self.jumping)
    for key in ["behavior.preset", "behavior"] {
      let knob = try SweptKnob(key, of: scene)
      for pane in try knob.scene(at: "correct").panes {
        #expect(pane.behavior == BehaviorDescription(preset: "correct"))
      }
      #expect(
        knob.notes(on: ["correct", "uikit", "tableViewIOS8"]) == [
          "A preset is taken alone, without compensation: none of “bug”.",
          "`tableViewIOS8` describes UITableView: with the layout `list` it is a model, and says nothing "
            + "about UIKit",
        ])
      #expect(try SweptKnob("panes.1.\(key)", of: scene).notes(on: ["correct"]).isEmpty)
    }
    #expect(try SweptKnob("behavior.requery", of: scene).notes(on: ["once"]).isEmpty)
    let point = try SweepPoint(
      "correct", running: SweptKnob("behavior.preset", of: scene).scene(at: "correct"))
    #expect(point.panes.map(\.findings) == [[], []])
    let text = SweepText(
      Sweep(scene: "s", knob: "behavior", values: [point], notes: ["A note.", "Another."])
    ).text
    #expect(text.hasPrefix("A note.\n\nAnother.\n\nbug\n"))
  }

  @Test("What measures everything at once is fine, and named; unlike findings do not add up")
  func unlike() throws {
    func broken(_ invariant: Invariant, _ count: Int) -> SweepPoint.Broken {
      Self.broken(invariant, count: count, max: 10, sum: 10, unit: .count)
    }
    func point(_ value: String, _ findings: [SweepPoint.Broken], atOnce: Int) -> SweepPoint {
      SweepPoint(
        value: value,
        panes: [
          SweepPoint.Pane(
            title: "", findings: findings, blankMost: 0, measured: atOnce, mostMeasured: atOnce,
            mostInView: 9, passes: 1)
        ])
    }
    let points = [
      point("1", [], atOnce: 480),
      point("2", [broken(.anchor, 12), broken(.work, 13)], atOnce: 480),
    ]
    let text = SweepText(Sweep(scene: "s", knob: "k", values: points)).text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.contains("frames with JUMP (anchor)")
        && lines.contains("frames with TOO MUCH WORK (work)"))
    #expect(lines.contains("12 ┤  ██") && lines.contains("13 ┤  ██"), "\(text)")
    #expect(
      text.hasSuffix(
        "\n\nAt 1 a frame measures 480 cells for 9 in view: what is measured cannot jump.\n"
          + "Breaks first at 2. Fine: 1."))
    // Neighbours of which the same is to be said are told once, before the verdict that they qualify.
    let tiny = ["0.1", "0.2", "0.3", "0.4"].map { point($0, [], atOnce: $0 == "0.4" ? 120 : 480) }
    let quiet = SweepText(Sweep(scene: "s", knob: "k", values: tiny)).text
    #expect(
      quiet.hasSuffix(
        """


        At 0.1 to 0.3 a frame measures 480 cells for 9 in view: what is measured cannot
        jump.
        At 0.4 a frame measures 120 cells for 9 in view: what is measured cannot jump.
        Fine at every value.
        """))
  }

  /// Rows that measure 60, in a list that is not compensated: the estimate of 60 alone is fine.
  static let jumping = """
    data: 100
    cell: { size: [320, 60] }
    layout: { kind: list, estimatedHeight: 60 }
    panes:
      - { title: bug, behavior: { preset: correct, compensation: none } }
      - { title: fix, behavior: correct }
    steps:
      - scrollTo: { item: [0, 50] }
      - repeat: { times: 10, steps: [{ scrollBy: [0, -60] }] }
    """

  private func sweep(_ values: [String], pane: Int? = nil) throws -> Sweep {
    let knob = try SweptKnob("layout.estimatedHeight", of: Self.scene(Self.jumping))
    let points = try values.map { try SweepPoint($0, running: knob.scene(at: $0)) }
    return Sweep(scene: "sweep.yaml", knob: "layout.estimatedHeight", values: points, pane: pane)
  }

  @Test("The first value that breaks and those that are fine are named, pane by pane")
  func verdicts() throws {
    let sweep = try sweep(["60", "40", "50"])
    #expect(sweep.verdicts.map(\.title) == ["bug", "fix"])
    #expect(sweep.verdicts[0].firstBreaking == "40")
    #expect(sweep.verdicts[0].fine == ["60"])
    #expect(sweep.verdicts[1].firstBreaking == nil)
    #expect(sweep.verdicts[1].fine == ["60", "40", "50"])
    let jump = try #require(sweep.values[1].panes[0].findings.first)
    #expect(jump.invariant == "anchor" && jump.unit == .points)
    // Every row that comes in at the top is 20 points taller than thought; some ticks bring in two.
    #expect(jump.sum >= Double(jump.count) * 20)
    #expect(jump.sum.truncatingRemainder(dividingBy: 20) == 0)
    #expect(try self.sweep(["40"], pane: 1).values[0].panes.map(\.title) == ["fix"])
  }

  @Test("A value at which the engine tells of a mistake is not fine, and the mistake is named")
  func told() throws {
    let scene = try Self.scene(
      """
      data: 6
      layout: { kind: flow }
      behavior: correct
      steps:
        - delete: [[0, 5]]
        - delete: [[0, 5]]
      """)
    let knob = try SweptKnob("data", of: scene)
    let points = try ["6", "7", "5"].map { try SweepPoint($0, running: knob.scene(at: $0)) }
    let sweep = Sweep(scene: "sweep.yaml", knob: "data", values: points)
    #expect(sweep.verdicts[0].firstBreaking == "6")
    #expect(sweep.verdicts[0].fine == ["7"])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try String(decoding: encoder.encode(points[0]), as: UTF8.self)
    let told = #""diagnostics":[{"count":1,"id":"conflictingUpdates","message":"attempt to delete "#
    #expect(json.contains(told), "\(json)")
    let lines = SweepText(sweep).text.split(separator: "\n")
    #expect(lines[1].contains("  conflictingUpdates ×1  "), "\(lines[1])")
    #expect(lines[2].contains("  –  "))
    #expect(lines.last == "Breaks first at 6. Fine: 7.")
    // What the program tells by itself is no mistake.
    let headers = try Self.scene(
      "data: { sections: [{ items: 4, header: A }] }\nlayout: { kind: flow }\n")
    let quiet = Sweep(scene: "s", knob: "k", values: [try SweepPoint("1", running: headers)])
    #expect(quiet.verdicts[0].fine == ["1"])
    #expect(SweepText(quiet).text.contains("1  –  "))
  }

  @Test("The same sweep is the same text, and a point of it survives JSON")
  func deterministic() throws {
    let sweep = try sweep(["40", "60"])
    #expect(try self.sweep(["40", "60"]) == sweep)
    let data = try JSONEncoder().encode(sweep.values)
    #expect(try JSONDecoder().decode([SweepPoint].self, from: data) == sweep.values)
  }

  @Test("The most that was blank is of all frames, not of the last one")
  func blank() throws {
    let scene = try Self.scene(
      """
      data: 40
      cell: { size: [320, 40] }
      layout: { kind: list, estimatedHeight: 200 }
      behavior: { preset: correct, requery: once }
      steps:
        - repeat: { times: 6, steps: [{ scrollBy: [0, 1] }] }
      """)
    let pane = try SweepPoint("1", running: scene).panes[0]
    // 480 / 200 reaches three rows, which shrink to 120 of 480 points.
    #expect(pane.blankMost == 0.75)
    #expect(pane.findings.map(\.invariant) == ["coverage"])
  }

  static func broken(
    _ invariant: Invariant, count: Int, max: Double, sum: Double, unit: Finding.Unit
  ) -> SweepPoint.Broken {
    SweepPoint.Broken(
      Finding(
        invariant: invariant, count: count, max: max, sum: sum, signedSum: sum, unit: unit,
        firstTime: 0, atRest: false, message: ""))
  }

  private static func made(_ counts: [(String, Int)]) -> Sweep {
    let points = counts.map { value, count in
      let broken = broken(.anchor, count: count, max: 10, sum: Double(count) * 10, unit: .points)
      return SweepPoint(
        value: value,
        panes: [
          SweepPoint.Pane(
            title: "bug", findings: count == 0 ? [] : [broken], blankMost: 0.25, measured: 7,
            mostMeasured: 7, mostInView: 7, passes: 9)
        ])
    }
    return Sweep(scene: "s.yaml", knob: "layout.spacing", values: points)
  }

  @Test("A table, a plot with columns for numbers, and a sentence")
  func numbers() {
    let sweep = Self.made([("1", 0), ("2", 0), ("3", 0), ("4", 4), ("5", 8), ("6", 0)])
    #expect(
      SweepText(sweep, columns: 40).text == """
        bug

        spacing  findings       blank most  measured  passes
              1  –                    25 %         7       9
              2  –                    25 %         7       9
              3  –                    25 %         7       9
              4  JUMP ×4 40 pt        25 %         7       9
              5  JUMP ×8 80 pt        25 %         7       9
              6  –                    25 %         7       9

        frames with JUMP (anchor)
        8 ┤        ██
          ┤        ██
          ┤        ██
          ┤        ██
          ┤      ████
          ┤      ████
          ┤      ████
          ┤      ████
        0 └────────────
           1 2 3 4 5 6

        Breaks first at 4. Fine: 1 to 3, 6.
        """)
  }

  @Test("A bar for each word with findings; ASCII on demand; no plot where nothing was found")
  func words() {
    let sweep = Self.made([("fixpoint", 0), ("once", 5), ("never", 10)])
    let lines = SweepText(sweep, columns: 30, isASCII: true).text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.allSatisfy(\.isASCII) })
    #expect(
      lines.suffix(4) == [
        " once |########## 5", "never |################### 10", "Breaks at once, never. Fine:",
        "fixpoint.",
      ])
    let single = SweepText(Self.made([("once", 0), ("never", 3)])).text
    #expect(!single.contains("frames with") && single.contains("never  JUMP ×3 30 pt"))
    let quiet = SweepText(Self.made([("1", 0), ("2", 0)])).text
    #expect(quiet.hasSuffix("9\n\nFine at every value."))
    #expect(SweepText(Self.made([("1", 1)])).text.hasSuffix("\nBreaks at every value."))
  }

  @Test("More values than columns: the worst of neighbours stands for them")
  func manyValues() {
    let sweep = Self.made((1...200).map { ("\($0)", $0 == 150 ? 3 : 0) })
    let plot = SweepPlot(
      sweep.values.map { ($0.value, $0.panes[0].count(of: "anchor")) }, columns: 50, isASCII: false)
    #expect(plot.lines.allSatisfy { $0.columnWidth <= 50 })
    #expect(plot.lines.first?.hasPrefix("3 ┤") == true)
    #expect(plot.lines.first?.filter { $0 == "█" }.count == 1)
  }
}
