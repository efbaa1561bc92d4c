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
      advice.lengths
        == Advice.Lengths(
          mean: 60, median: 60, smallest: 60, largest: 60, lowerTenth: 60, upperTenth: 60))
    #expect(advice.candidates.map(\.name) == ["median, mean, smallest, largest", "now"])
    #expect(advice.candidates.map(\.estimate) == ["60", "100"])
    #expect(advice.recommended == 0)
    #expect(advice.best.cost == 0)
    #expect(advice.best.measured == advice.best.seen)
    // Every row that comes in at the top is 40 points shorter than thought; the start of the content limits the last move.
    let now = advice.candidates[1]
    #expect(now.jumps > 0 && now.jumpPoints > 0 && now.jumpPoints <= Double(now.jumps) * 40)
    #expect(now.blankMost > 0 && now.blankPoints > 0)
    #expect(advice.sampled == nil && advice.kinds.isEmpty)
  }

  @Test("Too low an estimate measures cells that nobody sees, and leaves nothing blank")
  func low() throws {
    let scene = try Self.scene(
      "data: 300\ncell: { size: [320, 60] }\nlayout: { kind: list, estimatedHeight: 10 }\n")
    let now = try Advisor(scene).advice().candidates[1]
    #expect(now.mostMeasured > 4 * now.mostInView && !now.measuresAtOnce)
    #expect(now.blankPoints == 0)
  }

  @Test("Sections of other heights are worth an estimate each; behaviour counts in steps alone")
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
          (0..<15).map { item in
            Item(
              id: "\(section)-\(item)",
              size: CGSize(width: 320, height: section % 2 == 0 ? 30 : 200))
          }))
    }
    let advice = try Advisor(large).advice()
    #expect(advice.best.key == "layout.perSection")
    #expect(
      advice.best.estimate
        == "[{ estimatedHeight: 30, spacing: 2 }, { estimatedHeight: 200 }, "
        + "{ estimatedHeight: 30 }, { estimatedHeight: 200 }]")
    #expect(advice.best.cost == 0)
    #expect(
      advice.kinds == [Advice.Kind(length: 30, count: 30), Advice.Kind(length: 200, count: 30)])
    large.panes[0].behavior = BehaviorDescription(
      preset: "correct", knobs: ["compensation": .word("none")])
    #expect(try Advisor(large).advice() == advice)
    let text = AdviceText(advice).text
    #expect(
      AdviceText(advice).flat.contains(
        "Use the median of each section: nothing jumps, nothing is blank, "))
    #expect(text.contains("  --set 'layout.perSection=[{ estimatedHeight: 30, spacing: 2 }, "))
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
      data: { sections: [{ items: 100 }, { items: 0 }, { items: 301 }] }
      cell: { size: { cycle: [[320, 40], [320, 80]], run: 10 } }
      layout: { kind: list }
      """)
    let advice = try Advisor(scene, limit: 40).advice()
    #expect(advice.items == 401)
    #expect(advice.sampled == 40)
    #expect(advice.lengths.mean > 55 && advice.lengths.mean < 65)
    #expect(
      AdviceText(advice).text.hasPrefix(
        "401 items in 3 sections, list; measured are 40 of them, evenly spread\n"))
    let run = try PaneRun(scene.panes[0], keepsTrace: false)
    let sizes = TrueSizes(of: run, limit: 40)
    #expect(sizes.sections.map(\.count) == [10, 0, 30])
    #expect(sizes.data.itemCount == 40)
    // The sixth of the sample is the item after 50, in the sixth run of ten.
    #expect(sizes.sections[0][5].height == 80)
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

  private static func candidate(
    _ name: String, _ estimate: String, jumps: Int, _ points: Double, blank: Double,
    atOnce: Int = 5, measured: Int = 31, key: String = "layout.estimatedHeight"
  ) -> Advice.Candidate {
    Advice.Candidate(
      name: name, estimate: estimate, key: key, jumps: jumps, jumpPoints: points,
      blankMost: blank > 0 ? 0.125 : 0, blankPoints: blank, measured: measured, seen: 30,
      mostMeasured: atOnce, mostInView: 9)
  }

  @Test("Fewer jumps and less blank go before fewer points, and every choice says why")
  func choosing() {
    let low = Self.candidate("median", "40", jumps: 21, 3360, blank: 0, measured: 137)
    let middle = Self.candidate("mean", "80", jumps: 47, 2840, blank: 440, measured: 117)
    let high = Self.candidate("largest", "200", jumps: 14, 2240, blank: 2640)
    let first = Recommendation(among: [low, middle, high])
    #expect(first.index == 0)
    #expect(
      first.reason == "80 (mean) is 3280 pt, not 3360, but more jumps and more blank.")
    // Half as many points again is too much for fewer jumps.
    let few = Self.candidate("few", "300", jumps: 2, 5000, blank: 0)
    #expect(Recommendation(among: [few, middle]).index == 1)
    let twin = Self.candidate("twin", "41", jumps: 21, 3360, blank: 0, measured: 120)
    let tied = Recommendation(among: [low, twin])
    #expect(tied.index == 1)
    #expect(tied.reason == "40 (median) is as good and measures 137 cells, not 120.")
    let tiny = Self.candidate("now", "1", jumps: 0, 0, blank: 0, atOnce: 91)
    #expect(Recommendation(among: [tiny, low]).index == 1)
    #expect(
      Recommendation(among: [tiny, low]).reason == "All others measure everything at once.")
    #expect(
      Recommendation(among: [tiny]).reason == "There is no other for the cells to choose from.")
    let key = "layout.perSection"
    let worth = Self.candidate("sections", "[…]", jumps: 20, 2600, blank: 0, key: key)
    #expect(Recommendation(among: [low, worth]).index == 1)
    let dear = Self.candidate("sections", "[…]", jumps: 20, 2700, blank: 0, key: key)
    #expect(Recommendation(among: [low, dear]).index == 0)
    #expect(Recommendation(among: [low, dear], wantsSections: true).index == 1)
    // What is not worth its lines is told beside what it would beat.
    let less = Self.candidate("sections", "[…]", jumps: 21, 3300, blank: 0, key: key)
    let more = Self.candidate("largest", "50", jumps: 22, 3400, blank: 0)
    let fewest = "3360 pt moved or left blank, 3400 with 50 (largest)."
    let apart = "One for each section comes to 3300 pt, at most a fifth fewer."
    #expect(Recommendation(among: [low, more]).reason == "Fewest points: \(fewest)")
    #expect(
      Recommendation(among: [low, more, less]).reason
        == "Fewest points of one for all: \(fewest) \(apart)")
    #expect(Recommendation(among: [low, twin, less]).reason == "\(tied.reason) \(apart)")
  }

  @Test("All are held against the fewest points, so that no three estimates go round in a circle")
  func order() {
    // 40 has fewer jumps than 60, 60 fewer than 107, and 107 half the points of 40.
    let middle = Self.candidate("median", "107", jumps: 170, 5730, blank: 382)
    let low = Self.candidate("smallest", "40", jumps: 155, 10191, blank: 0)
    let now = Self.candidate("now", "60", jumps: 162, 8083, blank: 0)
    let key = "layout.perSection"
    let sections = Self.candidate("sections", "[…]", jumps: 167, 5741, blank: 395, key: key)
    let reason = "107 (median) is 6112 pt, not 8083, but more jumps and more blank."
    for singles in [[middle, low, now], [now, middle, low], [low, now, middle]] {
      let best = Recommendation(among: singles + [sections])
      #expect(singles[min(best.index, 2)] == now && best.index < 3)
      #expect(best.reason == reason)
    }
    #expect(
      Recommendation(among: [middle, low, now, sections], wantsSections: true).reason
        == "6136 pt moved or left blank, 6112 with one for all, 107 (median).")
    // What saves a fifth of what is recommended saves less of the fewest points.
    let less = Self.candidate("sections", "[…]", jumps: 160, 5600, blank: 0, key: key)
    let kept = Recommendation(among: [middle, low, now, less])
    #expect(kept.index == 2)
    #expect(
      kept.reason == reason
        + " One for each section comes to 5600 pt, at most a fifth fewer than with 107 (median).")
    let worth = Self.candidate("sections", "[…]", jumps: 160, 4800, blank: 0, key: key)
    let apart = Recommendation(among: [middle, low, now, worth])
    #expect(apart.index == 3)
    #expect(
      apart.reason == "4800 pt moved or left blank, 6112 with one for all, 107 (median).")
  }

  @Test("The one row that differs is found wherever it stands; a long list says that it was not")
  func walk() throws {
    let scene = try Self.scene(
      """
      data: 190
      cell: { size: [320, 40] }
      layout: { kind: list, estimatedHeight: 40 }
      """)
    var odd = scene
    odd.panes[0].data.sections[0].items = .listed(
      (0..<190).map { Item(id: "\($0)", size: CGSize(width: 320, height: $0 == 166 ? 56 : 40)) })
    let advice = try Advisor(odd).advice()
    #expect(advice.best.jumps == 1)
    #expect(advice.walk == Advice.Walk(places: nil, items: 190, of: 190))
    let part = try Advisor(odd, tickLimit: 80).advice()
    #expect(part.walk.places == 8 && !part.walk.isWhole)
    #expect(part.walk.items < 190)
  }

  @Test(
    "An estimate that measures all at once is named and takes no part; a tiny one is not nothing")
  func tiny() throws {
    let scene = try Self.scene(
      "data: 300\ncell: { size: [320, 60] }\nlayout: { kind: list, estimatedHeight: 0.001 }\n")
    let advice = try Advisor(scene).advice()
    let now = advice.candidates[1]
    #expect(now.estimate == "0.001")
    #expect(now.cost == 0 && now.mostMeasured == 300 && now.measuresAtOnce)
    #expect(!advice.best.measuresAtOnce && advice.recommended == 0)
    #expect(AdviceText(advice).flat.contains(" 0.001 (now) measures 300 cells in one frame, for "))
  }

  @Test("An estimate for each section is recommended when asked for, or there is none")
  func sectionsOnRequest() throws {
    let scene = try Self.scene(
      """
      data: { sections: [{ items: 30 }, { items: 30 }] }
      cell: { size: [320, 60] }
      layout: { kind: list }
      """)
    #expect(try Advisor(scene).advice().best.key == "layout.estimatedHeight")
    let advice = try Advisor(scene).advice(perSection: true)
    #expect(advice.best.estimate == "[{ estimatedHeight: 60 }, { estimatedHeight: 60 }]")
    for other in ["data: 30\n", "data: 30\nlayout: { kind: flow, estimatedItemSize: [320, 50] }\n"]
    {
      #expect(throws: Advisor.NothingToAdvise.self) {
        try Advisor(Self.scene(other)).advice(perSection: true)
      }
    }
  }

  @Test("A small estimate that is recommended says how many cells a frame makes")
  func making() {
    func text(_ atOnce: Int) -> String {
      let candidates = [Self.candidate("smallest", "20", jumps: 0, 0, blank: 0, atOnce: atOnce)]
      return AdviceText(
        Advice(
          scene: "s.yaml", layout: "list", side: "height", items: 100, sampled: nil, sections: 1,
          lengths: Advice.Lengths(
            mean: 70, median: 50, smallest: 20, largest: 200, lowerTenth: 40, upperTenth: 60),
          kinds: [],
          candidates: candidates, walk: Advice.Walk(places: nil, items: 30, of: 30),
          recommended: 0, reason: "", settings: ["layout.estimatedHeight=20"],
          layoutText: "{ kind: list, estimatedHeight: 20 }")
      ).flat
    }
    #expect(
      text(24).contains("unseen; for that up to 24 cells are made in one frame, for 9 in view."))
    #expect(!text(12).contains("in one frame"))
  }

  @Test("A table, a sentence and what to paste; ASCII on demand")
  func text() throws {
    let candidates = [
      Self.candidate("median", "50", jumps: 1, 20, blank: 60),
      Self.candidate("largest, now", "200", jumps: 9, 900, blank: 700),
      Self.candidate("tiny", "1", jumps: 0, 0, blank: 0, atOnce: 99),
    ]
    let advice = Advice(
      scene: "s.yaml", layout: "list", side: "height", items: 100, sampled: nil, sections: 1,
      lengths: Advice.Lengths(
        mean: 70.5, median: 50, smallest: 40, largest: 200, lowerTenth: 40, upperTenth: 200),
      kinds: [Advice.Kind(length: 50, count: 90), Advice.Kind(length: 200, count: 10)],
      candidates: candidates, walk: Advice.Walk(places: nil, items: 30, of: 100),
      recommended: 0, reason: Recommendation(among: candidates).reason,
      settings: ["layout.estimatedHeight=50"],
      layoutText: "{ kind: list, estimatedHeight: 50, spacing: 2 }")
    #expect(
      AdviceText(advice).text == """
        100 items, list
        true heights: 40 to 200, mean 70.5, median 50
        2 kinds: 50 (90), 200 (10).
        A delegate that returns the size of each item leaves nothing to guess:
        `layout.sizing: delegate`, in an app `cellophane fix sizesFromDelegate`.

                        estimate  jumps  points  blank most  points  measured  seen
        ▸ median              50      1      20      12.5 %      60        31    30
          largest, now       200      9     900      12.5 %     700        31    30
          tiny                 1      0       0         0 %       0        31    30
        1 (tiny) measures 99 cells in one frame, for 9 in view: what is measured cannot
        jump.
        All scrolled through, up by 30 pt and down by pages.
        Jumps are counted while scrolling up without compensation;
        blanks with one layout query per scroll.

        Use 50 (median): 1 jump of 20 pt together, up to 12.5 % of the screen is blank,
        1 cell is measured unseen.
        Fewest points: 80 pt moved or left blank, 1600 with 200 (largest, now).

          --set layout.estimatedHeight=50
          layout: { kind: list, estimatedHeight: 50, spacing: 2 }
        """)
    var part = advice
    part.walk.places = 8
    #expect(
      AdviceText(part).flat.contains(
        "Scrolled through at 8 places, up by 30 pt and down by pages; the way up shows 30 of 100 "
          + "items. "))
    #expect(AdviceText(part).flat.contains("Use 50 (median): where it was looked at, 1 jump of "))
    let plain = AdviceText(advice, isASCII: true).text
    #expect(plain.allSatisfy { $0.isASCII })
  }

  @Test("No line but what is to be pasted is wider than a terminal of 80 columns")
  func width() throws {
    let scene = try Self.scene(
      "data: 200\ncell: { size: [320, 90] }\nlayout: { kind: list, estimatedHeight: 50 }\n")
    let text = AdviceText(try Advisor(scene).advice()).text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.columnWidth <= 80 }, "\(text)")
    #expect(text.contains("\n▸ median, mean,            90 "))
    #expect(text.contains("\n  smallest, largest\n"))
  }

  @Test(
    "Where no single estimate is near most items, a tenth on each side and sizes by item are named",
    arguments: [([80, 300], true), ([90, 110], false)])
  func spread(_ heights: [Int], isSpread: Bool) throws {
    let scene = try SceneLoader().scene(
      text:
        "{ data: 200, seed: 3, cell: { size: { random: { width: 320, height: \(heights) } } }, layout: { kind: flow, estimatedItemSize: [320, 50] } }",
      name: "a.yaml")
    let advice = try Advisor(scene).advice()
    #expect(advice.lengths.areSpread == isSpread)
    #expect(advice.lengths.lowerTenth < advice.lengths.median)
    #expect(advice.lengths.upperTenth > advice.lengths.median)
    #expect(AdviceText(advice).text.contains("cellophane fix sizesFromDelegate") == isSpread)
  }
}

extension AdviceText {
  /// The text, its lines not broken.
  var flat: String { text.split(separator: "\n").joined(separator: " ") }
}
