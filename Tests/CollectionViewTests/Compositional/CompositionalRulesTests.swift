import Foundation
import Testing

@testable import CollectionView

@Suite("Rules of the compositional layout")
@MainActor
struct CompositionalRulesTests {
  private typealias Item = NSCollectionLayoutItem
  private typealias Group = NSCollectionLayoutGroup

  private func rig(
    _ group: NSCollectionLayoutGroup, items: Int, size: CGSize = CGSize(width: 375, height: 600),
    behavior: Behavior? = nil, scale: CGFloat = 2,
    _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> CompositionalRig {
    let section = NSCollectionLayoutSection(group: group)
    change(section)
    let kinds = section.boundarySupplementaryItems.map(\.elementKind) + ["badge"]
    let rig = CompositionalRig(
      UICollectionViewCompositionalLayout(section: section), size: size, counts: [items],
      kinds: kinds, displayScale: scale)
    if let behavior { rig.view.behavior = behavior }
    rig.view.layoutIfNeeded()
    return rig
  }

  private func item(_ width: String, _ height: String) -> NSCollectionLayoutItem {
    Item(layoutSize: .of([width, height]))
  }

  @Test("C03: five fifths of 393 fit in spite of the last digits of a sum")
  func fifths() {
    let rig = rig(
      .horizontal(layoutSize: .of(["fw1", "fw0.2"]), subitems: [item("fw0.2", "fh1")]), items: 6,
      size: CGSize(width: 393, height: 600), scale: 3)
    #expect(rig.frame("4")?.minY == 0)
    #expect(rig.frame("5")?.minX == 0)
  }

  @Test("C25: the fractions of a repeated subitem are a knob")
  func repeatedSubitem() {
    let group = Group.horizontal(
      layoutSize: .of(["fw1", "abs50"]), repeatingSubitem: item("fw0.3", "fh1"), count: 3)
    group.interItemSpacing = .fixed(10)
    var behavior = Behavior.uikitCompositional
    #expect(rig(group, items: 3, behavior: behavior).frame("1")?.width == 106.5)
    behavior.repeatedFractions = .wholeLength
    let whole = rig(group, items: 3, behavior: behavior)
    #expect(["0", "1", "2"].map { whole.frame($0)?.minX } == [0, 122.5, 245])
  }

  @Test("Equal shares leave room for the spaces around the members, so that the group holds them")
  func sharesBesideSpaces() {
    let subitem = item("fw1", "fh1")
    subitem.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .fixed(5), trailing: .fixed(8), bottom: nil)
    let group = Group.horizontal(
      layoutSize: .of(["fw1", "abs50"]), subitem: subitem, count: 2)
    group.interItemSpacing = .fixed(10)
    let rig = rig(group, items: 2)
    #expect(rig.frame("0") == CGRect(x: 0, y: 5, width: 174.5, height: 50))
    #expect(rig.frame("1") == CGRect(x: 192.5, y: 5, width: 174.5, height: 50))
  }

  @Test("C21: where fractions are of the whole length, three thirds with gaps do not fit")
  func wholeLength() {
    let group = Group.horizontal(
      layoutSize: .of(["fw1", "abs50"]), subitems: [item("fw1/3", "abs50")])
    group.interItemSpacing = .fixed(10)
    var behavior = Behavior.uikitCompositional
    behavior.compositionalFractions = .wholeLength
    let rig = rig(group, items: 3, behavior: behavior)
    #expect(rig.frame("1") == CGRect(x: 135, y: 0, width: 125, height: 50))
    #expect(rig.frame("2") == CGRect(x: 0, y: 50, width: 125, height: 50))
  }

  @Test("Rounding of iOS 14: sizes stay exact, then frames are rounded")
  func roundFrames() {
    var behavior = Behavior.uikitCompositional
    behavior.compositionalRounding = .roundFrames
    let rig = rig(
      .horizontal(layoutSize: .of(["fw1", "abs10"]), subitems: [item("fw1/3", "fh1")]), items: 3,
      size: CGSize(width: 320, height: 480), behavior: behavior)
    #expect(["0", "1", "2"].map { rig.frame($0)?.minX } == [0, 106.5, 213.5])
    #expect(rig.frame("0")?.width == 106.5)
  }

  @Test("C26: fixed edges are outside of the items")
  func edges() {
    let item = item("abs100", "abs50")
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(8), top: nil, trailing: .fixed(8), bottom: nil)
    let rig = rig(
      .horizontal(layoutSize: .of(["fw1", "abs50"]), subitems: [item]), items: 3)
    #expect(["0", "1", "2"].map { rig.frame($0)?.minX } == [8, 124, 240])
  }

  @Test("C31: equal shares inside the insets of their group")
  func sharesInsideInsets() {
    let group = Group.horizontal(
      layoutSize: .of(["fw1", "abs100"]), subitem: item("fw1", "fh1"), count: 2)
    group.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    group.interItemSpacing = .fixed(10)
    let rig = rig(group, items: 2)
    #expect(rig.frame("0") == CGRect(x: 20, y: 20, width: 162.5, height: 60))
    #expect(rig.frame("1") == CGRect(x: 192.5, y: 20, width: 162.5, height: 60))
  }

  @Test("C36: an inner group that does not fit ends the instance, and the next one begins anew")
  func innerGroups() {
    let first = Group.horizontal(
      layoutSize: .of(["fw1", "abs40"]), subitems: [item("fw0.5", "fh1")])
    let second = Group.horizontal(
      layoutSize: .of(["fw1", "abs40"]), subitems: [item("fw1", "fh1")])
    let rig = rig(
      .horizontal(layoutSize: .of(["fw1", "abs40"]), subitems: [first, second]), items: 4)
    #expect(["0", "1", "2", "3"].map { rig.frame($0)?.minX } == [0, 187.5, 0, 187.5])
    #expect(rig.frame("3")?.width == 187.5)
  }

  /// The offset of an anchor at the badge's bottom leading corner; nil for no such anchor.
  enum OwnOffset: Sendable {
    case none
    case fractional(CGPoint)
    case absolute(CGPoint)
  }

  @Test(
    "C130: badges, by anchors in the host and in the badge",
    arguments: [
      (OwnOffset.none, CGPoint(x: 232, y: 61)),
      (.fractional(CGPoint(x: 0.5, y: 0.25)), CGPoint(x: 285, y: 37)),
      (.absolute(CGPoint(x: 3, y: 4)), CGPoint(x: 268, y: 36)),
    ])
  func badges(_ offset: OwnOffset, _ place: CGPoint) {
    let corner: NSDirectionalRectEdge = [.bottom, .leading]
    let own: NSCollectionLayoutAnchor? =
      switch offset {
      case .none: nil
      case .fractional(let offset): .init(edges: corner, fractionalOffset: offset)
      case .absolute(let offset): .init(edges: corner, absoluteOffset: offset)
      }
    let anchor = NSCollectionLayoutAnchor(
      edges: [.top, .trailing],
      absoluteOffset: own == nil ? CGPoint(x: 7, y: 9) : .zero)
    let size = NSCollectionLayoutSize.of(["abs40", "abs20"])
    let badge =
      own.map {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: "badge", containerAnchor: anchor, itemAnchor: $0)
      }
      ?? NSCollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: "badge", containerAnchor: anchor)
    let item = Item(layoutSize: .of(["abs212", "abs194"]), supplementaryItems: [badge])
    let rig = rig(
      .horizontal(layoutSize: .of(["fw1", "abs194"]), subitems: [item]), items: 1
    ) { $0.contentInsets = NSDirectionalEdgeInsets(top: 52, leading: 53, bottom: 0, trailing: 0) }
    #expect(rig.frame("badge0") == CGRect(origin: place, size: CGSize(width: 40, height: 20)))
  }

  @Test("C133: views of groups count groups, and a partly filled group has one, too")
  func groupBadges() {
    let group = Group.horizontal(
      layoutSize: .of(["fw1", "abs80"]), subitem: item("fw1", "fw0.25"), count: 4)
    group.contentInsets.trailing = 20
    group.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: .of(["abs20", "abs60"]), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(
          edges: .trailing, fractionalOffset: CGPoint(x: 1, y: 0)))
    ]
    let rig = rig(group, items: 7) { $0.interGroupSpacing = 16 }
    #expect(rig.frame("badge0,0") == CGRect(x: 355, y: 10, width: 20, height: 60))
    #expect(rig.frame("badge0,1") == CGRect(x: 355, y: 106, width: 20, height: 60))
    #expect(rig.frame("badge0,2") == nil)
    let shown = rig.view.liveElements.filter {
      $0.modelAttributes.representedElementCategory == .supplementaryView
    }
    #expect(shown.map(\.modelAttributes.indexPath) == [[0, 0], [0, 1]])
  }

  @Test("C157: an item that reaches beyond its group is found only through the group")
  func foundByGroup() {
    let group = Group.horizontal(
      layoutSize: .of(["fw1", "abs60"]), subitems: [item("fw1", "est44")])
    let heights: [CGFloat] = [31, 50, 31, 69, 31]
    func found(_ behavior: Behavior) -> [Int] {
      let rig = rig(group, items: 5, size: CGSize(width: 320, height: 480), behavior: behavior)
      rig.height = { heights[$0.item] }
      rig.view.reloadData()
      rig.view.layoutIfNeeded()
      let rect = CGRect(x: 0, y: 241, width: 320, height: 8)
      return rig.layout.layoutAttributesForElements(in: rect)?.map(\.indexPath.item) ?? []
    }
    #expect(found(.uikitCompositional) == [4])
    #expect(found(.correct) == [3, 4])
  }

  @Test("C158, C159, C43: what cannot be laid out is left out, with UIKit's words")
  func mistakes() {
    var heard: [Diagnostic] = []
    func lay(_ layout: UICollectionViewCompositionalLayout, width: CGFloat = 320)
      -> CompositionalRig
    {
      let rig = CompositionalRig(
        layout, size: CGSize(width: width, height: 480), counts: [3])
      heard = []
      rig.view.diagnosticHandler = { heard.append($0) }
      rig.view.layoutIfNeeded()
      return rig
    }
    let large = Group.horizontal(
      layoutSize: .of(["fw1", "abs50"]), subitems: [item("abs400", "abs50")])
    var rig = lay(.init(sectionProvider: { _, _ in NSCollectionLayoutSection(group: large) }))
    #expect(rig.view.contentSize == CGSize(width: 320, height: 0))
    #expect(rig.view.visibleCells.isEmpty)
    #expect(heard.map(\.id) == [.groupCannotFitItem])
    rig = lay(.init(sectionProvider: { _, _ in nil }))
    #expect(rig.view.visibleCells.isEmpty)
    #expect(heard.map(\.id) == [.invalidSection])
    let quarter = Group.horizontal(
      layoutSize: .of(["fw1", "est94"]), subitems: [item("fw0.25", "est94")])
    quarter.interItemSpacing = .fixed(16)
    rig = lay(
      .init(sectionProvider: { _, _ in
        let section = NSCollectionLayoutSection(group: quarter)
        section.contentInsets = NSDirectionalEdgeInsets(
          top: 0, leading: 16, bottom: 0, trailing: 16)
        return section
      }), width: 32)
    #expect(heard.map(\.id) == [.groupCannotFitItem])
    #expect(heard.first?.message.hasPrefix("There is no room") == true)
  }

  @Test("C55: insets below one are fractions")
  func fractionalInsets() {
    let container = LayoutContainer(
      CGSize(width: 400, height: 200),
      insets: NSDirectionalEdgeInsets(top: 0, leading: 0.15, bottom: 0, trailing: 0))
    #expect(container.effectiveContentInsets.leading == 60)
    #expect(container.effectiveContentSize == CGSize(width: 340, height: 200))
  }

  @Test("A layout takes copies: what is changed later changes nothing")
  func copies() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: .of(["fw1", "abs50"]), subitems: [item("fw1", "fh1")]))
    let layout = UICollectionViewCompositionalLayout(section: section)
    section.interGroupSpacing = 100
    layout.configuration.interSectionSpacing = 100
    let rig = CompositionalRig(layout, size: CGSize(width: 320, height: 480), counts: [1, 1])
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentSize.height == 100)
    let configuration = layout.configuration
    configuration.interSectionSpacing = 8
    layout.configuration = configuration
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentSize.height == 108)
  }

  @Test("C149: a million items of one template cost as much as one group")
  func million() {
    let group = Group.horizontal(
      layoutSize: .of(["fw1", "abs44"]), subitems: [item("fw1/3", "fh1")])
    let rig = rig(group, items: 1_000_000, size: CGSize(width: 300, height: 600)) {
      $0.interGroupSpacing = 2
    }
    #expect(rig.view.contentSize == CGSize(width: 300, height: 15_333_362))
    #expect(rig.frame("999999") == CGRect(x: 0, y: 15_333_318, width: 100, height: 44))
    #expect(rig.frame("500000") == CGRect(x: 200, y: 7_666_636, width: 100, height: 44))
  }
}

extension CompositionalRulesTests {
  @Test(
    "Degenerate sizes and counts end",
    arguments: [
      ("abs0", 1), ("fw0", 1), ("abs-5", 1), ("abs1e-9", 1), ("fw1e300", 1), ("fw1", Int.max),
    ])
  func degenerate(_ width: String, _ count: Int) {
    let item = NSCollectionLayoutItem(layoutSize: .of([width, "abs10"]))
    let size = NSCollectionLayoutSize.of(["fw1", "abs10"])
    let group: NSCollectionLayoutGroup =
      count == 1
      ? .horizontal(layoutSize: size, subitems: [item])
      : .horizontal(layoutSize: size, repeatingSubitem: item, count: count)
    let rig = CompositionalRig(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      size: CGSize(width: 320, height: 0), counts: [5000])
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentSize.height.isFinite)
  }
}
