import Foundation
import Scenes
import Testing

@testable import Simulator

/// What an estimate should be, and what others cost.
@Suite("Advice")
@MainActor
struct AdviceTests {
  private static func scene(_ text: String) throws -> Scene {
    try SceneLoader().scene(text: text, name: "advice.yaml")
  }

  @Test("Where all cells are alike the estimate is their size, and nothing goes wrong with it")
  func alike() throws {
    let scene = try Self.scene(
      "data: 300\ncell: { size: [320, 60] }\nlayout: { kind: list, estimatedHeight: 100 }\n")
    let advice = try Advisor(scene).advice()
    #expect(
      advice.lengths == Advice.Lengths(mean: 60, median: 60, smallest: 60, largest: 60))
    #expect(advice.candidates.map(\.name) == ["median, mean, smallest, largest", "now"])
    #expect(advice.candidates.map(\.estimate) == ["60", "100"])
    #expect(advice.recommended == 0)
    #expect(advice.best.cost == 0)
    #expect(advice.best.measured == advice.best.seen)
    // Every row that comes in at the top is 40 points shorter than thought.
    let now = advice.candidates[1]
    #expect(now.jumps > 0 && now.jumpPoints == Double(now.jumps) * 40)
    #expect(now.blankMost > 0 && now.blankPoints > 0)
    #expect(advice.sampled == nil && advice.kinds.isEmpty)
  }

  @Test("Too low an estimate measures cells that nobody sees, and leaves nothing blank")
  func low() throws {
    let scene = try Self.scene(
      "data: 300\ncell: { size: [320, 60] }\nlayout: { kind: list, estimatedHeight: 10 }\n")
    let now = try Advisor(scene).advice().candidates[1]
    #expect(now.measured > now.seen)
    #expect(now.blankPoints == 0)
  }

  @Test("Sections of other heights are worth an estimate each; steps and behaviour do not count")
  func sections() throws {
    let scene = try Self.scene(
      """
      data:
        sections:
          - items: [{ size: [320, 30] }, { size: [320, 30] }]
          - items:
              - { size: [320, 200] }
          - items: 0
      layout: { kind: list, perSection: [{ estimatedHeight: 44, spacing: 2 }] }
      """)
    var large = scene
    large.panes[0].data.sections = (0..<4).map { section in
      DataSection(
        items: .listed(
          (0..<40).map { item in
            Item(
              id: "\(section)-\(item)",
              size: CGSize(width: 320, height: section % 2 == 0 ? 30 : 200))
          }))
    }
    let advice = try Advisor(large).advice()
    #expect(advice.best.key == "layout.perSection")
    #expect(
      advice.best.estimate
        == "[{ estimatedHeight: 30 }, { estimatedHeight: 200 }, { estimatedHeight: 30 }, "
        + "{ estimatedHeight: 200 }]")
    #expect(advice.best.cost == 0)
    #expect(
      advice.kinds == [Advice.Kind(length: 30, count: 80), Advice.Kind(length: 200, count: 80)])
    large.steps = [Step(line: 1, kind: .page(.down))]
    large.panes[0].behavior = BehaviorDescription(
      preset: "correct", knobs: ["compensation": .word("none")])
    #expect(try Advisor(large).advice() == advice)
    let text = AdviceText(advice).text
    #expect(text.contains("Use the median of each section: nothing jumps, nothing is blank, "))
    #expect(text.contains("  --set 'layout.perSection=[{ estimatedHeight: 30 }, "))
  }

  @Test("A flow is advised a width and a height, sideways by the width")
  func flow() throws {
    let scene = try Self.scene(
      """
      data: 200
      cell: { size: { cycle: [[50, 40], [90, 80]] } }
      layout: { kind: flow, estimatedItemSize: automatic, scrollDirection: horizontal }
      """)
    let advice = try Advisor(scene).advice()
    #expect(advice.side == "width")
    #expect(advice.lengths.smallest == 50 && advice.lengths.largest == 90)
    #expect(
      advice.candidates.map(\.estimate).prefix(3) == ["[70, 60]", "[50, 40]", "[90, 80]"])
    #expect(advice.best.key == "layout.estimatedItemSize")
  }

  @Test("Of too many items evenly spread ones are measured")
  func sampled() throws {
    let scene = try Self.scene(
      """
      data: { sections: [{ items: 1000 }, { items: 0 }, { items: 3001 }] }
      cell: { size: { cycle: [[320, 40], [320, 80]], run: 10 } }
      layout: { kind: list }
      """)
    let advice = try Advisor(scene, limit: 400).advice()
    #expect(advice.items == 4001)
    #expect(advice.sampled == 400)
    #expect(advice.lengths.mean > 55 && advice.lengths.mean < 65)
    #expect(
      AdviceText(advice).text.hasPrefix(
        "4001 items in 3 sections, list; measured are 400 of them, evenly spread\n"))
    let run = try PaneRun(scene.panes[0], keepsTrace: false)
    let sizes = TrueSizes(of: run, limit: 400)
    #expect(sizes.sections.map(\.count) == [100, 0, 300])
    #expect(sizes.data.itemCount == 400)
    // The 26th of the sample is the 250th of all, in the 26th run of ten.
    #expect(sizes.sections[0][25].height == (250 / 10 % 2 == 0 ? 40 : 80))
  }

  @Test(
    "Where nothing is guessed there is nothing to advise",
    arguments: [
      "data: 5\nlayout: { kind: carousel }", "data: 5\nlayout: { kind: list, sizing: delegate }",
      "data: 0",
    ])
  func nothing(text: String) throws {
    let scene = try Self.scene(text + "\n")
    #expect(throws: Advisor.NothingToAdvise.self) { _ = try Advisor(scene) }
  }

  @Test("A table, a sentence and what to paste; ASCII on demand")
  func text() throws {
    let candidates = [
      Advice.Candidate(
        name: "median", estimate: "50", key: "layout.estimatedHeight", jumps: 1, jumpPoints: 20,
        blankMost: 0.125, blankPoints: 60, measured: 31, seen: 30),
      Advice.Candidate(
        name: "largest, now", estimate: "200", key: "layout.estimatedHeight", jumps: 9,
        jumpPoints: 900, blankMost: 0.5, blankPoints: 700, measured: 30, seen: 30),
    ]
    let advice = Advice(
      scene: "s.yaml", layout: "list", side: "height", items: 100, sampled: nil, sections: 1,
      lengths: Advice.Lengths(mean: 70.5, median: 50, smallest: 40, largest: 200),
      kinds: [Advice.Kind(length: 50, count: 90), Advice.Kind(length: 200, count: 10)],
      candidates: candidates, recommended: 0)
    #expect(
      AdviceText(advice).text == """
        100 items, list
        true heights: 40 to 200, mean 70.5, median 50
        2 kinds: 50 (90), 200 (10). A layout or delegate that tells them apart by type need not guess.

                        estimate  jumps  points  blank most  points  measured  seen
        ▸ median              50      1      20      12.5 %      60        31    30
          largest, now       200      9     900        50 %     700        30    30
        Jumps while scrolling up where nobody makes up for them; blanks where the layout is asked but once a scroll.

        Use 50 (median): 1 jump of 20 pt together, up to 12.5 % of the screen is blank, 1 cell is measured unseen.

          --set layout.estimatedHeight=50
          layout: { kind: list, estimatedHeight: 50 }
        """)
    let plain = AdviceText(advice, isASCII: true).text
    #expect(plain.allSatisfy { $0.isASCII })
  }
}
