import Foundation
import Scenes

/// Random scenes, every kind of value in them; the same for the same seed.
struct SceneDice {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  mutating func scene() -> Scene {
    var scene = Scene(name: "scene.yaml", title: text(), about: flip() ? text() : "")
    if flip() { scene.keywords = (0..<number(3)).map { _ in text() + "." } }
    if flip() { scene.exhibit = exhibit() }
    let data = self.data()
    let count = 1 + number(3)
    scene.panes = (0..<count).map { index in
      var pane = self.pane()
      pane.title = count == 1 && flip() ? "" : "pane \(index) \(pick(["", "«links»", "no: 1"]))"
      pane.data = count == 1 || !flip() ? data : self.data()
      return pane
    }
    if flip() { for index in scene.panes.indices { scene.panes[index].data = data } }
    scene.steps = steps(number(8), depth: 0, panes: count)
    return scene
  }

  private mutating func exhibit() -> Exhibit {
    Exhibit(
      entry: "B\(number(99))", sees: text() + ".", cause: text() + ".",
      basis: pick(Basis.allCases), reported: (0..<number(3)).map { _ in text() + "." },
      fix: flip() ? text() : "", code: pick([[], [.loadOnce], [.sizesByKind, .keepColumns]]),
      knobs: pick([[], ["requery"], ["clamp", "sizeCache"]]))
  }

  // MARK: - Small things

  private mutating func number(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  private mutating func flip() -> Bool { number(2) == 0 }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[number(values.count)] }

  private mutating func points() -> CGFloat {
    pick([0.5, 1, 44, 100 / 3, 320, 1e-5, 12_345.678])
  }

  private mutating func anyPoints() -> CGFloat { flip() ? points() : -points() }

  private mutating func size() -> CGSize { CGSize(width: points(), height: points()) }

  private mutating func point() -> CGPoint { CGPoint(x: anyPoints(), y: anyPoints()) }

  private mutating func insets() -> Insets {
    Insets(top: points(), left: points(), bottom: points(), right: points())
  }

  private mutating func path() -> IndexPath { [number(3), number(9)] }

  private mutating func paths() -> [IndexPath] { (0...number(3)).map { _ in path() } }

  private mutating func match() -> NumberMatch {
    let value = Double(anyPoints())
    return pick([.equal(value), .above(value), .below(value)])
  }

  private mutating func text() -> String {
    pick([
      "plain", "", "no", "null", "~", "12", "0x1F", "- dash", "a: b", "a #b", "# no comment", "[x]",
      "{y}", "it's \"quoted\" \\ so", "배 ü é", "e\u{301}", "\u{301}", " lead", "trail ",
      "two  gaps",
      "line\nbreak", "line\n\nbreak\n", "line\nbreak\n\n", "tab\tstop", "bell\u{7}", "a\u{FEFF}bom",
      "\u{2028}", "🏴‍☠️", "end\n", " \n x", "a\n  b\nc", "a\n \nb", "%x", "@at", "`tick", "! bang",
      "&a *b",
      "very " + String(repeating: "long ", count: 40) + "text", "|", ">", "---", "...", "<<", "=",
      "?", "? x", "-", "'", "\"", "100%", "true", "1_000", "\r\n", "\u{85}", "a,b", "settled",
    ])
  }

  // MARK: - Panes

  private mutating func pane() -> Pane {
    var pane = Pane()
    if flip() {
      pane.viewport = size()
      pane.viewportIsGiven = true
    }
    if flip() { pane.scale = size() }
    if flip() { pane.font = size() }
    if flip() { pane.displayScale = 3 }
    if flip() { pane.seed = pick([1, .max]) }
    if flip() { pane.anchor = pick(Anchor.allCases) }
    pane.cell = cell()
    if flip() { pane.header = size() }
    if flip() { pane.footer = size() }
    pane.layout = layout()
    pane.contentInset = pick([
      .fixed(.zero), .fixed(insets()),
      .whenShorter(InsetRule(.bottom, whenShorterThan: points(), by: anyPoints())),
      .whenShorter(InsetRule(.right, whenShorterThan: 480, by: anyPoints(), until: 520)),
    ])
    if flip() { pane.safeAreaInsets = insets() }
    if flip() { pane.obscured = insets() }
    pane.semanticContentAttribute = pick(SemanticContentAttribute.allCases)
    pane.contentInsetAdjustmentBehavior = pick(ContentInsetAdjustmentBehavior.allCases)
    if flip() { pane.selfSizingInvalidation = .disabled }
    pane.prefetch = flip()
    if flip() {
      pane.scroll.decelerationRate = .fast
      pane.scroll.bounces = flip()
      pane.scroll.isPagingEnabled = flip()
      pane.scroll.alwaysBounceVertical = flip()
      pane.scroll.isDirectionalLockEnabled = flip()
    }
    pane.behavior.preset = pick(["uikit", "correct"])
    if flip() { pane.behavior.knobs["requery"] = .word("once") }
    if flip() {
      pane.behavior.knobs["sizeCache"] = .words(["droppedOnReload", "droppedOnWidthChange"])
    }
    return pane
  }

  private mutating func cell() -> CellSizing {
    var cell = CellSizing()
    switch number(8) {
    case 6:
      cell.source = .inner(
        InnerSizing(
          items: pick([[7], [0, 3, 12]]),
          itemSize: pick([CGSize(width: 100, height: 80), CGSize(width: 33.5, height: 20)]),
          spacing: pick([10, 0, 2.5]),
          width: pick([320, 200]), measured: pick(InnerSizing.Measured.allCases)))
    case 0: cell.source = .fixed(size())
    case 1: cell.source = .list([size(), size()])
    case 2: cell.source = .cycle([size(), size()], run: 1 + number(3))
    case 3: cell.source = .random(width: 320...320, height: 20...(20 + number(3)))
    case 4: cell.source = .byWidth([320: points(), 100 / 3: points()])
    case 5: cell.source = .text(TextSizing(padding: insets(), maxWidth: flip() ? points() : nil))
    default: break
    }
    if flip() { cell.alternates = [0, anyPoints()] }
    cell.changes = (0..<number(3)).map { _ in
      CellChange(after: Double(points()), items: paths(), by: CGSize(width: 1, height: -2))
    }
    return cell
  }

  private mutating func delegateSizes() -> DelegateSizes {
    DelegateSizes(
      answers: (0..<pick([1, 3])).map { _ in
        DelegateSize(
          width: pick([.view, .remembered, .content, .columns(3), .points(100 / 3)]),
          height: pick([.content, .width, .points(0.5)]))
      })
  }

  private mutating func layout() -> LayoutDescription {
    var layout = LayoutDescription(kind: pick(["list", "flow", "waterfall"]))
    switch layout.kind {
    case "flow":
      layout.sizing = pick([.`self`, .delegate, .fixed, .both])
      if flip() {
        layout.properties["estimatedItemSize"] =
          flip() ? .automatic : .size(CGSize(width: 3, height: 4))
      }
      if flip() { layout.properties["scrollDirection"] = .word("horizontal") }
      if flip() { layout.properties["sectionHeadersPinToVisibleBounds"] = .flag(true) }
      if flip() { layout.properties["minimumLineSpacing"] = .number(anyPoints()) }
      if flip() { layout.perSection = [["sectionInset": .insets(insets())], [:]] }
      if flip() { layout.properties["sizeForItemAt"] = .delegateSizes(delegateSizes()) }
    case "waterfall":
      if flip() {
        layout.properties["flipsHorizontallyInOppositeLayoutDirection"] = .flag(flip())
      }
      if flip() { layout.properties["columns"] = .number(3) }
    default:
      if flip() { layout.properties["estimatedHeight"] = .number(points()) }
      if flip() { layout.sizing = .delegate }
    }
    return layout
  }

  // MARK: - Data

  private mutating func data() -> DataSet {
    var position = 0
    let sections = (0..<number(4)).map { _ in
      let header = flip() ? text() : nil
      let footer = flip() ? text() : nil
      if flip() {
        let count = number(100)
        defer { position += count }
        return DataSection(
          header: header, footer: footer, items: .numbered(count, idOffset: position))
      }
      let items = (0..<number(5)).map { index in
        Item(
          id: flip() ? String(position + index) : "id-\(position + index) \(pick(["", ":", "\n"]))",
          text: text(), size: flip() ? size() : nil)
      }
      defer { position += items.count }
      return DataSection(header: header, footer: footer, items: .listed(items))
    }
    return DataSet(sections: sections)
  }

  // MARK: - Steps

  private mutating func steps(_ count: Int, depth: Int, panes: Int) -> [Step] {
    (0..<count).flatMap { _ in kinds(depth: depth, panes: panes) }.map { kind in
      switch kind {
      case .action(.drag), .action(.touch(.move)): Step(line: 0, kind: kind, waits: flip())
      default: Step(line: 0, kind: kind)
      }
    }
  }

  /// One step, or a touch with all that belongs to it.
  private mutating func kinds(depth: Int, panes: Int) -> [Step.Kind] {
    let step = KeyboardAction.Step(
      pick(KeyboardAction.Step.Length.allCases), pick(Action.Direction.allCases))
    switch number(22) {
    case 0: return [.action(.scrollBy(point()))]
    case 1: return [.action(.drag(by: point(), over: Double(points()), hold: flip() ? 0 : 1))]
    case 2:
      return [
        .action(.touch(.down(point()))), .action(.touch(.move(point(), over: flip() ? 0 : 0.3))),
        .action(.touch(flip() ? .up : .cancel)),
      ]
    case 3: return [.action(.fling(flip() ? .alongScrollAxis(anyPoints()) : .both(point())))]
    case 4: return [.action(.page(pick(Action.Direction.allCases)))]
    case 5: return [.key(pick(["Up", "PageDown", "5", "j", ":", "\"", "Ctrl-d", " ", "é"]))]
    case 6:
      return [
        .action(
          .keyboard(
            pick([
              .tap(step, times: 1 + number(3)), .hold(step, rate: 12.34, presses: 1 + number(2)),
              .release, .jump(.end),
            ])))
      ]
    case 7: return [.action(.wheel(rows: point())), .action(.indicator(point()))]
    case 8:
      return [
        .action(
          .scrollTo(
            ScrollTarget(
              item: path(), position: pick(ScrollTarget.Position.allCases), animated: true,
              linearFrames: flip() ? 18 : nil)))
      ]
    case 9: return [.action(.setOffset(point(), animated: flip(), correction: flip()))]
    case 10:
      let isAnimated = flip()
      return [
        .action(
          .update(
            changes(), animated: isAnimated, frames: isAnimated && flip() ? 1 + number(60) : nil))
      ]
    case 11:
      return [
        .action(.reloadData), .action(.invalidateLayout(times: 1 + number(2))),
        .action(
          .grow(
            flip() ? [path()] : [], headers: flip() ? [0, 2] : [], footers: flip() ? [1] : [],
            by: CGSize(width: 0, height: anyPoints()))),
      ]
    case 12:
      let size = flip() ? size() : CGSize(width: points(), height: 0)
      return [.action(.viewport(size, animated: flip()))]
    case 13: return [.wait(seconds: 1 / 3), .waitUntilSettled, .waitFrames(number(100))]
    case 14 where depth < 3:
      return [
        .repeated(times: 2 + number(3), steps: steps(1 + number(3), depth: depth + 1, panes: panes))
      ]
    case 15: return [.say(text()), .pause]
    case 17:
      return [
        .inOneTurn(
          [
            .action(.update(changes(), animated: flip())), .action(.reloadData),
            .action(.setOffset(point(), animated: flip(), correction: flip())),
          ].map { Step(line: 0, kind: $0) })
      ]
    case 18:
      return (try? Setting(newLayout: layout())).map {
        [.action(.setCollectionViewLayout($0, animated: flip()))]
      } ?? []
    case 16: return [.mark("here"), .expect(expectation(panes: panes, since: "here"))]
    default: return [.expect(expectation(panes: panes, since: nil))]
    }
  }

  private mutating func changes() -> [Change] {
    (0...number(3)).map { _ in
      switch number(10) {
      case 9: .grow(Growth(items: paths(), footers: [1], by: CGSize(width: 0, height: 5)))
      case 0: .insert([path()], items: [nil])
      case 1:
        .insert([path()], items: [Item(id: "fresh \(number(1000))", text: text(), size: size())])
      case 2: .delete(paths())
      case 3: .reload(paths())
      case 4: .move(from: path(), to: path())
      case 5: .reconfigure(paths())
      case 6: .insertSections([1], sections: [DataSection(header: text(), items: .numbered(3))])
      case 7: .deleteSections([0, 2])
      default: .moveSection(from: 0, to: 1)
      }
    }
  }

  private mutating func expectation(panes: Int, since: String?) -> Expectation {
    var expectation = Expectation()
    expectation.text = text()
    if flip() { expectation.pane = number(panes) }
    if flip() { expectation.within = 0.25 }
    if flip() { expectation.contentOffset = [match(), match()] }
    if flip() { expectation.contentSize = [match(), match()] }
    if flip() { expectation.visible = paths() }
    if flip() {
      expectation.frames = [
        FrameExpectation(
          item: path(), kind: flip() ? "header" : nil, frame: [match(), match(), match(), match()])
      ]
    }
    if flip() { expectation.topItem = path() }
    if flip() { expectation.isScrollable = flip() }
    if flip() { expectation.measured = match() }
    if flip() { expectation.blank = match() }
    expectation.findings = pick([
      nil, FindingsExpectation.none, .named(["coverage": .init(count: match())]),
      .named(["anchor": .init(count: match(), max: match()), "coverage": .init(sum: match())]),
    ])
    if since != nil || flip() { expectation.counters = ["prepare": match(), "frames": match()] }
    expectation.since = since
    if flip() { expectation.diagnostics = pick([[], ["one"], ["one", "two"]]) }
    return expectation
  }
}
