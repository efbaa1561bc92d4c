import Foundation
import Scenes
import Testing

@Suite("The step `set`")
struct SettingStepTests {
  /// The panes of a scene after every `set` of its steps.
  private func panes(_ text: String) throws -> [Pane] {
    let scene = try scene(text)
    return try scene.steps.reduce(scene.panes) { panes, step in
      guard case .action(.set(let settings)) = step.kind else { return panes }
      return try settings.reduce(panes) { try $0.setting($1) }
    }
  }

  @Test(
    "A key set while the scene runs reads as it does in the file",
    arguments: [
      ("layout: { kind: flow }", "layout.estimatedItemSize: [320, 50]"),
      ("layout: { kind: flow }", "layout.estimatedItemSize: automatic"),
      ("layout: { kind: waterfall, columns: 2 }", "layout.columns: 3"),
      ("layout: { kind: flow, itemSize: [10, 10] }", "layout: { sizing: fixed }"),
      ("layout: { kind: flow }", "layout.perSection: [{ minimumLineSpacing: 3 }]"),
      ("seed: 1", "seed: 2"),
      ("data: 3", "data: 1000000"),
      ("data: 3", "data: { sections: [{ items: [a, b], header: H }] }"),
      ("cell: { size: [320, 40] }", "cell.size: { random: { width: 320, height: [20, 80] } }"),
      ("cell: { size: [320, 40] }", "cell: { alternates: [0, 1] }"),
      ("header: { size: [320, 44] }", "header.size: [320, 10]"),
      ("data: 3", "footer: { size: [320, 10] }"),
      ("behavior: correct", "behavior.requery: once"),
      ("behavior: { preset: correct, requery: once }", "behavior: tableViewIOS8"),
      ("behavior: correct", "behavior.sizeCache: [droppedOnReload, droppedOnWidthChange]"),
      ("viewport: [320, 480]", "viewport: [480, 320]"),
      ("viewport: [320, 480]", "viewport.0: 400"),
      ("data: 3", "contentInset: { bottomWhenShorterThan: 480, by: 10 }"),
      ("data: 3", "safeAreaInsets: [20, 0, 34, 0]"),
      ("data: 3", "contentInsetAdjustmentBehavior: never"),
      ("data: 3", "obscured: [0, 0, 300, 0]"),
      ("data: 3", "semanticContentAttribute: forceRightToLeft"),
      ("layout: { kind: flow }", "layout.flipsHorizontallyInOppositeLayoutDirection: true"),
      ("data: 3", "cell.size: { inner: { items: [7, 3], itemSize: [100, 80] } }"),
      ("data: 3", "selfSizingInvalidation: disabled"),
      ("scroll: { bounces: false }", "scroll.isPagingEnabled: true"),
      ("data: 3", "font: [8, 16]"),
      ("data: 3", "displayScale: 3"),
      ("data: 3", "anchor: bottom"),
    ])
  func sameAsInTheFile(_ before: String, _ setting: String) throws {
    let given = try panes("\(before)\nsteps:\n  - set: { \(setting) }")[0]
    let key = setting.prefix { $0 != ":" }
    let value = setting.drop { $0 != ":" }.dropFirst(2)
    // A map of `layout` or `cell` goes on top of what was said before, where `--set` replaces it.
    let expected =
      switch key {
      case "layout": try pane("layout: { kind: flow, itemSize: [10, 10], sizing: fixed }")
      case "cell": try pane("cell: { size: [320, 40], alternates: [0, 1] }")
      default:
        try pane(before, overrides: .init(settings: [(String(key), String(value))]))
      }
    #expect(given == expected)
    #expect(try given != pane(before))
  }

  @Test("Another kind of layout keeps what it takes of the old one's properties")
  func kindKeepsWhatFits() throws {
    let pane = try panes(
      """
      layout: { kind: waterfall, columns: 3, spacing: 4, estimatedHeight: 70 }
      steps:
        - set: { layout.kind: list }
      """)[0]
    #expect(pane.layout.kind == "list")
    #expect(pane.layout.properties == ["spacing": .number(4), "estimatedHeight": .number(70)])
  }

  @Test(
    "Cells whose width is left to the viewport have that of the start, whatever size the view has since",
    arguments: [
      ("random: { height: [20, 60] }", "random.height: [30, 30]"),
      ("[7, 7]", "random: { height: 30 }"),
    ])
  func leftOutWidth(_ size: String, _ later: String) throws {
    let panes = try panes(
      """
      cell: { size: \(size.hasPrefix("[") ? size : "{ \(size) }") }
      steps:
        - set: { viewport: [480, 320] }
        - set: { cell.size\(later.hasPrefix("random:") ? ": { \(later) }" : ".\(later)") }
      """)
    #expect(panes[0].viewport == CGSize(width: 480, height: 320))
    #expect(panes[0].cell.source == .random(width: 320...320, height: 30...30))
  }

  @Test("Cells of a pane that takes the room there is have the width of that")
  func fittedWidth() throws {
    var pane = try pane("cell: { size: { random: { height: 20 } } }")
    pane.fit(CGSize(width: 250, height: 400))
    #expect(pane.cell.source == .random(width: 250...250, height: 20...20))
    let seeded = try [pane].setting(Setting(key: "seed", text: "4"))[0]
    #expect(seeded.cell == pane.cell)
    let set = try [seeded].setting(Setting(key: "cell.size.random.height", text: "30"))[0]
    #expect(set.cell.source == .random(width: 250...250, height: 30...30))
  }

  @Test("A key reaches every pane, one with the pane's place only that pane")
  func panesTogetherAndAlone() throws {
    let panes = try panes(
      """
      panes:
        - { title: a, behavior: { preset: correct, requery: once } }
        - { title: b, layout: { kind: waterfall, columns: 2 } }
      steps:
        - set: { behavior: correct, layout.columns: 4 }
        - set: { panes.1.seed: 9 }
      """)
    #expect(panes.map(\.behavior) == [.init(preset: "correct"), .init(preset: "correct")])
    #expect(panes.map(\.layout.properties["columns"]) == [nil, .number(4)])
    #expect(panes.map(\.seed) == [0, 9])
    #expect(panes.map(\.title) == ["a", "b"])
  }

  @Test("Other data can come from a file, which is read with the scene")
  func dataFromAFile() throws {
    try withFiles(["words.txt": "one\ntwo\n"]) { folder in
      let scene = try scene(
        "data: 3\nsteps:\n  - set: { data: { file: words.txt } }", directory: folder)
      guard case .action(.set(let settings)) = scene.steps[0].kind else { throw Missing() }
      try FileManager.default.removeItem(atPath: folder + "/words.txt")
      #expect(try scene.panes.setting(settings[0])[0].data.texts == [["one", "two"]])
    }
  }

  private struct Missing: Error {}

  @Test("A setting goes by what the steps before have set, also in the next round of a repeat")
  func stepsBuildOnEachOther() throws {
    #expect(
      complaint(
        "layout: { kind: list }\nsteps:\n  - set: { layout.kind: waterfall }\n"
          + "  - set: { layout.columns: 3 }") == nil)
    let said = complaint(
      """
      layout: { kind: waterfall }
      steps:
        - repeat:
            times: 2
            steps:
              - set: { layout.columns: 3 }
              - set: { layout.kind: list }
      """)
    #expect(
      said?.hasPrefix(
        "scene.yaml:6:25: `columns` is a property of `waterfall` or `twoColumnPhotos`, not of `list`"
      ) == true, "\(said ?? "")")
  }

  @Test(
    "What cannot be set is told with its place",
    arguments: [
      (
        "layout.estimatedHeigt: 3", 19,
        "unknown key `estimatedHeigt`, did you mean `estimatedHeight`?"
      ),
      (
        "layout.columns: 3", 19,
        "`columns` is a property of `waterfall` or `twoColumnPhotos`, not of `list`"
      ),
      ("layout.estimatedHeight: 0", 36, "`estimatedHeight` must be above 0"),
      ("behavor: correct", 12, "unknown key `behavor`, did you mean `behavior`?"),
      ("behavior: quick", 22, "unknown behavior preset `quick`"),
      ("behavior.requery: twice", 30, "unknown `requery` value `twice`"),
      ("title: Other", 12, "`title` cannot be set while the scene runs"),
      ("steps: []", 12, "`steps` cannot be set while the scene runs"),
      ("cellophane: 1", 12, "`cellophane` cannot be set while the scene runs"),
      (
        "panes: []", 12,
        "`panes` cannot be set while the scene runs; `panes.0.behavior` sets a key of the first pane"
      ),
      ("panes.3.seed: 1", 18, "there is no pane `3`; the last one is 0"),
      ("panes.one.seed: 1", 18, "there is no pane `one`; the last one is 0"),
      ("data.file: a.txt", 17, "while the scene runs, only `data` as a whole, `data.text`"),
      ("data: -1", 18, "`data` must not be negative"),
      (
        "cell.changes: [{ items: [[0, 1]], by: [0, 3] }]", 12,
        "`changes` cannot be set while the scene runs: it counts from the start"
      ),
      (
        "cell.size: { field: height }", 12,
        "`field` cannot be set while the scene runs: the data have been read"
      ),
      ("scroll.speed: 3", 19, "unknown key `speed`"),
      (".seed: 3", 12, "a key is missing here"),
      ("viewport.2: 3", 21, "`viewport` is a list of 2, counted from 0"),
      ("viewport.0: -3", 24, "`viewport.0` must not be negative"),
    ])
  func refusals(_ setting: String, _ column: Int, _ message: String) {
    let said = complaint("data: 3\nsteps:\n  - set: { \(setting) }") ?? "nothing"
    #expect(said.hasPrefix("scene.yaml:3:\(column): \(message)"), "\(said)")
  }

  @Test("A `set` without keys says what it wants")
  func nothingToSet() {
    let said = complaint("steps:\n  - set: {}") ?? ""
    #expect(said.contains("`set` needs keys of the scene with their values"), "\(said)")
  }

  @Test("A pane goes back to what it was in the keys named, and keeps the others")
  func restoring() throws {
    let before = try scene("layout: { kind: flow }\ndata: 3\nviewport: [320, 480]").panes
    let settings = try [
      ("layout.itemSize", "[10, 10]"), ("data", "9"), ("viewport", "[1, 2]"), ("seed", "4"),
    ].map { try Setting(key: $0.0, text: $0.1) }
    let after = try settings.reduce(before) { try $0.setting($1) }
    let restored = try after.restoring(["layout", "data", "viewport"], from: before)
    var expected = before
    expected[0].seed = 4
    #expect(restored == expected)
  }

  @Test("A step that sets keys is written as it was read")
  func writing() throws {
    let text = """
      layout: { kind: flow }
      steps:
        - set: { layout.estimatedItemSize: [320, 50], behavior.requery: once, panes.0.seed: 3 }
        - set: { data: { sections: [{ items: [a, b], header: "A: b" }] } }
      """
    let scene = try scene(text)
    let again = try Self.rewritten(scene)
    #expect(again.steps.map(\.kind) == scene.steps.map(\.kind))
  }

  private static func rewritten(_ scene: Scene) throws -> Scene {
    try SceneLoader().scene(text: SceneWriter().text(of: scene), name: "scene.yaml")
  }
}
