import Foundation
import Testing

@testable import Scenes

@Suite("Steps")
struct StepTests {
  static let steps: [(String, Step.Kind)] = [
    ("scrollBy: [0, 1]", .action(.scrollBy(CGPoint(x: 0, y: 1)))),
    ("scrollBy: [-5, 44000000000]", .action(.scrollBy(CGPoint(x: -5, y: 44_000_000_000)))),
    (
      "drag: { by: [0, 300], over: 0.5, hold: 0.3 }",
      .action(.drag(by: CGPoint(x: 0, y: 300), over: 0.5, hold: 0.3))
    ),
    ("drag: { by: [0, -300] }", .action(.drag(by: CGPoint(x: 0, y: -300), over: 0.25, hold: 0))),
    ("touch: { down: [160, 300] }", .action(.touch(.down(CGPoint(x: 160, y: 300))))),
    ("fling: 2000", .action(.fling(.alongScrollAxis(2000)))),
    (
      "fling: 2000, section: 1", .action(.aimed(.section(1), .fling(.alongScrollAxis(2000))))
    ),
    (
      "page: right, section: middle", .action(.aimed(.middle, .page(.right)))
    ),
    (
      "wheel: [3, 0], at: [160, 80]",
      .action(.aimed(.point(CGPoint(x: 160, y: 80)), .wheel(rows: CGPoint(x: 3, y: 0))))
    ),
    ("fling: [0, -2000]", .action(.fling(.both(CGPoint(x: 0, y: -2000))))),
    ("page: down", .action(.page(.down))), ("page: left", .action(.page(.left))),
    ("key: PageDown", .key("PageDown")), ("key: g", .key("g")), ("key: \"?\"", .key("?")),
    ("key: 5", .key("5")), ("key: é", .key("é")),
    (
      "scrollTo: { item: [0, 80], at: centeredVertically, animated: true }",
      .action(
        .scrollTo(ScrollTarget(item: [0, 80], position: .centeredVertically, animated: true)))
    ),
    ("scrollTo: { item: [0, 80] }", .action(.scrollTo(ScrollTarget(item: [0, 80])))),
    (
      "scrollTo: { item: [0, 80], at: none, curve: linear, frames: 18 }",
      .action(
        .scrollTo(ScrollTarget(item: [0, 80], position: .none, animated: true, linearFrames: 18)))
    ),
    ("setOffset: { to: [0, 300] }", .action(.setOffset(CGPoint(x: 0, y: 300), animated: false))),
    (
      "setOffset: { to: [0, -20], animated: true }",
      .action(.setOffset(CGPoint(x: 0, y: -20), animated: true))
    ),
    (
      "setOffset: { to: [0, 300], correction: true }",
      .action(.setOffset(CGPoint(x: 0, y: 300), animated: false, correction: true))
    ),
    (
      "insert: [[0, 3], [0, 4]]",
      .action(.update([.insert([[0, 3], [0, 4]], items: [nil, nil])], animated: true))
    ),
    (
      "insert: { at: [[0, 0], [0, 1]], items: [{ text: new, size: [320, 90] }, plain] }",
      .action(
        .update(
          [
            .insert(
              [[0, 0], [0, 1]],
              items: [
                Item(id: "+1", text: "new", size: CGSize(width: 320, height: 90)),
                Item(id: "+2", text: "plain"),
              ])
          ], animated: true))
    ),
    (
      "insert: { at: [[0, 0]], items: [{ id: no, text: new }] }",
      .action(.update([.insert([[0, 0]], items: [Item(id: "no", text: "new")])], animated: true))
    ),
    ("delete: [[0, 3]]", .action(.update([.delete([[0, 3]])], animated: true))),
    ("insertSections: [1, 3]", .action(.update([.insertSections([1, 3])], animated: true))),
    (
      "insertSections: { at: [1, 3], sections: [{ items: [a, { id: b }], header: New }, { items: 2 }] }",
      .action(
        .update(
          [
            .insertSections(
              [1, 3],
              sections: [
                DataSection(
                  header: "New", items: .listed([Item(id: "+1", text: "a"), Item(id: "b")])),
                DataSection(items: .numbered(2)),
              ])
          ], animated: true))
    ),
    (
      "reloadSections: [0, 2], animated: false",
      .action(.update([.reloadSections([0, 2])], animated: false))
    ),
    ("moveSection: [2, 0]", .action(.update([.moveSection(from: 2, to: 0)], animated: true))),
    ("reconfigure: [[0, 3]]", .action(.update([.reconfigure([[0, 3]])], animated: true))),
    (
      "batch: [{ moveSection: [2, 0] }, { reloadSections: [1] }, { reconfigure: [[0, 0]] }]",
      .action(
        .update(
          [.moveSection(from: 2, to: 0), .reloadSections([1]), .reconfigure([[0, 0]])],
          animated: true))
    ),
    (
      "batch: [{ deleteSections: [0] }, { insert: [[1, 0]] }]",
      .action(.update([.deleteSections([0]), .insert([[1, 0]], items: [nil])], animated: true))
    ),
    (
      "delete: [[0, 3]], frames: 10",
      .action(.update([.delete([[0, 3]])], animated: true, frames: 10))
    ),
    ("viewport: [320, 0]", .action(.viewport(CGSize(width: 320, height: 0)))),
    ("reload: [[1, 3]], animated: false", .action(.update([.reload([[1, 3]])], animated: false))),
    (
      "move: [[0, 6], [0, 1]]",
      .action(.update([.move(from: [0, 6], to: [0, 1])], animated: true))
    ),
    (
      "batch: [{ delete: [[0, 1]] }, { insert: [[0, 0]] }, { move: [[0, 5], [0, 2]] }],"
        + " animated: false",
      .action(
        .update(
          [
            .delete([[0, 1]]), .insert([[0, 0]], items: [nil]), .move(from: [0, 5], to: [0, 2]),
          ], animated: false))
    ),
    ("reloadData: true", .action(.reloadData)),
    ("reappear: true", .action(.reappear)),
    ("invalidateLayout: true", .action(.invalidateLayout(times: 1))),
    (
      "grow: { items: [[0, 1], [0, 3]], by: [0, -40] }",
      .action(.grow([[0, 1], [0, 3]], by: CGSize(width: 0, height: -40)))
    ),
    (
      "grow: { headers: [0, 2], footers: [1], by: [0, 20] }",
      .action(.grow([], headers: [0, 2], footers: [1], by: CGSize(width: 0, height: 20)))
    ),
    (
      "batch: [{ grow: { items: [[0, 1]], headers: [0], by: [0, 9] } }, { delete: [[0, 3]] }]",
      .action(
        .update(
          [
            .grow(Growth(items: [[0, 1]], headers: [0], by: CGSize(width: 0, height: 9))),
            .delete([[0, 3]]),
          ], animated: true))
    ),
    (
      "inOneTurn: [{ delete: [[0, 3]], animated: false }, { reloadData: true }]",
      .inOneTurn([
        Step(line: 1, kind: .action(.update([.delete([[0, 3]])], animated: false))),
        Step(line: 1, kind: .action(.reloadData)),
      ])
    ),
    ("invalidateLayout: 5", .action(.invalidateLayout(times: 5))),
    ("viewport: [480, 320]", .action(.viewport(CGSize(width: 480, height: 320)))),
    (
      "viewport: { size: [480, 320], animated: true }",
      .action(.viewport(CGSize(width: 480, height: 320), animated: true))
    ),
    ("wait: 0.5", .wait(seconds: 0.5)), ("wait: settled", .waitUntilSettled),
    (
      "repeat: { times: 20, steps: [{ page: down }, { wait: 1 }] }",
      .repeated(
        times: 20,
        steps: [Step(line: 1, kind: .action(.page(.down))), Step(line: 1, kind: .wait(seconds: 1))])
    ),
    ("say: Watch the left.", .say("Watch the left.")), ("pause: true", .pause),
    ("mark: here", .mark("here")),
  ]

  @Test("Each step", arguments: steps)
  func step(_ text: String, _ expected: Step.Kind) throws {
    #expect(try scene("steps: [{ \(text) }]").steps == [Step(line: 1, kind: expected)])
  }

  @Test("A new layout is read whole, and keys that it does not name are not kept")
  func newLayout() throws {
    let scene = try scene(
      """
      layout: { kind: flow, minimumLineSpacing: 3 }
      steps:
        - setCollectionViewLayout: { layout: { kind: flow, sizing: fixed, itemSize: [9, 9] }, animated: true }
        - set: { layout.itemSize: [8, 8] }
      """)
    guard case .action(.setCollectionViewLayout(let setting, animated: true)) = scene.steps[0].kind
    else {
      Issue.record("no new layout")
      return
    }
    let layout = LayoutDescription(
      kind: "flow", sizing: .fixed, properties: ["itemSize": .size(CGSize(width: 9, height: 9))])
    #expect(try setting == Setting(newLayout: layout))
    #expect(try scene.panes.setting(setting)[0].layout == layout)
    let plain = try scene.panes.setting(
      Setting(key: "layout", text: "{ kind: flow, itemSize: [9, 9] }"))
    #expect(plain[0].layout.properties["minimumLineSpacing"] == .number(3))
  }

  @Test("The kind of a new layout decides which keys later steps may set")
  func afterNewLayout() throws {
    let step = "{ setCollectionViewLayout: { layout: { kind: waterfall } } }"
    #expect(throws: Never.self) {
      try scene("steps: [\(step), { set: { layout.columns: 3 } }]")
    }
    #expect(complaint("steps: [{ set: { layout.columns: 3 } }]") != nil)
  }

  @Test("A finger goes down, moves and is lifted, also in what is repeated")
  func touch() throws {
    let down = "{ touch: { down: [160, 300] } }"
    let rest =
      "{ touch: { move: [160, 100], over: 0.2 } }, { touch: { move: [0, 1] } }, { touch: up }"
    let steps = try scene(
      "steps: [\(down), \(rest), { repeat: { times: 2, steps: [\(down), { touch: up }] } }, \(down), { fling: 9 }, \(down)]"
    ).steps.map(\.kind)
    #expect(
      steps.prefix(4) == [
        .action(.touch(.down(CGPoint(x: 160, y: 300)))),
        .action(.touch(.move(CGPoint(x: 160, y: 100), over: 0.2))),
        .action(.touch(.move(CGPoint(x: 0, y: 1), over: 0))), .action(.touch(.up)),
      ])
    #expect(steps.count == 8)
  }

  @Test("Words may have quotes, as JSON writes them")
  func quotedWords() throws {
    let scene = try scene(
      """
      { "data": 3, "layout": { "kind": "flow", "estimatedItemSize": "automatic" },
        "panes": [{ "title": "a" }, { "title": "b" }],
        "steps": [
          { "wait": "settled" }, { "touch": { "down": [1, 2] } }, { "touch": "up" },
          { "follow": "none" }, { "keyboard": "release" },
          { "expect": { "findings": "none", "diagnostics": "none" } } ] }
      """)
    #expect(scene.panes[0].layout.properties["estimatedItemSize"] == .automatic)
    #expect(
      scene.steps.prefix(5).map(\.kind) == [
        .waitUntilSettled, .action(.touch(.down(CGPoint(x: 1, y: 2)))), .action(.touch(.up)),
        .action(.follow(nil)),
        .action(.keyboard(.release)),
      ])
  }

  @Test("A step knows its line")
  func lines() throws {
    let steps = try scene(
      """
      steps:
        - wait: 1

        - repeat:
            times: 2
            steps:
              - page: down
        - say: |
            one
            two
        - pause: true
      """
    ).steps
    #expect(steps.map(\.line) == [2, 4, 8, 11])
    #expect(
      steps[1].kind == .repeated(times: 2, steps: [Step(line: 7, kind: .action(.page(.down)))]))
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let change: @Sendable (inout Scenes.Expectation) -> Void
    var testDescription: String { text }

    init(_ text: String, _ change: @escaping @Sendable (inout Scenes.Expectation) -> Void) {
      self.text = text
      self.change = change
    }
  }

  static let expectations: [Case] = [
    Case("contentOffset: [0, { above: 10 }]") { $0.contentOffset = [.equal(0), .above(10)] },
    Case("contentSize: [320, { below: 7520.5 }]") {
      $0.contentSize = [.equal(320), .below(7520.5)]
    },
    Case("visible: [[0, 0], [0, 1]]") { $0.visible = [[0, 0], [0, 1]] },
    Case("visible: []") { $0.visible = [] },
    Case("frames: [{ item: [0, 8], frame: [0, 320, 320, { above: 1 }] }]") {
      $0.frames = [
        FrameExpectation(
          item: [0, 8], frame: [.equal(0), .equal(320), .equal(320), .above(1)])
      ]
    },
    Case("frames: [{ item: [1, 0], kind: header, frame: [0, 320, 320, 40] }]") {
      $0.frames = [
        FrameExpectation(
          item: [1, 0], kind: "header",
          frame: [.equal(0), .equal(320), .equal(320), .equal(40)])
      ]
    },
    Case("counters: { prepare: 1, attributesForItem: { above: 2 } }") {
      $0.counters = ["prepare": .equal(1), "attributesForItem": .above(2)]
    },
    Case("topItem: [0, 8]") { $0.topItem = [0, 8] },
    Case("isScrollable: false") { $0.isScrollable = false },
    Case("measured: 12, within: 2") {
      $0.measured = .equal(12)
      $0.within = 2
    },
    Case("blank: { above: 0.5 }") { $0.blank = .above(0.5) },
    Case("findings: none") { $0.findings = FindingsExpectation.none },
    Case("findings: { coverage: 1, anchor: { count: 12, sum: { above: 480 } } }") {
      $0.findings = .named([
        "coverage": .init(count: .equal(1)),
        "anchor": .init(count: .equal(12), sum: .above(480)),
      ])
    },
    Case("findings: { reachability: { above: 0 }, contentSize: { signedSum: -3, max: 3 } }") {
      $0.findings = .named([
        "reachability": .init(count: .above(0)),
        "contentSize": .init(signedSum: .equal(-3), max: .equal(3)),
      ])
    },
    Case("diagnostics: none") { $0.diagnostics = [] },
    Case("diagnostics: [itemWiderThanCollectionView]") {
      $0.diagnostics = ["itemWiderThanCollectionView"]
    },
    Case("text: no") { $0.text = "no" },
    Case("pane: fixed, text: a") {
      $0.pane = 1
      $0.text = "a"
    },
    Case("pane: 2, text: a") {
      $0.pane = 1
      $0.text = "a"
    },
    Case("pane: 1, text: a") {
      $0.pane = 0
      $0.text = "a"
    },
  ]

  @Test("Each expectation", arguments: expectations)
  func expectation(_ example: Case) throws {
    var expected = Scenes.Expectation()
    example.change(&expected)
    let text = """
      panes: [{ title: bug }, { title: fixed }]
      steps: [{ expect: { \(example.text) } }]
      """
    #expect(try scene(text).steps == [Step(line: 2, kind: .expect(expected))])
  }

  @Test("A title that is a number wins over the number of a pane")
  func numberAsTitle() throws {
    let text = "{ panes: [{ title: 2 }, { title: 1 }], steps: [{ expect: { pane: 2, text: a } }] }"
    guard case .expect(let expectation) = try scene(text).steps[0].kind else {
      Issue.record("no expectation")
      return
    }
    #expect(expectation.pane == 0)
  }
}
