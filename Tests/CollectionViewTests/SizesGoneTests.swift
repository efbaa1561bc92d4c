import CollectionView
import Foundation
import Testing

/// What is asked of layouts, and what they ask, while they have forgotten sizes or know sections that are gone.
@Suite("Forgotten sizes and sections that are gone")
@MainActor
struct SizesGoneTests {
  private static func behavior(_ cache: Behavior.SizeCache) -> Behavior {
    var behavior = Behavior.correct
    behavior.sizeCache = cache
    return behavior
  }

  enum Kind: CaseIterable { case list, table, flow, waterfall }

  private func layout(_ kind: Kind) -> UICollectionViewLayout {
    switch kind {
    case .list: return ListLayout()
    case .table: return TableLayout()
    case .flow:
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 90, height: 35)
      return layout
    case .waterfall: return WaterfallLayout()
    }
  }

  @Test(
    "A query before the layout is prepared again finds nothing, but a flow layout prepares itself",
    arguments: Kind.allCases)
  func unprepared(_ kind: Kind) {
    let rig = SizedRig([Array(0..<30), Array(0..<20)], layout(kind))
    rig.view.behavior = Self.behavior(.init(isDroppedOnReappear: true))
    rig.view.layoutIfNeeded()
    let screen = rig.view.bounds
    let before = rig.view.elementsWanted(in: screen).count
    #expect(before > 0)
    rig.view.reappear()
    let prepares = kind == .flow
    #expect(rig.view.elementsWanted(in: screen).isEmpty != prepares)
    let attributes = rig.view.collectionViewLayout.layoutAttributesForItem(at: [0, 0])
    #expect((attributes == nil) != prepares)
    rig.view.layoutIfNeeded()
    #expect(rig.view.elementsWanted(in: screen).count == before)
  }

  @Test("A layout that never counts again asks a list's user about sections that there are")
  func list() {
    let rig = ListRig(
      heights: Array(repeating: Array(repeating: 60, count: 10), count: 3), estimate: 100,
      behavior: Self.behavior(.init(key: .neverDropped)))
    let asked = Asked()
    rig.layout.sectionProvider = { index in
      asked.sections.append(index)
      var section = ListSection()
      section.estimatedHeight = 100
      return section
    }
    rig.view.layoutIfNeeded()
    rig.heights = [rig.heights[0]]
    asked.sections = []
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(asked.sections == [0])
    #expect(rig.layout.layoutAttributesForItem(at: [2, 9]) != nil)
    asked.sections = []
    rig.scroll(by: 30)
    #expect(asked.sections.isEmpty)
    rig.layout.section.spacing = 3
    rig.view.layoutIfNeeded()
    #expect(asked.sections == [0])
  }

  @Test("and a flow layout's delegate likewise")
  func flow() {
    let size = CGSize(width: 300, height: 60)
    let rig = FlowRig(
      sizes: Array(repeating: Array(repeating: size, count: 10), count: 3),
      in: CGSize(width: 320, height: 480), sizing: .cells)
    rig.layout.estimatedItemSize = CGSize(width: 300, height: 100)
    rig.view.behavior = Self.behavior(.init(key: .neverDropped))
    let asked = Asked()
    rig.view.delegate = asked
    rig.view.layoutIfNeeded()
    #expect(Set(asked.sections) == [0, 1, 2])
    rig.sizes = [rig.sizes[0]]
    asked.sections = []
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(Set(asked.sections) == [0])
    #expect(rig.layout.layoutAttributesForItem(at: [2, 9]) != nil)
  }

  @Test("Coming back to the screen is nothing to a layout of one's own")
  func foreign() {
    let layout = OwnLayout()
    let rig = SizedRig([Array(0..<5)], layout)
    rig.view.behavior = Self.behavior(.init(isDroppedOnReappear: true))
    rig.view.layoutIfNeeded()
    let before = layout.preparations
    #expect(before > 0)
    rig.view.reappear()
    rig.view.layoutIfNeeded()
    #expect(layout.preparations == before)
  }
}

/// The sections that somebody was asked about.
@MainActor
private final class Asked: NSObject, UICollectionViewDelegateFlowLayout {
  var sections: [Int] = []

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    sections.append(section)
    return .zero
  }
}

/// A layout that counts how often it is prepared.
private final class OwnLayout: UICollectionViewLayout {
  private(set) var preparations = 0

  override func prepare() {
    super.prepare()
    preparations += 1
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 100) }
}
