import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

@MainActor
@Suite("Keys set while a scene runs")
struct SettingTests {
  /// What the first pane of a session shows.
  private struct Shown: Equatable {
    var offset: CGPoint
    var contentSize: CGSize
    var frames: [[Int]: CGRect]
    var measured: Int
    var behavior: Behavior
    var inset: UIEdgeInsets
    var range: ScrollRange

    @MainActor
    init(_ session: Session) {
      let view = session.view
      offset = view.contentOffset
      contentSize = view.contentSize
      frames = [:]
      for element in session.frame.panes[0].elements where !element.isDisappearing {
        frames[[element.category == .cell ? 0 : 1] + element.indexPath] = element.frame
      }
      measured = session.frame.panes[0].measured
      behavior = view.behavior
      inset = view.adjustedContentInset
      range = view.scrollRange
    }
  }

  private func session(_ text: String, _ settings: [(String, String)] = []) throws -> Session {
    let overrides = SceneLoader.Overrides(settings: settings.map { (key: $0.0, value: $0.1) })
    let scene = try SceneLoader(overrides: overrides).scene(text: text, name: "scene.yaml")
    return try Session(scene, mode: .headless)
  }

  private func set(_ key: String, _ value: String, in session: Session) throws {
    session.apply(.set([try Setting(key: key, text: value)]))
  }

  @Test(
    "At the start, the same is shown as by a scene that begins so",
    arguments: [
      ("layout: { kind: list, estimatedHeight: 44 }", "layout.estimatedHeight", "200"),
      ("layout: { kind: list }", "layout.spacing", "7"),
      ("layout: { kind: list }", "layout.sectionInset", "[5, 6, 7, 8]"),
      ("layout: { kind: list }", "layout.sizing", "delegate"),
      ("layout: { kind: list, sizing: delegate }", "layout.sizing", "self"),
      ("layout: { kind: list }", "layout.perSection", "[{ estimatedHeight: 90 }]"),
      ("layout: { kind: table }", "layout.estimatedHeight", "0"),
      ("layout: { kind: table, estimatedHeight: 0 }", "layout.estimatedHeight", "80"),
      ("layout: { kind: flow }", "layout.estimatedItemSize", "[100, 30]"),
      ("layout: { kind: flow }", "layout.minimumLineSpacing", "25"),
      ("layout: { kind: flow }", "layout.minimumInteritemSpacing", "40"),
      ("layout: { kind: flow }", "layout.scrollDirection", "horizontal"),
      ("layout: { kind: flow, sizing: fixed }", "layout.itemSize", "[90, 20]"),
      ("layout: { kind: flow, sizing: fixed }", "layout.sizing", "delegate"),
      ("layout: { kind: flow }", "layout.sizing", "both"),
      ("layout: { kind: flow }", "layout.perSection", "[{ minimumLineSpacing: 33 }]"),
      ("layout: { kind: waterfall, columns: 2 }", "layout.columns", "3"),
      ("layout: { kind: waterfall, columns: 3 }", "layout.order", "roundRobin"),
      ("layout: { kind: circle }", "layout.radius", "90"),
      ("layout: { kind: stack }", "layout.peek", "33"),
      ("layout: { kind: carousel }", "layout.scale", "0.5"),
      ("layout: { kind: stickyGrid }", "layout.stickyColumns", "2"),
      ("layout: { kind: list }", "layout.kind", "waterfall"),
      ("layout: { kind: waterfall }", "layout.kind", "flow"),
      ("layout: { kind: flow }", "layout.kind", "circle"),
      ("layout: { kind: list }", "data", "1000000000"),
      ("layout: { kind: list }", "data", "3"),
      ("layout: { kind: list }", "data", "{ sections: [{ items: [a, b, c], header: H }] }"),
      ("layout: { kind: list }", "cell.size", "[320, 17]"),
      ("layout: { kind: list }", "cell.size", "{ text: {} }"),
      ("layout: { kind: list }", "seed", "5"),
      ("layout: { kind: list }", "viewport", "[200, 300]"),
      ("layout: { kind: list }", "viewport.0", "500"),
      ("layout: { kind: list }", "scroll.alwaysBounceHorizontal", "true"),
      ("layout: { kind: list }", "contentInset", "[0, 0, 50, 0]"),
      ("layout: { kind: list }", "contentInset", "{ bottomWhenShorterThan: 99999, by: 10 }"),
      (
        "layout: { kind: list }\nsafeAreaInsets: [0, 20, 0, 20]", "contentInsetAdjustmentBehavior",
        "always"
      ),
      (
        "layout: { kind: flow }\nsemanticContentAttribute: forceRightToLeft",
        "layout.flipsHorizontallyInOppositeLayoutDirection", "true"
      ),
      (
        "layout: { kind: list, sectionInset: [0, 10, 0, 30] }", "semanticContentAttribute",
        "forceRightToLeft"
      ),
      ("layout: { kind: list }", "cell.size", "{ inner: { items: 7, itemSize: [100, 30] } }"),
      ("layout: { kind: list }", "displayScale", "3"),
      ("layout: { kind: list }", "behavior", "tableViewIOS8"),
      ("layout: { kind: flow }", "behavior", "uikit"),
    ])
  func sameAsBegunSo(_ text: String, _ key: String, _ value: String) throws {
    let text =
      "behavior: correct\ndata: 60\nviewport: [320, 480]\n"
      + "cell: { size: { random: { width: 60, height: [20, 80] } } }\n" + text
    let running = try session(text)
    let before = Shown(running)
    try set(key, value, in: running)
    running.settle()
    let begun = try session(text, [(key, value)])
    begun.settle()
    if Self.keepsWhatIsMeasured(key, text) {
      // What was measured and is not in view any more stays known, where a scene that begins so never saw it.
      #expect(Shown(running).frames == Shown(begun).frames)
      #expect(running.offset == begun.offset)
    } else {
      #expect(Shown(running) == Shown(begun))
    }
    #expect(running.panes[0].log.notices == begun.panes[0].log.notices)
    if !["scroll.alwaysBounceHorizontal", "layout.stickyColumns", "displayScale"].contains(key) {
      #expect(Shown(running) != before, "nothing has changed")
    }
    #expect(running.finding(.anchor) == nil)
  }

  private static func keepsWhatIsMeasured(_ key: String, _ scene: String) -> Bool {
    key.hasPrefix("layout.") && key != "layout.kind" && key != "layout.sizing"
      && !scene.contains("table")
  }

  @Test(
    "Every built value of every behaviour knob can be set while the scene runs",
    arguments: SceneFormat.knobs.flatMap { knob in
      (knob.values + knob.together).map { (knob.name, $0.name) }
    })
  func everyBehaviorKnob(_ knob: String, _ value: String) throws {
    let running = try session("data: 60\nlayout: { kind: flow }")
    try set("behavior.\(knob)", value, in: running)
    let begun = try session("data: 60\nlayout: { kind: flow }", [("behavior.\(knob)", value)])
    #expect(running.view.behavior == begun.view.behavior)
    #expect(
      BehaviorKnob.named(knob)?.value(running.view.behavior).text == value)
  }

  @Test("A behaviour that asks again fills what the one before has left empty, at once")
  func correctsAHole() throws {
    let running = try session(
      """
      data: 40
      viewport: [320, 480]
      cell: { size: [320, 40] }
      layout: { kind: list, estimatedHeight: 200 }
      behavior: { preset: correct, requery: once }
      """)
    #expect(running.finding(.coverage)?.max == 0.75)
    try set("behavior.requery", "fixpoint", in: running)
    #expect(running.frame.panes[0].blanks.isEmpty)
    #expect(running.view.visibleCells.count == 12)
  }

  @Test("Other settings of the view leave the content offset and what is measured as they are")
  func leastDisturbance() throws {
    let running = try session("data: 100\ncell: { size: [320, 60] }\nbehavior: correct")
    running.apply(.setOffset(CGPoint(x: 0, y: 900), animated: false))
    let (measured, layout) = (running.frame.panes[0].measured, running.view.collectionViewLayout)
    let reused = running.panes[0].counters.dequeued
    try set("scroll.isPagingEnabled", "true", in: running)
    try set("anchor", "bottom", in: running)
    try set("behavior.clamp", "never", in: running)
    #expect(running.offset == 900)
    #expect(running.frame.panes[0].measured == measured)
    #expect(running.view.collectionViewLayout === layout)
    #expect(running.panes[0].counters.dequeued == reused)
    #expect(running.view.isPagingEnabled)
  }

  @Test("A new estimate keeps the measured sizes, the layout object and the reader's item")
  func estimateMidway() throws {
    let running = try session(
      "data: 100\nviewport: [320, 480]\ncell: { size: [320, 60] }\nbehavior: correct")
    running.apply(.setOffset(CGPoint(x: 0, y: 900), animated: false))
    let layout = running.view.collectionViewLayout
    try set("layout.estimatedHeight", "100", in: running)
    #expect(running.view.collectionViewLayout === layout)
    #expect(running.view.contentSize.height > 8000)
    #expect(running.finding(.anchor) == nil)
  }

  @Test(
    "Fewer items bring the offset back into the range that their estimates make, as a reload does",
    arguments: [(44, 0), (60, 120)])
  func fewerItems(_ estimate: Int, _ offset: CGFloat) throws {
    let running = try session(
      """
      data: 1000000000
      viewport: [320, 480]
      cell: { size: [320, 60] }
      layout: { kind: list, estimatedHeight: \(estimate) }
      behavior: correct
      """)
    running.apply(.end)
    #expect(running.offset > 1e10)
    try set("data", "10", in: running)
    #expect(running.frame.panes[0].itemCount == 10)
    #expect(running.offset == offset)
    try set("data", "1000000000", in: running)
    #expect(running.frame.panes[0].itemCount == 1_000_000_000)
  }

  @Test("A fling goes on while the estimate, the insets and the behaviour change")
  func whileItFlies() throws {
    let running = try session("data: 1000\ncell: { size: [320, 60] }\nbehavior: correct")
    running.apply(.fling(.alongScrollAxis(2000)))
    running.pass(frames: 10)
    let before = running.offset
    try set("layout.spacing", "5", in: running)
    try set("behavior", "uikit", in: running)
    running.pass(frames: 5)
    #expect(running.frame.isMoving)
    #expect(running.offset > before)
  }

  @Test("Settings are taken by steps, in order, all of one step or none")
  func steps() throws {
    let running = try session(
      """
      data: 20
      cell: { size: [320, 60] }
      steps:
        - set: { data: 30, layout.estimatedHeight: 60 }
        - expect: { contentSize: [320, 1800] }
        - set: { data: 10 }
        - expect: { contentSize: [320, 600], frames: [{ item: [0, 1], frame: [0, 60, 320, 60] }] }
      """)
    running.runSteps()
    #expect(running.expectations.map(\.passed) == [true, true])
    running.apply(
      .set([try Setting(key: "data", text: "5"), try Setting(key: "layout.columns", text: "2")]))
    #expect(running.frame.panes[0].itemCount == 10)
    #expect(
      running.frame.panes[0].diagnostics.last?.message
        == "data, layout.columns was not set: `columns` is a property of `waterfall` or `twoColumnPhotos`, not of `list`"
    )
  }

  @Test("What was set is taken back and set again, key by key")
  func undo() throws {
    let running = try session("data: 20\nviewport: [320, 480]\nlayout: { kind: flow }")
    let before = Shown(running)
    try set("layout.minimumLineSpacing", "30", in: running)
    let spaced = Shown(running)
    try set("behavior", "correct", in: running)
    running.apply(.undoSetting)
    running.apply(.undoSetting)
    #expect(Shown(running) == before)
    running.apply(.undoSetting)
    #expect(Shown(running) == before)
    running.apply(.redoSetting)
    #expect(Shown(running) == spaced)
    running.apply(.redoSetting)
    #expect(running.view.behavior == .correct)
    running.apply(.redoSetting)
    #expect(running.view.behavior == .correct)
    running.apply(.undoSetting)
    try set("viewport", "[200, 200]", in: running)
    running.apply(.redoSetting)
    #expect(running.view.behavior == .uikitFlow)
    running.apply(.undoSetting)
    #expect(Shown(running) == spaced)
  }

  @Test("A view that is given another size is turned as by the step, and not loaded anew")
  func viewport() throws {
    let text = """
      data: 200
      cell: { size: { random: { height: [40, 120] } } }
      layout: { kind: list, estimatedHeight: 60 }
      viewport: [320, 400]
      """
    let (stepped, running) = (try session(text), try session(text))
    for session in [stepped, running] {
      session.apply(.setOffset(CGPoint(x: 0, y: 3000), animated: false))
    }
    stepped.apply(.viewport(CGSize(width: 350, height: 400)))
    try set("viewport.0", "350", in: running)
    #expect(Shown(running) == Shown(stepped))
    let causes = running.frame.panes[0].ledger.map(\.cause)
    #expect(causes.contains("viewport [320, 400] → [350, 400]"))
    try set("layout.estimatedHeight", "60", in: running)
    running.apply(.undoSetting)
    running.apply(.undoSetting)
    stepped.apply(.viewport(CGSize(width: 320, height: 400)))
    #expect(Shown(running) == Shown(stepped))
  }

  @Test("A field that sizes came from comes back, and goes again")
  func undoOfField() throws {
    let running = try session(
      """
      data: { sections: [{ items: [{ text: a, h: 90 }, { text: b, h: 30 }] }] }
      cell: { size: { field: h, width: 320 } }
      """)
    let before = running.view.contentSize
    try set("cell.size", "[320, 50]", in: running)
    let after = running.view.contentSize
    #expect(after != before)
    running.apply(.undoSetting)
    #expect(running.view.contentSize == before)
    running.apply(.redoSetting)
    #expect(running.view.contentSize == after)
  }

  @Test("What is refused is told once, and stays told when something else is set")
  func refusals() throws {
    let running = try session("data: 20")
    for _ in 0..<3 { try set("layout.columns", "2", in: running) }
    try set("data", "10", in: running)
    #expect(running.frame.panes[0].diagnostics.map(\.id) == ["settingRefused"])
  }

  @Test("A list that was edited tells how many items it has now, and is set back to its data")
  func editedData() throws {
    let running = try session("data: 20")
    func items() throws -> Knob {
      try #require(running.frame.panes[0].knobs.first { $0.key == "data" })
    }
    for _ in 0..<3 { running.apply(.edit(.delete)) }
    running.settle()
    #expect(try items().value == "17" && items().own == "20" && items().isChanged)
    #expect(try items().higher == "20")
    let edited = Shown(running)
    try set("layout.estimatedHeight", "50", in: running)
    #expect(running.frame.panes[0].itemCount == 17)
    try set("data", "20", in: running)
    #expect(running.frame.panes[0].itemCount == 20 && Shown(running) != edited)
    #expect(try items().value == "20" && !items().isChanged)
    #expect(
      running.frame.panes[0].visibleCells.map(\.indexPath.last)
        == Array(0..<running.frame.panes[0].visibleCells.count))
    // Set once more it is as it was.
    let begun = Shown(running)
    try set("data", "20", in: running)
    #expect(Shown(running) == begun)
  }

  @Test("Another layout forgets what stayed in its place and the sizes of before")
  func otherLayoutForgets() throws {
    let running = try session(
      """
      data: { sections: [{ items: 40, header: a }, { items: 40, header: b }] }
      layout: { kind: list, estimatedHeight: 40, pinHeaders: true }
      cell: { size: [320, 70] }
      """)
    for _ in 0..<6 { running.apply(.scrollBy(CGPoint(x: 0, y: 30))) }
    let header = ElementTrack.view(ElementFrame.Identity(kind: ElementFrame.headerKind, [0, 0]))
    #expect(running.panes[0].judge.held.contains(header))
    try set("layout.kind", "circle", in: running)
    #expect(!running.panes[0].judge.held.contains(header))
    #expect(running.frame.panes[0].visibleCells.allSatisfy { $0.formerSizes.isEmpty })
  }

  @Test("Going on from a past frame sets again what had been set by then")
  func rewinding() throws {
    let scene = try SceneLoader().scene(
      text: "data: 100\ncell: { size: [320, 60] }", name: "scene.yaml")
    let timeline = try Timeline(scene)
    func fly() throws {
      try timeline.apply(.fling(.alongScrollAxis(1000)))
      for _ in 0..<20 { timeline.advance(by: .nanoseconds(16_666_667)) }
    }
    try timeline.apply(.turn(.estimate, by: 3))
    try timeline.apply(.undoSetting)
    try fly()
    let frame = timeline.frame
    try timeline.apply(.turn(.key("data"), by: 2))
    try timeline.apply(.edit(.delete))
    try fly()
    timeline.perform(.first)
    for _ in 0..<200 where timeline.frame != frame { timeline.perform(.frameForward) }
    #expect(timeline.frame == frame)
    try timeline.apply(.line(.down))
    #expect(timeline.session.panes[0].pane.data.itemCount == 100)
    #expect(
      timeline.session.panes[0].knobs.first { $0.key == "layout.estimatedHeight" }?.value == "50")
  }
}
