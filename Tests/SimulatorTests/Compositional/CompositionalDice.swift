import Foundation
import Scenes

@testable import Simulator

/// Makes descriptions of compositional layouts by chance, in which no item sticks out of its group, and actions on them.
@MainActor
struct CompositionalDice {
  private var random: SplitMix64
  private typealias Size = Compositional.Size

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// A pane with a compositional layout that behaves correctly, with everything else up to chance; some sections may scroll
  /// across the scroll direction.
  mutating func pane(withRows: Bool = true) -> Pane {
    var dice = EngineOracleDice(seed: UInt64(number(0...1_000_000_000)))
    var pane = dice.pane(kind: "list")
    pane.viewport.width = max(pane.viewport.width, 160)
    pane.layout = layout(withRows: withRows)
    return pane
  }

  /// A motion of one of the sections on the screen that scroll across; nil without any.
  mutating func motionAcross(_ run: PaneRun) -> Action? {
    guard !run.view.orthogonalSections.isEmpty else { return nil }
    let way = CGFloat(number(-900...900))
    func across(_ way: CGFloat) -> CGPoint {
      run.view.scrollsHorizontally ? CGPoint(x: 0, y: way) : CGPoint(x: way, y: 0)
    }
    switch number(0...3) {
    case 0: return .fling(.both(across(way * 5)))
    case 1: return .drag(by: across(way / 3), over: 0.2, hold: pick([0, 0.3]))
    default: return .scrollBy(across(way / 7))
    }
  }

  mutating func layout(withRows: Bool = true) -> LayoutDescription {
    var layout = LayoutDescription(kind: "compositional")
    layout.properties["estimate"] = .number(pick([10, 44, 120]))
    let sections = (0..<number(1...4)).map { _ in section(withRows: withRows) }
    layout.properties["sections"] = .sections(Compositional.Sections(sections))
    if chance(1, of: 3) { layout.properties["interSectionSpacing"] = .number(pick([7, 10.5])) }
    if chance(1, of: 4) { layout.properties["contentInsetsReference"] = .word("layoutMargins") }
    if chance(1, of: 4) {
      var item = Compositional.BoundaryItem(
        elementKind: "title",
        layoutSize: Size(.fractionalWidth(1), pick([.absolute(30), .fractionalHeight(0.25)])),
        alignment: pick([.top, .topTrailing, .bottom]))
      item.pinToVisibleBounds = chance(1, of: 2)
      layout.properties["boundarySupplementaryItems"] = .boundaryItems(
        Compositional.BoundaryItems([item]))
    }
    if chance(1, of: 3) { layout.perSection = [["estimate": .number(60)], [:]] }
    return chance(1, of: 5) ? layout.transposed : layout
  }

  // MARK: Sections

  private mutating func section(withRows: Bool) -> Compositional.Section {
    var section =
      withRows && chance(1, of: 6) ? sectionAcross() : Compositional.Section(body())
    if chance(1, of: 2) {
      section.ownContentInsets = Insets(
        top: pick([0, 8]), left: pick([0, 16]), bottom: pick([0, 5.5]), right: pick([0, 12]))
    }
    if chance(1, of: 2) { section.interGroupSpacing = pick([0, 4, 8.25]) }
    if case .carousel = section.body, !withRows { section.body = .list }
    section.supplementariesFollowContentInsets = chance(2, of: 3)
    if chance(1, of: 6) { section.contentInsetsReference = pick([.none, .layoutMargins]) }
    if chance(1, of: 2) { section.boundarySupplementaryItems.append(edge(.header)) }
    if chance(1, of: 3) { section.boundarySupplementaryItems.append(edge(.footer)) }
    if chance(1, of: 4) {
      section.decorationItems = [Compositional.DecorationItem(elementKind: "background")]
    }
    return section
  }

  /// A section whose groups follow one another across the scroll direction.
  private mutating func sectionAcross() -> Compositional.Section {
    let height = pick([Compositional.Dimension.absolute(70), .estimated(nil), .estimated(30)])
    let width = pick([
      Compositional.Dimension.absolute(90), .absolute(130.5), .fractionalWidth(0.75),
    ])
    let members = (0..<number(1...2)).map { _ -> Compositional.Member in
      .item(item(Size(.fractionalWidth(1), height.isEstimated ? height : .fractionalHeight(0.5))))
    }
    var section = Compositional.Section(
      .group(Compositional.Group(.vertical, Size(width, height), members)))
    section.orthogonalScrollingBehavior = pick([
      .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ])
    return section
  }

  private mutating func body() -> Compositional.Body {
    switch number(0...7) {
    case 0: .list
    case 1: .grid(columns: number(1...4), spacing: pick([0, 5, 7.5]))
    case 2: .carousel(Size(.absolute(pick([60, 120.5])), .absolute(pick([50, 80]))))
    case 3: .group(fixedColumn())
    case 4: .group(mosaic())
    case 5: .group(column(.fractionalWidth(1), depth: 0))
    default: .group(row(depth: 0))
    }
  }

  private mutating func edge(_ kind: Compositional.StandardKind) -> Compositional.BoundaryItem {
    var item = Compositional.BoundaryItem(kind)
    switch number(0...3) {
    case 0: item.layoutSize.height = .absolute(pick([20, 33.5]))
    case 1: item.layoutSize.height = .estimated(pick([10, 90]))
    case 2: item.absoluteOffset = CGPoint(x: 3, y: kind == .header ? -6 : 6)
    default: break
    }
    item.pinToVisibleBounds = chance(1, of: 3)
    return item
  }

  // MARK: Groups

  /// A row as high as its highest member.
  private mutating func row(depth: Int) -> Compositional.Group {
    let height = Compositional.Dimension.estimated(pick([nil, 30, 100]))
    let width = Compositional.Dimension.fractionalWidth(1)
    var group: Compositional.Group
    if chance(1, of: 3) {
      let count = number(1...4)
      let share = Compositional.Dimension.fractionalWidth(1 / CGFloat(count))
      group = Compositional.Group(
        .horizontal, Size(width, height), [.item(item(Size(share, height)))],
        chance(1, of: 2) ? .equalShares(count) : .count(count))
    } else {
      let share = Compositional.Dimension.fractionalWidth(pick([1, 0.5, 0.3, 0.25]))
      let members = (0..<number(1...2)).map { _ -> Compositional.Member in
        depth < 2 && chance(1, of: 4)
          ? .group(column(share, depth: depth + 1))
          : .item(
            item(Size(share, chance(3, of: 4) ? height : .absolute(pick([20, 50])))))
      }
      group = Compositional.Group(.horizontal, Size(width, height), members)
    }
    if chance(1, of: 2) { group.interItemSpacing = spacing() }
    if chance(1, of: 4) {
      group.item.contentInsets = Insets(top: 4, left: 6, bottom: 3, right: 2.5)
    }
    if depth == 0, chance(1, of: 6) { group.item.edgeSpacing = edges() }
    return group
  }

  /// A column as high as its members together.
  private mutating func column(_ width: Compositional.Dimension, depth: Int) -> Compositional.Group
  {
    let height = Compositional.Dimension.estimated(pick([nil, 90]))
    let members = (0..<number(1...3)).map { _ -> Compositional.Member in
      depth < 2 && chance(1, of: 4)
        ? .group(row(depth: depth + 1))
        : .item(item(Size(.fractionalWidth(1), chance(3, of: 4) ? height : .absolute(40))))
    }
    var group = Compositional.Group(.vertical, Size(width, height), members)
    if chance(1, of: 2) { group.interItemSpacing = .fixed(pick([3, 8])) }
    return group
  }

  /// A column of a given height with equal parts of it.
  private mutating func fixedColumn() -> Compositional.Group {
    let part = Compositional.Dimension.fractionalHeight(pick([0.2, 0.5, 1 / 3]))
    let cell = item(Size(.fractionalWidth(1), chance(1, of: 2) ? part : .absolute(35)))
    var group = Compositional.Group(
      .vertical, Size(.fractionalWidth(1), .absolute(pick([120, 200]))), [.item(cell)])
    if chance(1, of: 3) { group.interItemSpacing = spacing() }
    return group
  }

  /// A large cell beside smaller ones.
  private mutating func mosaic() -> Compositional.Group {
    let whole = Compositional.Dimension.fractionalHeight(1)
    let small = item(Size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let pair = Compositional.Group(
      .vertical, Size(.fractionalWidth(pick([0.5, 0.3])), whole), [.item(small)],
      chance(1, of: 2) ? .equalShares(2) : .fitting)
    let large = Compositional.Member.item(item(Size(.fractionalWidth(0.5), whole)))
    return Compositional.Group(
      .horizontal,
      Size(
        .fractionalWidth(1), chance(1, of: 2) ? .fractionalWidth(0.5) : .absolute(150)),
      chance(1, of: 2) ? [large, .group(pair)] : [.group(pair), large])
  }

  private mutating func item(_ size: Compositional.Size) -> Compositional.Item {
    var item = Compositional.Item(size)
    if chance(1, of: 3) { item.contentInsets = Insets(top: 2, left: 3, bottom: 2.5, right: 1) }
    // Spaces beside an item of the whole width, or above one of a given height, would push it out of its group.
    if size.height.isEstimated, chance(1, of: 5) { item.edgeSpacing = edges() }
    if chance(1, of: 4) {
      item.supplementaryItems = [
        Compositional.SupplementaryItem(
          elementKind: "badge", layoutSize: Size(.absolute(20), .absolute(20)),
          containerAnchor: Compositional.Anchor([.top, .trailing]))
      ]
    }
    return item
  }

  private mutating func spacing() -> Compositional.Spacing {
    chance(1, of: 4) ? .flexible(pick([0, 5])) : .fixed(pick([2, 5, 7.5]))
  }

  private mutating func edges() -> Compositional.EdgeSpacing {
    Compositional.EdgeSpacing(top: pick([nil, .fixed(2.5)]), bottom: .fixed(5))
  }

  // MARK: Chance

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[random.next(in: 0...values.count - 1)]
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { random.next(in: range) }

  private mutating func chance(_ some: Int, of all: Int) -> Bool { number(1...all) <= some }
}
