import CollectionView
import Foundation
import Testing

/// What a layout keeps measured sizes by, and when it forgets them.
@Suite("Size cache")
@MainActor
struct SizeCacheTests {
  private func rig(
    _ heights: [CGFloat], estimate: CGFloat = 40, _ cache: Behavior.SizeCache,
    layout: ListLayout = ListLayout()
  ) -> ListRig {
    var behavior = Behavior.correct
    behavior.sizeCache = cache
    return ListRig(heights: [heights], estimate: estimate, behavior: behavior, layout: layout)
  }

  private func heights(_ rig: ListRig) -> [CGFloat] {
    (0..<rig.layout.collectionViewContentCount).map { item in
      rig.layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame.height ?? -1
    }
  }

  private func delete(_ items: [Int], _ rig: ListRig) {
    for item in items.sorted(by: >) { rig.heights[0].remove(at: item) }
    rig.view.deleteItems(at: items.map { IndexPath(item: $0, section: 0) })
    rig.view.layoutIfNeeded()
  }

  @Test("By item, a size follows its item; by index, the next one wears it")
  func byIndex() {
    let heights: [CGFloat] = [40, 40, 200, 40, 40]
    let byItem = rig(heights, Behavior.SizeCache())
    let byIndex = rig(heights, Behavior.SizeCache(key: .byIndex))
    for rig in [byItem, byIndex] { delete([0], rig) }
    #expect(self.heights(byItem) == [40, 200, 40, 40])
    #expect(self.heights(byIndex) == [40, 40, 200, 40])
    #expect(byIndex.view.contentSize.height == 320)
  }

  @Test("By index, what is inserted takes the size that stands there, and the end is a guess")
  func insertionByIndex() {
    let rig = rig(Array(repeating: 80, count: 20), Behavior.SizeCache(key: .byIndex))
    rig.heights[0].insert(30, at: 0)
    rig.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    rig.view.layoutIfNeeded()
    #expect(self.heights(rig).first == 80)
    #expect(self.heights(rig).count == 21)
    #expect(self.heights(rig).last == 40)
  }

  @Test(
    "Heights come back with their width into the spacing and the estimate of now",
    arguments: [Behavior.Estimate.constant, .runningMean])
  func back(_ estimate: Behavior.Estimate) {
    let rig = rig(Array(repeating: 40, count: 100), Behavior.SizeCache())
    rig.view.behavior.estimate = estimate
    rig.view.frame.size = CGSize(width: 480, height: 320)
    rig.view.layoutIfNeeded()
    rig.layout.section.spacing = 10
    rig.layout.section.estimatedHeight = 60
    rig.view.layoutIfNeeded()
    rig.view.frame.size = CGSize(width: 320, height: 480)
    rig.view.layoutIfNeeded()
    let places = (0..<100).compactMap {
      rig.layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(zip(places, places.dropFirst()).allSatisfy { $1.minY - $0.maxY == 10 })
    // The twelve that were measured there, then what the others are taken to be.
    let others: CGFloat = estimate == .constant ? 60 : 40
    #expect(
      self.heights(rig) == Array(repeating: 40, count: 12) + Array(repeating: others, count: 88))
  }

  @Test("Never dropped, neither counts nor sizes change")
  func neverDropped() {
    let rig = rig(Array(repeating: 60, count: 10), estimate: 100, .init(key: .neverDropped))
    // 480 / 60: eight are measured, 8 × 60 + 2 × 100.
    #expect(rig.view.contentSize.height == 680)
    rig.heights[0] = Array(repeating: 90, count: 10)
    rig.view.frame.size = CGSize(width: 400, height: 200)
    rig.view.layoutIfNeeded()
    // What is on the screen was asked again at the new width: 200 / 60 reaches four, and three of 90 fill it.
    #expect(self.heights(rig).suffix(6) == [60, 60, 60, 60, 100, 100])
    rig.heights[0] = []
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(self.heights(rig).count == 10)
    #expect(Set(rig.diagnostics.map(\.id)) == [.indexPathDoesNotExist])
  }

  @Test("Coming back to the screen forgets sizes only where the behavior says so")
  func reappearing() {
    let heights = [CGFloat](repeating: 44, count: 100)
    let kept = rig(heights, estimate: 100, Behavior.SizeCache())
    let dropped = rig(heights, estimate: 100, Behavior.SizeCache(isDroppedOnReappear: true))
    for rig in [kept, dropped] {
      for _ in 0..<20 { rig.scroll(by: 480) }
      #expect(rig.view.contentOffset.y == 3920)
      rig.view.reappear()
      rig.view.layoutIfNeeded()
    }
    #expect(kept.view.contentSize.height == 4400)
    // The 11 rows on the screen are asked again; 480 / 44 reaches twelve from row 39 on: 23 × 44 + 77 × 100.
    #expect(dropped.view.contentSize.height == 8712)
    #expect(dropped.places.keys.min() == 39)
  }

  // Rows 5 to 9 are on the screen, and at their estimate of 44 they would stand above it: whoever asked what is there first
  // would measure 11 to 15, and then push the reader away with rows 5 to 9.
  @Test("Views on the screen say their sizes before others, in a list and in a table")
  func askedFirst() {
    for layout in [ListLayout(), TableLayout()] {
      var behavior = Behavior.correct
      behavior.sizeCache = Behavior.SizeCache(isDroppedOnReappear: true)
      let rig = ListRig(
        heights: [Array(repeating: 100, count: 50)], estimate: 44, behavior: behavior,
        layout: layout)
      rig.scroll(by: 480)
      rig.scroll(by: 20)
      rig.events = []
      rig.view.reappear()
      rig.view.layoutIfNeeded()
      let asked = rig.events.compactMap { event in
        if case .measured(let change) = event { change.indexPath.item } else { nil }
      }
      #expect(asked.prefix(5) == [5, 6, 7, 8, 9])
      #expect(rig.view.contentOffset.y == 500)
    }
  }
}

extension UICollectionViewLayout {
  /// The items of section 0 that the layout has a place for.
  fileprivate var collectionViewContentCount: Int {
    (0...).first { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) == nil } ?? 0
  }
}
