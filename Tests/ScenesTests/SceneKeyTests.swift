import Foundation
import Testing

@testable import Scenes

@Suite("Keys of a scene")
struct SceneKeyTests {
  @Test("The smallest scene has every default")
  func smallest() throws {
    var expected = Pane()
    expected.data = DataSet(sections: [DataSection(items: .numbered(200))])
    #expect(
      try scene("data: 200") == Scene(name: "scene.yaml", title: "scene", panes: [expected]))
    let pane = try pane("data: 200")
    #expect(pane.viewport == CGSize(width: 320, height: 480))
    #expect(pane.layout == LayoutDescription(kind: "list", sizing: .self))
    #expect(pane.cell.source == .text(TextSizing(padding: Insets(8, 8, 8, 8), maxWidth: nil)))
    #expect(pane.behavior == BehaviorDescription(preset: "uikit"))
    #expect(!pane.viewportIsGiven)
  }

  @Test("Texts keep the spelling of the file")
  func spelling() throws {
    let scene = try scene(
      """
      title: no
      about: |
        Cells: placed by their estimate,
        then shrink.
      data: { sections: [{ header: 0x10, footer: 1.50, items: [yes, null, ~, 007, "배", 1e3] }] }
      steps: [{ say: off }]
      """)
    #expect(scene.title == "no")
    #expect(scene.about == "Cells: placed by their estimate,\nthen shrink.\n")
    let section = scene.panes[0].data.sections[0]
    #expect(section.header == "0x10")
    #expect(section.footer == "1.50")
    #expect(scene.panes[0].data.texts == [["yes", "null", "~", "007", "배", "1e3"]])
    #expect(scene.steps.map(\.kind) == [.say("off")])
  }

  @Test("The story of a bug")
  func exhibit() throws {
    let whole = try scene(
      """
      exhibit:
        entry: B01
        sees: The page lurches.
        cause: Nobody moves the offset.
        basis: documented symptom
        reported: [https://example.org/1, a talk]
        fix: Move it.
        code: [keepPlaceWhenMeasuring, loadOnce]
        knob: [compensation, sizeCache]
      """)
    #expect(
      whole.exhibit
        == Exhibit(
          entry: "B01", sees: "The page lurches.", cause: "Nobody moves the offset.",
          basis: .documentedSymptom, reported: ["https://example.org/1", "a talk"],
          fix: "Move it.",
          code: [.keepPlaceWhenMeasuring, .loadOnce], knobs: ["compensation", "sizeCache"]))
    let least = try scene(
      "exhibit: { entry: B42, sees: a, cause: b, basis: inferred, code: loadOnce, knob: estimate }")
    #expect(
      least.exhibit
        == Exhibit(
          entry: "B42", sees: "a", cause: "b", basis: .inferred, code: [.loadOnce],
          knobs: ["estimate"]))
    #expect(try scene("data: 1").exhibit == nil)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let change: @Sendable (inout Pane) -> Void
    var testDescription: String { text }

    init(_ text: String, _ change: @escaping @Sendable (inout Pane) -> Void) {
      self.text = text
      self.change = change
    }
  }

  static let paneKeys: [Case] = [
    Case("cellophane: 1") { _ in },
    Case("viewport: [480, 320.5]") {
      $0.viewport = CGSize(width: 480, height: 320.5)
      $0.viewportIsGiven = true
    },
    Case("scale: [5, 10]") { $0.scale = CGSize(width: 5, height: 10) },
    Case("font: [8, 16]") { $0.font = CGSize(width: 8, height: 16) },
    Case("displayScale: 3") { $0.displayScale = 3 },
    Case("seed: 18446744073709551615") { $0.seed = .max },
    Case("anchor: bottom") { $0.anchor = .bottom },
    Case("anchor: none") { $0.anchor = .none },
    Case("header: { size: [320, 44] }") { $0.header = CGSize(width: 320, height: 44) },
    Case("footer: { size: [320, 20] }") { $0.footer = CGSize(width: 320, height: 20) },
    Case("contentInset: [1, 2, -3, 4]") { $0.contentInset = .fixed(Insets(1, 2, -3, 4)) },
    Case("contentInset: { bottomWhenShorterThan: 480, by: 10 }") {
      $0.contentInset = .whenShorter(InsetRule(.bottom, whenShorterThan: 480, by: 10))
    },
    Case("contentInset: { rightWhenShorterThan: 480, by: 10, untilLongerThan: 520 }") {
      $0.contentInset = .whenShorter(
        InsetRule(.right, whenShorterThan: 480, by: 10, until: 520))
    },
    Case("prefetch: true") { $0.prefetch = true },
    Case("safeAreaInsets: [44, 0, 34, 0]") { $0.safeAreaInsets = Insets(44, 0, 34, 0) },
    Case("contentInsetAdjustmentBehavior: scrollableAxes") {
      $0.contentInsetAdjustmentBehavior = .scrollableAxes
    },
    Case("obscured: [64, 0, 300.5, 1]") { $0.obscured = Insets(64, 0, 300.5, 1) },
    Case("semanticContentAttribute: forceRightToLeft") {
      $0.semanticContentAttribute = .forceRightToLeft
    },
    Case("semanticContentAttribute: forceLeftToRight") {
      $0.semanticContentAttribute = .forceLeftToRight
    },
    Case("layout: { kind: flow, flipsHorizontallyInOppositeLayoutDirection: true }") {
      $0.layout.kind = "flow"
      $0.layout.properties["flipsHorizontallyInOppositeLayoutDirection"] = .flag(true)
    },
    Case("selfSizingInvalidation: disabled") { $0.selfSizingInvalidation = .disabled },
    Case("selfSizingInvalidation: enabledIncludingConstraints") {
      $0.selfSizingInvalidation = .enabledIncludingConstraints
    },
    Case("scroll: { decelerationRate: fast, bounces: false }") {
      $0.scroll.decelerationRate = .fast
      $0.scroll.bounces = false
    },
    Case("scroll: { isPagingEnabled: true, alwaysBounceVertical: true }") {
      $0.scroll.isPagingEnabled = true
      $0.scroll.alwaysBounceVertical = true
    },
    Case("scroll: { alwaysBounceHorizontal: TRUE }") { $0.scroll.alwaysBounceHorizontal = true },
    Case("scroll: { isDirectionalLockEnabled: true }") {
      $0.scroll.isDirectionalLockEnabled = true
    },
    Case("behavior: correct") { $0.behavior.preset = "correct" },
    Case("behavior: { preset: correct, requery: once, contentSize: frozen }") {
      $0.behavior = BehaviorDescription(
        preset: "correct", knobs: ["requery": .word("once"), "contentSize": .word("frozen")])
    },
    Case("behavior: { sizeCache: [droppedOnReload, droppedOnWidthChange] }") {
      $0.behavior.knobs = ["sizeCache": .words(["droppedOnReload", "droppedOnWidthChange"])]
    },
    Case("behavior: { sizeCache: [byID] }") { $0.behavior.knobs = ["sizeCache": .word("byID")] },
  ]

  @Test("Keys of a pane", arguments: paneKeys)
  func paneKey(_ example: Case) throws {
    var expected = Pane()
    example.change(&expected)
    #expect(try pane(example.text) == expected)
  }

  static let cells: [(String, CellSizing)] = [
    ("size: [320, 40]", CellSizing(source: .fixed(CGSize(width: 320, height: 40)))),
    (
      "size: { list: [[100, 60], [80, 40]] }",
      CellSizing(source: .list([CGSize(width: 100, height: 60), CGSize(width: 80, height: 40)]))
    ),
    (
      "size: { cycle: [[320, 40], [320, 200]], run: 50 }",
      CellSizing(
        source: .cycle(
          [CGSize(width: 320, height: 40), CGSize(width: 320, height: 200)], run: 50))
    ),
    (
      "size: { cycle: [[1, 2]] }",
      CellSizing(source: .cycle([CGSize(width: 1, height: 2)], run: 1))
    ),
    (
      "size: { random: { width: 320, height: [20, 200] } }",
      CellSizing(source: .random(width: 320...320, height: 20...200))
    ),
    (
      "size: { byWidth: { 320: 60, \"480.5\": 40 } }",
      CellSizing(source: .byWidth([320: 60, 480.5: 40]))
    ),
    (
      "size: { text: { padding: [1, 2, 3, 4], maxWidth: 300 } }",
      CellSizing(source: .text(TextSizing(padding: Insets(1, 2, 3, 4), maxWidth: 300)))
    ),
    (
      "size: { inner: { items: 7, itemSize: [100, 80] } }",
      CellSizing(
        source: .inner(
          InnerSizing(items: [7], itemSize: CGSize(width: 100, height: 80), width: 320)))
    ),
    (
      "size: { inner: { items: [7, 0], itemSize: [0.5, 80], spacing: 0, width: 300, measured: beforeLayout } }",
      CellSizing(
        source: .inner(
          InnerSizing(
            items: [7, 0], itemSize: CGSize(width: 0.5, height: 80), spacing: 0, width: 300,
            measured: .beforeLayout)))
    ),
    ("size: { text: }", CellSizing()),
    ("alternates: [0, 0.5]", CellSizing(alternates: [0, 0.5])),
    (
      "changes: { after: 0.5, items: [[0, 3]], by: [0, 120] }",
      CellSizing(changes: [
        CellChange(after: 0.5, items: [[0, 3]], by: CGSize(width: 0, height: 120))
      ])
    ),
    (
      "changes: [{ items: [[0, 3], [1, 0]], by: [0, -5] }]",
      CellSizing(changes: [
        CellChange(after: 0, items: [[0, 3], [1, 0]], by: CGSize(width: 0, height: -5))
      ])
    ),
  ]

  @Test("True sizes of cells", arguments: cells)
  func cell(_ text: String, _ expected: CellSizing) throws {
    #expect(try pane("cell: { \(text) }").cell == expected)
  }

  static let layouts: [(String, LayoutDescription)] = [
    (
      "kind: list, estimatedHeight: 80, estimatedHeaderHeight: 30, spacing: 4, pinHeaders: false",
      LayoutDescription(
        kind: "list", sizing: .self,
        properties: [
          "estimatedHeight": .number(80), "estimatedHeaderHeight": .number(30),
          "spacing": .number(4), "pinHeaders": .flag(false),
        ])
    ),
    (
      "sizing: delegate, perSection: [{ estimatedHeight: 80 }, {}]",
      LayoutDescription(
        kind: "list", sizing: .delegate, perSection: [["estimatedHeight": .number(80)], [:]])
    ),
    (
      "kind: flow, estimatedItemSize: [320, 200], itemSize: [50, 50], sizing: self",
      LayoutDescription(
        kind: "flow", sizing: .self,
        properties: [
          "estimatedItemSize": .size(CGSize(width: 320, height: 200)),
          "itemSize": .size(CGSize(width: 50, height: 50)),
        ])
    ),
    (
      "kind: flow, sizing: fixed, minimumLineSpacing: -9, minimumInteritemSpacing: 10,"
        + " sectionInset: [1, 2, -3, 4], scrollDirection: horizontal",
      LayoutDescription(
        kind: "flow", sizing: .fixed,
        properties: [
          "minimumLineSpacing": .number(-9), "minimumInteritemSpacing": .number(10),
          "sectionInset": .insets(Insets(1, 2, -3, 4)), "scrollDirection": .word("horizontal"),
        ])
    ),
    (
      "kind: flow, headerReferenceSize: [320, 44], footerReferenceSize: [320, 20],"
        + " sectionHeadersPinToVisibleBounds: false, perSection: [{ footerReferenceSize: [9, 9] }]",
      LayoutDescription(
        kind: "flow", sizing: .self,
        properties: [
          "headerReferenceSize": .size(CGSize(width: 320, height: 44)),
          "footerReferenceSize": .size(CGSize(width: 320, height: 20)),
          "sectionHeadersPinToVisibleBounds": .flag(false),
        ], perSection: [["footerReferenceSize": .size(CGSize(width: 9, height: 9))]])
    ),
    (
      "kind: flow, sizing: both, estimatedItemSize: automatic, sectionInsetReference: fromSafeArea,"
        + " sectionHeadersPinToVisibleBounds: true, sectionFootersPinToVisibleBounds: true",
      LayoutDescription(
        kind: "flow", sizing: .both,
        properties: [
          "estimatedItemSize": .automatic, "sectionInsetReference": .word("fromSafeArea"),
          "sectionHeadersPinToVisibleBounds": .flag(true),
          "sectionFootersPinToVisibleBounds": .flag(true),
        ])
    ),
    (
      "kind: waterfall, columns: 3, spacing: 5, order: roundRobin, estimatedHeight: 100",
      LayoutDescription(
        kind: "waterfall", sizing: .self,
        properties: [
          "columns": .number(3), "spacing": .number(5), "order": .word("roundRobin"),
          "estimatedHeight": .number(100),
        ])
    ),
    (
      "kind: carousel, itemSize: [200, 300], minimumLineSpacing: 20, scale: 0.8",
      LayoutDescription(
        kind: "carousel", sizing: .fixed,
        properties: [
          "itemSize": .size(CGSize(width: 200, height: 300)), "minimumLineSpacing": .number(20),
          "scale": .number(0.8),
        ])
    ),
    (
      "kind: twoColumnPhotos, columns: 2, cellPadding: 6",
      LayoutDescription(
        kind: "twoColumnPhotos", sizing: .delegate,
        properties: ["columns": .number(2), "cellPadding": .number(6)])
    ),
  ]

  @Test("Layouts and their properties", arguments: layouts)
  func layout(_ text: String, _ expected: LayoutDescription) throws {
    #expect(try pane("layout: { \(text) }").layout == expected)
  }

  @Test(
    "Numbers in every spelling",
    arguments: [
      ("40", 40), ("+40", 40), ("40.0", 40), ("4e1", 40), ("1_000", 1000), ("1_000.5", 1000.5),
      (".5", 0.5), ("5.", 5), ("0.5E+1", 5),
    ])
  func number(_ spelling: String, _ expected: Double) throws {
    let layout = try pane("layout: { estimatedHeight: \(spelling) }").layout
    #expect(layout.properties["estimatedHeight"] == .number(expected))
  }

  @Test("JSON is YAML")
  func json() throws {
    let json = """
      {"title": "A \\"list\\"",\t"data": {"sections": [{"items": ["a", {"id": "c", "text": "b"}]}]},
      \t"layout": {"kind": "flow", "itemSize": [50, 50]}, "steps": [{"wait": 0.5}]}
      """
    let scene = try scene(json)
    #expect(scene.title == "A \"list\"")
    #expect(scene.panes[0].data.texts == [["a", "b"]])
    #expect(scene.panes[0].layout.kind == "flow")
    #expect(scene.steps == [Step(line: 2, kind: .wait(seconds: 0.5))])
  }
}

extension Insets {
  init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}
