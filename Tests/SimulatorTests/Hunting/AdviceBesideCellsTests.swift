import Foundation
import Scenes
import Testing

@testable import Simulator

/// What is told of headers and footers, and of items that nobody guesses.
@Suite("Advice beside cells")
@MainActor
struct AdviceBesideCellsTests {
  private static func scene(_ text: String) throws -> Scene {
    try SceneLoader().scene(text: text, name: "advice.yaml")
  }

  private static let headers = """
    data: { sections: [{ items: 8, header: Section, repeat: 10 }] }
    cell: { size: [320, 60] }
    header: { size: [320, 100] }

    """

  @Test("What headers cost is told apart from cells, with the key that says how high they are")
  func headers() throws {
    let scene = try Self.scene(
      Self.headers + "layout: { kind: list, estimatedHeight: 60, estimatedHeaderHeight: 44 }\n")
    let advice = try Advisor(scene).advice()
    // Nine headers come in at the top on the way up, each 100 − 44 higher than it was thought.
    #expect(advice.best.jumps == 9 && advice.best.jumpPoints == 504)
    let edge = try #require(advice.edges.first)
    #expect(edge.name == "headers" && edge.estimated == 44 && edge.measured == 100)
    #expect(edge.jumps == 9 && edge.jumpPoints == 504)
    #expect(edge.key == "layout.estimatedHeaderHeight")
    #expect(advice.settings == ["layout.estimatedHeight=60", "layout.estimatedHeaderHeight=100"])
    let text = AdviceText(advice).text
    #expect(
      AdviceText(advice).flat.contains(
        " Of the headers, taken for 44 and measuring 100, come all the jumps of 504 pt together"))
    #expect(
      text.contains(
        "\n  layout: { kind: list, estimatedHeight: 60, estimatedHeaderHeight: 100 }"))
    let right = try Advisor(
      Self.scene(
        Self.headers + "layout: { kind: list, estimatedHeight: 60, estimatedHeaderHeight: 100 }\n"))
    #expect(try right.advice().edges.isEmpty)
  }

  @Test("Footers, of which a list takes no estimate, are told apart, too, and headers of sections")
  func footers() throws {
    let scene = try Self.scene(
      """
      data: { sections: [{ items: 8, header: Section, footer: End, repeat: 10 }] }
      cell: { size: [320, 60] }
      header: { size: [320, 100] }
      footer: { size: [320, 20] }
      layout:
        kind: list
        estimatedHeight: 60
        estimatedHeaderHeight: 100
        perSection: [{ estimatedHeaderHeight: 44, spacing: 2 }, { estimatedHeaderHeight: 44 }]
      """)
    let advice = try Advisor(scene).advice()
    #expect(advice.edges.map(\.name) == ["headers", "footers"])
    #expect(advice.edges.map(\.key) == ["layout.estimatedHeaderHeight", nil])
    #expect(
      advice.settings == ["layout.estimatedHeight=60", "layout.perSection=[{ spacing: 2 }, {}]"])
    #expect(
      AdviceText(advice).flat.contains("`list` has no key for what they are taken for."))
  }

  @Test("Items that scroll sideways are guessed by nobody, and take no part")
  func sideways() throws {
    let scene = try Self.scene(
      """
      data:
        sections:
          - { items: 15 }
          - { items: [{ size: [120, 200] }, { size: [120, 200] }, { size: [120, 200] }] }
          - { items: 15 }
      cell: { size: [320, 60] }
      layout:
        kind: list
        estimatedHeight: 50
        perSection: [{}, { sidewaysItemSize: [120, 90] }]
      """)
    let advice = try Advisor(scene).advice()
    #expect(advice.items == 30 && advice.sections == 2)
    #expect(
      advice.lengths
        == Advice.Lengths(
          mean: 60, median: 60, smallest: 60, largest: 60, lowerTenth: 60, upperTenth: 60))
    #expect(advice.best.estimate == "60" && advice.best.measured == advice.best.seen)
    #expect(advice.walk == Advice.Walk(places: nil, items: 30, of: 30))
    #expect(
      try Advisor(scene).advice(perSection: true).best.estimate
        == "[{ estimatedHeight: 60 }, { sidewaysItemSize: [120, 90] }, { estimatedHeight: 60 }]")
    var alone = scene
    alone.panes[0].layout.properties["sidewaysItemSize"] = .size(CGSize(width: 9, height: 9))
    #expect(throws: Advisor.NothingToAdvise.self) { _ = try Advisor(alone) }
  }

  @Test(
    "Footers that some sections of a flow have are guessed right in those, and nowhere else",
    arguments: [
      (
        "perSection: [{}, { footerReferenceSize: [320, 20] }]",
        "[{}, { footerReferenceSize: [320, 40] }]"
      ),
      ("footerReferenceSize: [320, 20]", "[{}, { footerReferenceSize: [320, 40] }]"),
    ])
  func someFooters(said: String, advised: String) throws {
    let scene = try Self.scene(
      """
      data: { sections: [{ items: 20 }, { items: 20, footer: x }] }
      cell: { size: [100, 70] }
      footer: { size: [320, 40] }
      layout: { kind: flow, estimatedItemSize: [100, 60], \(said) }
      """)
    let advice = try Advisor(scene).advice()
    #expect(
      advice.settings == ["layout.estimatedItemSize=[100, 70]", "layout.perSection=\(advised)"])
  }

  @Test(
    "The line to paste is the scene's own layout with the estimate changed, what it says besides kept in its order",
    arguments: [
      (
        "kind: flow, sectionInset: [8, 4, 8, 4], estimatedItemSize: [100, 50.0], minimumLineSpacing: 2.0",
        "kind: flow, sectionInset: [8, 4, 8, 4], estimatedItemSize: [100, 70], minimumLineSpacing: 2.0"
      ),
      (
        "pinHeaders: true, sizing: self",
        "kind: list, pinHeaders: true, sizing: self, estimatedHeight: 70"
      ),
      (
        "kind: list, spacing: 3, perSection: [{ spacing: 2, estimatedHeight: 9 }, {}], estimatedHeight: 8",
        "kind: list, spacing: 3, perSection: [{ spacing: 2 }, {}], estimatedHeight: 70"
      ),
    ])
  func ownLayout(said: String, advised: String) throws {
    let scene = try Self.scene(
      """
      data: { sections: [{ items: 20 }, { items: 20 }] }
      cell: { size: [100, 70] }
      layout: { \(said) }
      """)
    let text = AdviceText(try Advisor(scene).advice()).text
    #expect(text.hasSuffix("\n  layout: { \(advised) }"), "\(text)")
  }

  @Test(
    "The line to paste for each section keeps what a pane has from the scene, and its own estimate for all"
  )
  func ownSections() throws {
    let scene = try Self.scene(
      """
      data: { sections: [{ items: 20 }, { items: 20 }] }
      cell: { size: [100, 70] }
      layout: { kind: list, spacing: 3 }
      panes:
        - layout: { estimatedHeight: 44, perSection: [{ spacing: 2, estimatedHeight: 9 }] }
      """)
    let advice = try Advisor(scene).advice(perSection: true)
    #expect(
      advice.layoutText
        == "{ kind: list, spacing: 3, estimatedHeight: 44, "
        + "perSection: [{ spacing: 2, estimatedHeight: 70 }, { estimatedHeight: 70 }] }")
    #expect(
      advice.settings == [
        "layout.perSection=[{ estimatedHeight: 70, spacing: 2 }, { estimatedHeight: 70 }]"
      ])
    // A pane that was made in code has no file to keep the order of.
    var made = scene
    made.panes[0] = Pane()
    made.panes[0].data = scene.panes[0].data
    made.panes[0].layout.properties["spacing"] = .number(5)
    #expect(try Advisor(made).advice().layoutText.hasPrefix("{ kind: list, "))
  }
}
