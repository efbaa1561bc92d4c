import Foundation
import Testing

@testable import Scenes

@Suite("Panes and the command line")
struct PaneTests {
  @Test("Panes share what the top level says and override what they name")
  func panes() throws {
    let panes = try scene(
      """
      data: 40
      seed: 7
      viewport: [300, 400]
      cell: { size: [320, 40], alternates: [0, 1] }
      layout: { estimatedHeight: 200, spacing: 4 }
      scroll: { bounces: false }
      behavior: { preset: correct, requery: once }
      panes:
        - { title: bug, behavior: { preset: correct, compensation: none } }
        - { title: 2x, cell: { size: [320, 80] }, layout: { spacing: 8 }, seed: 9 }
        - { scroll: { isPagingEnabled: true }, viewport: [100, 100] }
      """
    ).panes
    #expect(panes.map(\.title) == ["bug", "2x", "3"])
    #expect(panes.map(\.data.itemCount) == [40, 40, 40])
    #expect(panes.map(\.seed) == [7, 9, 7])
    #expect(panes.map(\.viewport.width) == [300, 300, 100])
    #expect(panes.map { $0.layout.properties["spacing"] } == [.number(4), .number(8), .number(4)])
    #expect(panes.allSatisfy { $0.layout.properties["estimatedHeight"] == .number(200) })
    #expect(panes.map(\.cell.alternates) == [[0, 1], [0, 1], [0, 1]])
    #expect(panes[1].cell.source == .fixed(CGSize(width: 320, height: 80)))
    #expect(panes.map(\.scroll.isPagingEnabled) == [false, false, true])
    #expect(panes.allSatisfy { !$0.scroll.bounces })
    #expect(panes[0].behavior.knobs == ["compensation": .word("none")])
    #expect(panes[2].behavior.knobs == ["requery": .word("once")])
  }

  @Test("A pane of another kind leaves behind what that kind does not have")
  func kinds() throws {
    let panes = try scene(
      """
      layout:
        kind: flow
        sizing: fixed
        itemSize: [50, 60]
        sectionInset: [1, 1, 1, 1]
        perSection: [{ sectionInset: [2, 2, 2, 2], minimumLineSpacing: 1 }]
      panes: [{}, { layout: { kind: list, spacing: 3 } }, { layout: { kind: carousel } }]
      """
    ).panes
    #expect(panes.map(\.layout.kind) == ["flow", "list", "carousel"])
    #expect(panes.map(\.layout.sizing) == [.fixed, .self, .fixed])
    #expect(
      panes[1].layout.properties == [
        "spacing": .number(3), "sectionInset": .insets(Insets(1, 1, 1, 1)),
      ])
    #expect(panes[1].layout.perSection == [["sectionInset": .insets(Insets(2, 2, 2, 2))]])
    #expect(panes[2].layout.properties == ["itemSize": .size(CGSize(width: 50, height: 60))])
    #expect(panes[2].layout.perSection == [])
  }

  @Test("The top level may hold what only the kinds of its panes have")
  func sharedByPanes() throws {
    let text = """
      layout: { itemSize: [50, 60], sizing: fixed, columns: 3 }
      panes: [{ layout: { kind: flow } }, { layout: { kind: waterfall } }, {}]
      """
    let panes = try scene(text).panes
    #expect(panes[0].layout.properties == ["itemSize": .size(CGSize(width: 50, height: 60))])
    #expect(panes[1].layout.properties == ["columns": .number(3)])
    #expect(panes[2].layout == LayoutDescription())
  }

  @Test("A property of the pane itself must belong to its kind")
  func ownProperty() {
    let text = "layout: { kind: flow }\npanes: [{ layout: { kind: list, itemSize: [1, 1] } }]"
    #expect(
      complaint(text)?.hasPrefix(
        "scene.yaml:2:33: `itemSize` is a property of `flow`, `carousel`, `circle`, `carelessCircle`, `stack`, `stickyGrid`, `stretchyHeader` or `fittedRows`, not of `list`"
      ) == true)
  }

  @Test("Each pane may take its sizes from another field")
  func fields() throws {
    let text = """
      data: { sections: [{ items: [{ text: a, height: 40, tall: 90 }], repeat: 2 }] }
      viewport: [300, 480]
      panes:
        - cell: { size: { field: height } }
        - cell: { size: { field: tall, width: 20 } }
        - cell: { size: [320, 40] }
      """
    let panes = try scene(text).panes
    #expect(panes.map { $0.data.sections[1].items[0].measure } == [40, 90, nil])
    #expect(panes[0].cell.source == .field("height", width: 300))
    #expect(panes[1].cell.source == .field("tall", width: 20))
    #expect(
      panes.map { $0.data.sections.map { $0.items[0].id } } == [
        ["0", "1"], ["0", "1"], ["0", "1"],
      ])
  }

  @Test(
    "A field that items lack is missed where it is named",
    arguments: [
      ("data: 3", "item 0 of the data has no field `h`"),
      ("data: { sections: [{ items: [a] }] }", "item 0 of the data has no field `h`"),
      (
        "data: { sections: [{ items: [{ h: 1 }, { text: a }] }] }",
        "item 1 of the data has no field `h`"
      ),
    ])
  func missingField(_ data: String, _ message: String) {
    #expect(
      complaint("\(data)\ncell: { size: { field: h } }")?
        .hasPrefix("scene.yaml:2:24: \(message)\n") == true)
  }

  @Test("A width by chance that is left out is the viewport's")
  func randomWidth() throws {
    let cell = "cell: { size: { random: { height: [20, 200] } } }"
    #expect(try pane(cell).cell.source == .random(width: 320...320, height: 20...200))
    #expect(
      try pane("viewport: [375, 667]\n\(cell)").cell.source
        == .random(width: 375...375, height: 20...200))
  }

  static let settings: [(String, String, @Sendable (Pane) -> Bool)] = [
    ("layout.estimatedHeight", "80", { $0.layout.properties["estimatedHeight"] == .number(80) }),
    ("layout", "{ kind: flow }", { $0.layout.kind == "flow" }),
    ("data", "200", { $0.data.itemCount == 200 }),
    ("viewport", "[100, 100]", { $0.viewport.width == 100 && $0.viewportIsGiven }),
    ("cell.size.random.width", "3", { $0.cell.source == .random(width: 3...3, height: 1...2) }),
    ("behavior.requery", "once", { $0.behavior.knobs == ["requery": .word("once")] }),
    ("behavior.requery", "once", { $0.behavior.preset == "correct" }),
    ("contentInset.3", "9", { $0.contentInset == .fixed(Insets(0, 0, 0, 9)) }),
    ("cell.size.random.height.1", "5", { $0.cell.source == .random(width: 1...1, height: 1...5) }),
    ("header.size", "[1, 2]", { $0.header == CGSize(width: 1, height: 2) }),
  ]

  @Test("Settings reach every key", arguments: settings.indices)
  func setting(_ index: Int) throws {
    let (key, value, holds) = Self.settings[index]
    let text = """
      behavior: correct
      contentInset: [0, 0, 0, 0]
      cell: { size: { random: { width: 1, height: [1, 2] } } }
      """
    let pane = try pane(text, overrides: .init(settings: [(key, value)]))
    #expect(holds(pane), "\(key)=\(value)")
  }

  @Test("Settings apply in order, after the layout and the seed, and reach every pane")
  func order() throws {
    let overrides = SceneLoader.Overrides(
      layout: "waterfall",
      settings: [("layout.columns", "3"), ("layout.columns", "4"), ("panes.1.seed", "5")], seed: 9)
    let text = """
      layout: { kind: flow, itemSize: [1, 1], sectionInset: [1, 1, 1, 1] }
      panes: [{}, { layout: { kind: list, pinHeaders: true }, seed: 2 }, { seed: 3 }]
      """
    let panes = try scene(text, overrides: overrides).panes
    for pane in panes {
      #expect(pane.layout.kind == "waterfall")
      #expect(
        pane.layout.properties == [
          "columns": .number(4), "sectionInset": .insets(Insets(1, 1, 1, 1)),
        ])
    }
    #expect(panes.map(\.seed) == [9, 5, 9])
  }

  @Test("The first pane of a scene that lists none is the scene itself, and there is no other")
  func onlyPane() throws {
    let text = "layout: { kind: list, estimatedHeight: 50 }"
    let first = SceneLoader.Overrides(settings: [("panes.0.layout.estimatedHeight", "80")])
    #expect(
      try scene(text, overrides: first).panes.map(\.layout.properties)
        == [["estimatedHeight": .number(80)]])
    #expect(throws: SceneError.self) {
      try scene(text, overrides: .init(settings: [("panes.1.layout.estimatedHeight", "80")]))
    }
  }

  @Test(
    "A setting reaches a pane that says the key itself as the step `set` does",
    arguments: [
      ("behavior", "correct"), ("behavior.requery", "once"), ("layout.estimatedHeight", "90"),
      ("layout.columns", "3"), ("layout.kind", "waterfall"), ("layout.perSection", "[{}, {}]"),
      ("layout.perSection.0.estimatedHeight", "9"), ("cell.size", "[10, 20]"),
      ("contentInset", "[1, 2, 3, 4]"), ("seed", "4"), ("data", "7"), ("panes.1.seed", "5"),
    ])
  func settingOfPanes(_ key: String, _ value: String) throws {
    let text = """
      data: 3
      layout: { estimatedHeight: 30, perSection: [{ estimatedHeight: 1 }] }
      panes:
        - { behavior: { preset: uikit, requery: never }, seed: 1 }
        - { layout: { kind: waterfall, estimatedHeight: 20 }, cell: { alternates: [0, 1] } }
        - layout: { perSection: [{ estimatedHeight: 2 }] }
          contentInset: [0, 0, 0, 9]
          data: 2
      """
    let said = try scene(text, overrides: .init(settings: [(key, value)])).panes
    let before = try scene(text).panes
    #expect(try said == before.setting(Setting(key: key, text: value)))
    #expect(said != before)
  }

  @Test(
    "A wrong setting is quoted as the line it is",
    arguments: [
      ("layout.estimatedHeight", "abc", "1:24: `estimatedHeight` needs a number, not `abc`", 23),
      ("titel", "x", "1:1: unknown key `titel`, did you mean `title`?", 0),
      (
        "layout.foo", "1",
        "1:8: unknown key `foo`; it is `estimatedHeight`, `estimatedHeaderHeight`, `spacing`, "
          + "`sectionInset`, `sidewaysItemSize`, `pinHeaders`, `sizeForItemAt`, "
          + "`flipsHorizontallyInOppositeLayoutDirection`, `kind`, `sizing` or `perSection`", 7
      ),
      ("layout..foo", "1", "1:8: a key is missing here", 7),
      ("panes.7.seed", "1", "1:7: `panes` is a list of 1, counted from 0", 6),
      ("panes.x.seed", "1", "1:7: `panes` is a list of 1, counted from 0", 6),
      ("data.text", "a", "1:6: `data` is `3`, and has no keys", 5),
      (
        "title", "[1",
        "1:9: not YAML: did not find expected ',' or ']' while parsing a flow sequence", 8
      ),
      (
        "배.x", "1",
        "1:1: unknown key `배`; it is \(SceneReader.keys.alternatives)", 0
      ),
    ])
  func wrongSetting(_ key: String, _ value: String, _ message: String, _ caret: Int) {
    let said = complaint(
      "data: 3\npanes: [{}]", overrides: .init(settings: [(key, value)]))
    #expect(
      said == "--set:\(message)\n\(key)=\(value)\n\(String(repeating: " ", count: caret))^")
  }

  @Test("A wrong layout on the command line")
  func wrongLayout() {
    #expect(
      complaint("data: 3", overrides: .init(layout: "flwo"))
        == "--layout:1:1: unknown layout kind `flwo`, did you mean `flow`?\nflwo\n^")
    #expect(
      complaint("data: 3", overrides: .init(layout: "compositionl"))
        == "--layout:1:1: unknown layout kind `compositionl`, did you mean `compositional`?\ncompositionl\n^"
    )
  }
}
