import Foundation
import Scenes
import Testing

@testable import Simulator

/// Estimates judged by the steps of the scene.
@Suite("Advice by steps")
@MainActor
struct AdviceStepsTests {
  private static func scene(_ text: String) throws -> Scene {
    try SceneLoader().scene(text: text, name: "advice.yaml")
  }

  /// Items added at the end and scrolled to at once: the target is missed by what the estimate lacks.
  private static func chat(estimate: String) throws -> Scene {
    try scene(
      """
      viewport: [390, 700]
      data:
        sections:
          - items:
              - { id: a, size: [390, 300] }
              - { id: b, size: [390, 40] }
              - { id: c, size: [390, 300] }
              - { id: d, size: [390, 300] }
              - { id: e, size: [390, 40] }
              - { id: f, size: [390, 300] }
      layout: { kind: flow, estimatedItemSize: \(estimate), minimumLineSpacing: 0 }
      steps:
        - wait: settled
        - insert: { at: [[0, 6]], items: [{ id: g, size: [390, 300] }] }
        - scrollTo: { item: [0, 6], at: bottom, animated: true }
        - wait: settled
        - insert: { at: [[0, 7]], items: [{ id: h, size: [390, 40] }] }
        - scrollTo: { item: [0, 7], at: bottom, animated: true }
        - wait: settled
        - insert: { at: [[0, 8]], items: [{ id: i, size: [390, 300] }] }
        - scrollTo: { item: [0, 8], at: bottom, animated: true }
        - wait: settled
      """)
  }

  @Test("The estimate that cures the steps is recommended, although the scroll leaves more blank")
  func target() throws {
    let advice = try Advisor(Self.chat(estimate: "[390, 40]")).advice()
    #expect(advice.best.estimate == "[390, 300]")
    #expect(advice.settings == ["layout.estimatedItemSize=[390, 300]"])
    #expect(
      advice.candidates.map(\.estimate) == ["[390, 300]", "[390, 213]", "[390, 40]"])
    #expect(advice.candidates.map { $0.steps?.lost } == [0, 87, 520])
    let targets = advice.candidates.map { candidate in
      candidate.steps?.findings.map { [$0.invariant, $0.max.short, $0.sum.short] }
    }
    #expect(targets == [[], [["target", "87", "87"]], [["target", "260", "520"]]])
    #expect(
      advice.cures.map(\.setting) == ["behavior.scrollTo=converge", "layout.sizing=delegate"])
    let text = AdviceText(advice).text
    // The sums of the sentences are those of the table.
    #expect(text.contains("MISSED TARGET ×2 520 pt (at most 260)"))
    #expect(AdviceText(advice).flat.contains("own steps nothing is lost; scrolled through, "))
    #expect(AdviceText(advice).flat.contains("lose 87 pt with [390, 213] (mean)."))
    #expect(text.split(separator: "\n").allSatisfy { $0.columnWidth <= 80 })
    #expect(AdviceText(advice, isASCII: true).text.contains("MISSED TARGET x2 520 pt"))
  }

  @Test(
    "The present estimate is judged as `check` does",
    arguments: [("[390, 40]", 260.0), ("[390, 100]", 200), ("[390, 213]", 87), ("[390, 300]", 0)])
  func present(estimate: String, most: Double) throws {
    let advice = try Advisor(Self.chat(estimate: estimate)).advice()
    let now = try #require(advice.candidates.first { $0.name.hasSuffix("now") })
    #expect(now.estimate == estimate)
    #expect((now.steps?.findings.first { $0.invariant == "target" }?.max ?? 0) == most)
    #expect(advice.best.estimate == "[390, 300]")
    #expect(advice.cures.isEmpty == (most == 0))
  }

  @Test("An automatic estimate is a candidate where there are steps to judge it by")
  func automatic() throws {
    var scene = try Self.chat(estimate: "automatic")
    let now = try Advisor(scene).advice().candidates.last
    #expect(now?.name == "now" && now?.estimate == "automatic" && now?.steps != nil)
    scene.steps = []
    #expect(try Advisor(scene).advice().candidates.allSatisfy { $0.estimate != "automatic" })
  }

  @Test("A scene without steps is judged by the scroll alone")
  func still() throws {
    var scene = try Self.chat(estimate: "[390, 40]")
    scene.steps = []
    let advice = try Advisor(scene).advice()
    #expect(advice.candidates.allSatisfy { $0.steps == nil } && advice.cures.isEmpty)
    #expect(advice.best.estimate == "[390, 213]")
    #expect(!AdviceText(advice).text.contains("steps"))
  }

  @Test("Items that steps make taller than all others are a candidate")
  func added() throws {
    var scene = try Self.chat(estimate: "[390, 40]")
    let own = try Self.scene(
      """
      data: 1
      steps:
        - insert: { at: [[0, 6]], items: [{ id: g, size: [390, 600] }] }
        - scrollTo: { item: [0, 6], at: bottom, animated: true }
        - wait: settled
      """)
    scene.steps = own.steps
    let advice = try Advisor(scene).advice()
    #expect(advice.best.name == "largest at the end" && advice.best.estimate == "[390, 600]")
    #expect(advice.best.steps?.lost == 0)
    #expect(advice.lengths.largest == 300)
  }

  @Test("A candidate holds throughout the steps, in its pane alone")
  func throughout() throws {
    let scene = try Self.scene(
      """
      data: 100
      cell: { size: [320, 60] }
      layout: { kind: list, estimatedHeight: 40 }
      panes: [{ title: a, behavior: correct }, { title: b, behavior: { preset: correct, compensation: none } }]
      steps:
        - set: { layout.estimatedHeight: 60 }
        - scrollTo: { item: [0, 50] }
        - repeat: { times: 10, steps: [{ scrollBy: [0, -60] }] }
      """)
    let advice = try Advisor(scene, pane: 1).advice()
    #expect(advice.best.estimate == "60" && advice.best.steps?.lost == 0)
    let now = try #require(advice.candidates.last)
    #expect(now.estimate == "40")
    // Rows that come in at the top are 20 points taller than thought.
    let lost = try #require(now.steps?.lost)
    #expect(lost >= 180 && lost.truncatingRemainder(dividingBy: 20) == 0)
    #expect(advice.notes.count == 1)
    // As the scene is, nothing is lost: there is nothing to cure.
    #expect(advice.cures.isEmpty)
    #expect(try Advisor(scene).advice().candidates.allSatisfy { $0.steps?.lost == 0 })
  }

  @Test("Estimates of sections as they are, too, are judged by the steps")
  func sections() throws {
    let scene = try Self.scene(
      """
      data: { sections: [{ items: 30 }, { items: 30 }] }
      cell: { size: [320, 60] }
      layout: { kind: list, estimatedHeight: 60, perSection: [{ estimatedHeight: 20 }] }
      behavior: { preset: correct, scrollTo: oneShot }
      steps:
        - scrollTo: { item: [0, 25], at: bottom, animated: false }
      """)
    let advice = try Advisor(scene).advice()
    let now = try #require(advice.candidates.first { $0.name == "now" })
    #expect(now.isPerSection && now.steps?.lost == 80)
    #expect(advice.best.estimate == "60" && advice.best.steps?.lost == 0)
    #expect(advice.settings == ["layout.estimatedHeight=60", "layout.perSection=[{}]"])
    #expect(advice.reason == "The scene's own steps lose 80 pt with each section's own (now).")
  }

  // MARK: - The order

  private static func result(_ broken: [(Invariant, Double)], extent: Double = 500)
    -> Advice.StepResult
  {
    let findings = broken.map { invariant, amount in
      SweepTests.broken(
        invariant, count: 1, max: amount, sum: amount,
        unit: invariant == .coverage ? .fraction : .points)
    }
    let lostPlace = broken.filter { [.anchor, .offset].contains($0.0) }.map(\.1).max() ?? 0
    return Advice.StepResult(
      SweepPoint.Pane(
        title: "", findings: findings, lostPlace: lostPlace, blankMost: 0, measured: 1,
        mostMeasured: 1, mostInView: 1,
        passes: 1), extent: extent)
  }

  @Test(
    "A jump and an offset are one loss; blanks count by the viewport; work and sizes are no loss",
    arguments: [
      ([(.anchor, 1000), (.offset, 3000)], 3000.0), ([(.coverage, 0.5), (.target, 20)], 270),
      ([(.sizeFidelity, 76), (.work, 500)], 0), ([(.anchor, 40), (.motion, 10)], 50), ([], 0),
    ] as [([(Invariant, Double)], Double)])
  func lost(broken: [(Invariant, Double)], points: Double) {
    #expect(Self.result(broken).lost == points)
  }

  @Test("What the reader loses goes before wrong sizes, these before work, work before the scroll")
  func order() {
    let ordered: [[(Invariant, Double)]] = [
      [], [(.work, 400)], [(.work, 500)], [(.sizeFidelity, 10), (.work, 1)],
      [(.target, 5)], [(.anchor, 20)], [(.coverage, 0.5)], [(.offset, 300), (.anchor, 100)],
    ]
    let harms = ordered.map { Harm(Self.result($0)) }
    #expect(harms == harms.sorted() && zip(harms, harms.dropFirst()).allSatisfy { $0 < $1 })
    func candidate(_ name: String, _ broken: [(Invariant, Double)], jumps: Double)
      -> Advice.Candidate
    {
      Advice.Candidate(
        name: name, estimate: name, key: "layout.estimatedHeight", jumps: Int(jumps),
        jumpPoints: jumps, blankMost: 0, blankPoints: 0, measured: 30, seen: 30, mostMeasured: 5,
        mostInView: 9, steps: Self.result(broken))
    }
    let candidates = ordered.reversed().enumerated().map { index, broken in
      candidate("\(index)", broken, jumps: Double(index * 10))
    }
    #expect(Recommendation(among: candidates).index == ordered.count - 1)
    // Of estimates with which the steps do the same harm, the scroll decides.
    let equal = [
      candidate("a", [(.target, 5)], jumps: 90), candidate("b", [(.target, 5.1)], jumps: 10),
      candidate("c", [(.target, 6)], jumps: 0),
    ]
    #expect(Recommendation(among: equal).index == 1)
  }
}
