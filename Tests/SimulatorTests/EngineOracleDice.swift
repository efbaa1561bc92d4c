import Foundation
import Scenes

@testable import Simulator

/// Makes panes and actions by chance; the same seed gives the same ones.
@MainActor
struct EngineOracleDice {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[random.next(in: 0...values.count - 1)]
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    random.next(in: range)
  }

  /// A list, flow or waterfall that behaves correctly, with everything else up to chance.
  mutating func pane(kind: String) -> Pane {
    var pane = Pane()
    pane.seed = UInt64(number(0...1_000_000))
    pane.displayScale = pick([1, 2, 3])
    pane.viewport = CGSize(width: number(100...480), height: number(100...700))
    pane.behavior = BehaviorDescription(preset: "correct")
    pane.data = data()
    pane.cell = CellSizing(source: source())
    if chance(1, of: 2) { pane.header = CGSize(width: 320, height: pick([20, 44, 60.25, 100])) }
    if chance(1, of: 2) { pane.footer = CGSize(width: 320, height: pick([10, 33, 80.5])) }
    if chance(1, of: 4) {
      pane.contentInset = .fixed(Insets(top: 20, left: 8, bottom: pick([0, 34]), right: 4))
    }
    if chance(1, of: 4) {
      pane.safeAreaInsets = Insets(top: 44, left: 0, bottom: 34, right: 0)
    }
    if chance(1, of: 6) { pane.scroll.bounces = false }
    if chance(1, of: 4) { pane.scroll.alwaysBounceVertical = true }
    switch kind {
    case "flow": pane.layout = flow()
    case "waterfall": pane.layout = waterfall()
    default: pane.layout = list(sections: pane.data.sections.count)
    }
    if kind == "flow" {
      // Items wider than the view are another matter.
      pane.cell.source = .random(width: 10...50, height: pick([10...10, 10...80, 1...300]))
    }
    return pane
  }

  /// A pane with any layout: a table is laid out as a list is, all other kinds that have no pane of their own as a flow is.
  mutating func pane(layoutKind kind: String) -> Pane {
    let own = ["list", "flow", "waterfall"]
    var pane = pane(kind: own.contains(kind) ? kind : kind == "table" ? "list" : "flow")
    pane.layout.kind = kind
    return pane
  }

  /// Something a hand or a program does to a pane; valid for the data as it is now.
  mutating func action(_ run: PaneRun) -> Action {
    switch number(0...16) {
    case 0, 1: return .scrollBy(CGPoint(x: 0, y: number(-200...200)))
    case 2: return .scrollBy(CGPoint(x: 0, y: CGFloat(number(-3000...3000)) / 7))
    case 3: return .page(pick([.up, .down]))
    case 4: return .fling(.alongScrollAxis(CGFloat(number(-6000...6000))))
    case 5: return .fling(.alongScrollAxis(CGFloat(number(-800...800))))
    case 6:
      return .drag(
        by: CGPoint(x: 0, y: number(-500...500)), over: Double(number(0...40)) / 100,
        hold: pick([0, 0, 0.3]))
    case 7: return pick([.home, .end])
    case 8:
      let range = run.view.scrollRange
      let offset = range.clamp(CGPoint(x: range.minimum.x, y: CGFloat(number(-100...20_000))))
      return .setOffset(offset, animated: pick([true, false]))
    case 9, 10:
      guard let item = item(run) else { return .home }
      return .scrollTo(
        ScrollTarget(
          item: item, position: pick([.top, .centeredVertically, .bottom, .none]),
          animated: pick([true, false])))
    case 11:
      return .viewport(CGSize(width: number(100...480), height: number(100...700)))
    case 12: return pick([.reloadData, .wheel(rows: CGPoint(x: 0, y: number(-9...9)))])
    default: return .update(changes(run), animated: false)
    }
  }

  /// Something an app does while it runs: several calls that take effect in one turn of the run loop, which are one action
  /// here.
  mutating func turn(_ run: PaneRun) -> [Action] {
    switch number(0...3) {
    case 0: return [grow(run), .update([], animated: false)]
    case 1: return [.update(changes(run), animated: false), .reloadData]
    case 2:
      return [.reloadData, item(run).map { .scrollTo(ScrollTarget(item: $0)) } ?? .home]
    default: return [grow(run), .invalidateLayout(times: 1)]
    }
  }

  /// Growth of items on the screen, and of the headers and footers of a section.
  private mutating func grow(_ run: PaneRun) -> Action {
    let items = Array(run.view.indexPathsForVisibleItems.prefix(number(0...2)))
    let sections = run.content.model.sectionCount
    let edges = sections > 0 && chance(1, of: 2) ? [number(0...sections - 1)] : []
    return .grow(
      items, headers: edges, footers: edges, by: CGSize(width: 0, height: pick([-5, 12, 40])))
  }

  /// One batch that fits the data.
  private mutating func changes(_ run: PaneRun) -> [Change] {
    let model = run.content.model
    guard model.sectionCount > 0 else { return [] }
    var changes: [Change] = []
    let section = number(0...model.sectionCount - 1)
    let count = model.count(inSection: section)
    switch number(0...4) {
    case 0:
      let at = number(0...count)
      let some = number(1...4)
      changes.append(
        .insert(
          (at..<at + some).map { [section, $0] },
          items: (0..<some).map { _ in insertedItem() }))
    case 1 where count > 0:
      let first = number(0...count - 1)
      let last = min(count - 1, first + number(0...3))
      changes.append(.delete((first...last).map { [section, $0] }))
    case 2 where count > 0:
      changes.append(
        .move(from: [section, number(0...count - 1)], to: [section, number(0...count - 1)]))
    case 3 where count > 0:
      changes.append(.reload([[section, number(0...count - 1)]]))
    default:
      guard count > 2 else { break }
      changes.append(.delete([[section, 1]]))
      changes.append(.insert([[section, 0]], items: [insertedItem()]))
      changes.append(.move(from: [section, 0], to: [section, count - 1]))
    }
    return changes
  }

  private mutating func insertedItem() -> Item? {
    chance(1, of: 2)
      ? Item(id: "i\(number(0...99_999))", text: "inserted", size: CGSize(width: 50, height: 90))
      : nil
  }

  private mutating func item(_ run: PaneRun) -> IndexPath? {
    let model = run.content.model
    let filled = (0..<model.sectionCount).filter { model.count(inSection: $0) > 0 }
    guard !filled.isEmpty else { return nil }
    let section = pick(filled)
    return [section, number(0...model.count(inSection: section) - 1)]
  }

  private mutating func chance(_ some: Int, of all: Int) -> Bool {
    number(1...all) <= some
  }

  private mutating func data() -> DataSet {
    var offset = 0
    let sections = (0..<pick([0, 1, 1, 1, 2, 3, 4])).map { _ -> DataSection in
      let count = pick([0, 1, 2, 5, 12, 30, 60, 200])
      defer { offset += count }
      let items: ItemList =
        chance(1, of: 3)
        ? .listed(
          (0..<count).map { Item(id: "t\(offset + $0)", text: words($0 * 7 % 40)) })
        : .numbered(count, idOffset: offset)
      return DataSection(
        header: chance(1, of: 2) ? "Header" : nil, footer: chance(1, of: 3) ? "Footer" : nil,
        items: items)
    }
    return DataSet(sections: sections)
  }

  private func words(_ count: Int) -> String {
    (0..<count).map { String(repeating: "x", count: $0 % 9 + 1) }.joined(separator: " ")
  }

  private mutating func source() -> CellSizeSource {
    switch number(0...5) {
    case 0: .fixed(CGSize(width: 320, height: pick([10, 30, 44, 60, 200, 500])))
    case 1: .random(width: 20...320, height: 20...200)
    case 2: .random(width: 20...320, height: 1...900)
    case 3:
      .cycle(
        [CGSize(width: 320, height: 40), CGSize(width: 320, height: 200)], run: number(1...10))
    case 4:
      .list([33.25, 41.5, 60.75, 17].map { CGSize(width: 320, height: $0) })
    default: .text(TextSizing(maxWidth: chance(1, of: 3) ? 150 : nil))
    }
  }

  private mutating func flow() -> LayoutDescription {
    var layout = LayoutDescription(kind: "flow")
    layout.properties["estimatedItemSize"] = .size(
      CGSize(width: pick([10, 30, 80]), height: pick([10, 44, 120])))
    if chance(1, of: 4) { layout.properties["estimatedItemSize"] = .automatic }
    if chance(1, of: 3) {
      layout.properties["sectionHeadersPinToVisibleBounds"] = .flag(true)
      layout.properties["sectionFootersPinToVisibleBounds"] = .flag(pick([true, false]))
    }
    if chance(1, of: 4) {
      layout.properties["sectionInsetReference"] = .word(
        pick(["fromSafeArea", "fromLayoutMargins"]))
    }
    if chance(1, of: 2) { layout.properties["minimumLineSpacing"] = .number(pick([0, 7.5])) }
    if chance(1, of: 2) { layout.properties["minimumInteritemSpacing"] = .number(pick([0, 3])) }
    if chance(1, of: 3) {
      layout.properties["sectionInset"] = .insets(
        Insets(top: pick([0, 10, 100]), left: 5, bottom: pick([0, 5.5]), right: 7))
    }
    if chance(1, of: 3) {
      layout.properties["headerReferenceSize"] = .size(CGSize(width: 10, height: 33))
    }
    if chance(1, of: 3) {
      layout.properties["footerReferenceSize"] = .size(CGSize(width: 10, height: 20.5))
    }
    return layout
  }

  private mutating func waterfall() -> LayoutDescription {
    var layout = LayoutDescription(kind: "waterfall")
    layout.properties["columns"] = .number(CGFloat(number(1...4)))
    layout.properties["estimatedHeight"] = .number(pick([10, 44, 200]))
    layout.properties["order"] = .word(pick(["shortest", "roundRobin"]))
    if chance(1, of: 2) { layout.properties["spacing"] = .number(pick([1, 8, 10.5])) }
    if chance(1, of: 3) {
      layout.properties["sectionInset"] = .insets(
        Insets(top: pick([0, 10, 100]), left: 5, bottom: pick([0, 5.5]), right: 7))
    }
    return layout
  }

  private mutating func list(sections: Int) -> LayoutDescription {
    var layout = LayoutDescription(kind: "list")
    layout.properties["estimatedHeight"] = .number(pick([5, 10, 20, 44, 44, 100, 200, 600]))
    if chance(1, of: 2) { layout.properties["spacing"] = .number(pick([1, 8, 10.5])) }
    if chance(1, of: 3) {
      layout.properties["sectionInset"] = .insets(
        Insets(top: pick([0, 10, 100]), left: 20, bottom: pick([0, 5.5]), right: 12))
    }
    if chance(1, of: 3) { layout.properties["estimatedHeaderHeight"] = .number(pick([10, 80])) }
    if chance(1, of: 3), sections > 0 {
      layout.perSection = (0..<number(1...sections)).map { _ in
        chance(1, of: 2) ? ["estimatedHeight": .number(pick([20, 80, 300]))] : [:]
      }
    }
    return layout
  }
}
