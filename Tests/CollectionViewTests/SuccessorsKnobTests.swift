import CollectionView
import Foundation
import Testing

/// What becomes of the elements behind one that takes another size.
@Suite("Successors of a measured element")
@MainActor
struct SuccessorsKnobTests {
  private static func behavior(_ successors: Behavior.Successors) -> Behavior {
    var behavior = Behavior.correct
    behavior.successors = successors
    return behavior
  }

  /// Museum rig B21: estimated at 100, measured at 60, so a gap of 40 follows every item.
  @Test("keep their places in a list when they are frozen")
  func list() {
    let rig = ListRig(count: 10, estimate: 100, height: 60, behavior: Self.behavior(.frozen))
    #expect(rig.places == [0: 0, 1: 100, 2: 200, 3: 300, 4: 400])
    #expect(rig.view.visibleCells.allSatisfy { $0.frame.height == 60 })
    #expect(rig.view.contentSize.height == 1000)
    rig.scroll(by: 170)
    // Item 1 ended at 160.
    #expect(rig.places.keys.sorted() == [2, 3, 4, 5, 6])
    rig.view.behavior = .correct
    rig.layout.invalidateLayout()
    rig.view.layoutIfNeeded()
    // All ten fit a screen and a bit now, and are measured.
    #expect(rig.view.contentSize.height == 600)
  }

  @Test("are covered by items that grow, and those are found from behind")
  func overlapping() {
    let rig = ListRig(
      heights: [[300] + Array(repeating: 50, count: 19)], estimate: 50,
      behavior: Self.behavior(.frozen))
    rig.scroll(by: 250)
    #expect(rig.places[0] == -250)
    #expect(rig.places[5] == 0)
    rig.scroll(by: 60)
    #expect(rig.places[0] == nil)
  }

  private func leadingEdge(of item: Int, in rig: ListRig) -> CGFloat? {
    rig.layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame.minY
  }

  @Test("keep header, footer and further sections where the estimates have them, too")
  func edges() {
    let rig = ListRig(heights: [[20, 20], [20]], estimate: 50, behavior: Self.behavior(.frozen))
    rig.layout.section.estimatedHeaderHeight = 40
    rig.layout.section.estimatedFooterHeight = 40
    rig.view.layoutIfNeeded()
    func start(_ kind: String, _ section: Int) -> CGRect? {
      rig.layout.layoutAttributesForSupplementaryView(
        ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    #expect(leadingEdge(of: 0, in: rig) == 40)
    #expect(leadingEdge(of: 1, in: rig) == 90)
    #expect(
      start(UICollectionView.elementKindSectionFooter, 0)
        == CGRect(x: 0, y: 140, width: 320, height: 30))
    #expect(
      start(UICollectionView.elementKindSectionHeader, 1)
        == CGRect(x: 0, y: 180, width: 320, height: 30))
    #expect(rig.view.contentSize.height == 310)
  }

  /// Museum rig B27: ten rows estimated at 50 and measured at 100, and a sideways scroller of 220 behind them.
  @Test(
    "are a sideways scroller that is placed again, or not",
    arguments: [(.recomputed, 1000), (.scrollersFrozen, 500)] as [(Behavior.Successors, CGFloat)])
  func scrollers(successors: Behavior.Successors, start: CGFloat) throws {
    let rig = ListRig(
      heights: [Array(repeating: 100, count: 10), Array(repeating: 220, count: 5), [100]],
      estimate: 50, behavior: Self.behavior(successors))
    rig.layout.sectionProvider = { index in
      var section = ListSection()
      section.estimatedHeight = 50
      if index == 1 {
        section.sidewaysItemSize = CGSize(width: 140, height: 220)
        section.spacing = 10
      }
      return section
    }
    rig.view.layoutIfNeeded()
    rig.scroll(by: 400)
    rig.scroll(by: 200)
    let second = IndexPath(item: 1, section: 1)
    let frame = CGRect(x: 150, y: start, width: 140, height: 220)
    #expect(rig.layout.layoutAttributesForItem(at: second)?.frame == frame)
    #expect(rig.view.cellForItem(at: second)?.frame == frame)
    // Of five cards of 150 points each, three are on a screen of 320.
    #expect(rig.view.indexPathsForVisibleItems.filter { $0.section == 1 }.map(\.item) == [0, 1, 2])
    // 5 × 140 + 4 × 10 = 740 points end with the screen when they are scrolled by 420.
    let last = IndexPath(item: 4, section: 1)
    rig.view.scrollToItem(at: last, at: .right, animated: false)
    rig.view.layoutIfNeeded()
    #expect(rig.view.cellForItem(at: last)?.frame.maxX == 320)
    #expect(rig.view.cellForItem(at: second) == nil)
    #expect(rig.view.contentOffset.y == 600)
    let behind = IndexPath(item: 0, section: 2)
    #expect(rig.layout.layoutAttributesForItem(at: behind)?.frame.minY == 1220)
    #expect(rig.view.contentSize.height == 1270)
  }

  @Test("keep their lines and places in a grid when they are frozen")
  func flow() {
    let rig = FlowRig(
      sizes: [Array(repeating: CGSize(width: 60, height: 30), count: 9)],
      in: CGSize(width: 320, height: 480), sizing: .cells)
    rig.layout.estimatedItemSize = CGSize(width: 100, height: 50)
    rig.layout.minimumInteritemSpacing = 10
    rig.layout.minimumLineSpacing = 0
    rig.view.behavior = Self.behavior(.frozen)
    rig.view.layoutIfNeeded()
    #expect(rig.frames[[0, 0]] == CGRect(x: 0, y: 0, width: 60, height: 30))
    #expect(rig.frames[[0, 2]] == CGRect(x: 220, y: 0, width: 60, height: 30))
    #expect(rig.frames[[0, 4]] == CGRect(x: 110, y: 50, width: 60, height: 30))
    #expect(rig.view.contentSize.height == 150)
    let path = IndexPath(item: 4, section: 0)
    #expect(rig.layout.layoutAttributesForItem(at: path)?.frame == rig.frames[[0, 4]])
  }

  /// Museum rig B17: of items estimated at 400 points none fits into 320.
  @Test("have rows of no items when these are divided by an estimate that does not fit")
  func rowsByEstimate() {
    let rig = FlowRig(
      sizes: [Array(repeating: CGSize(width: 300, height: 50), count: 100)],
      in: CGSize(width: 320, height: 480), sizing: .cells)
    rig.layout.estimatedItemSize = CGSize(width: 400, height: 50)
    rig.layout.minimumLineSpacing = 0
    rig.view.behavior = Self.behavior(.rowsByEstimate)
    let path = IndexPath(item: 50, section: 0)
    rig.view.scrollToItem(at: path, at: .top, animated: false)
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentOffset.y == 0)
    #expect(rig.diagnostics.contains { $0.id == .divisionByZero && $0.indexPath == path })
    // A narrower estimate has a row for every item.
    rig.layout.estimatedItemSize = CGSize(width: 150, height: 50)
    rig.view.layoutIfNeeded()
    #expect(
      rig.layout.layoutAttributesForItem(at: path)?.frame.origin == CGPoint(x: 0, y: 25 * 50))
  }

  @Test("are built by the collection view's question, and by nobody's who watches")
  func watchedRows() {
    let rig = FlowRig(
      sizes: [Array(repeating: CGSize(width: 100, height: 50), count: 100)],
      in: CGSize(width: 320, height: 480), sizing: .cells)
    rig.layout.estimatedItemSize = CGSize(width: 150, height: 50)
    rig.view.behavior = Self.behavior(.rowsByEstimate)
    rig.view.layoutIfNeeded()
    // Estimated items stand in rows of two, those that were measured in rows of three.
    let path = IndexPath(item: 60, section: 0)
    let byEstimate = rig.layout.layoutAttributesForItem(at: path)?.frame
    #expect(!rig.view.elementsWanted(in: CGRect(x: 0, y: 1500, width: 320, height: 480)).isEmpty)
    #expect(rig.layout.layoutAttributesForItem(at: path)?.frame == byEstimate)
    rig.scroll(by: 1500)
    #expect(rig.layout.layoutAttributesForItem(at: path)?.frame != byEstimate)
  }

  @Test("follow where the delegate has given the sizes: no estimate misleads")
  func delegateSizes() {
    let sizes = [60, 20, 40].map { CGSize(width: 320, height: $0) }
    let rig = FlowRig(sizes: [sizes], in: CGSize(width: 320, height: 480))
    rig.layout.minimumLineSpacing = 0
    rig.view.behavior = Self.behavior(.frozen)
    rig.view.behavior.contentSize = .stale
    rig.view.layoutIfNeeded()
    #expect((0..<3).map { rig.frames[[0, $0]]?.minY } == [0, 60, 80])
    #expect(rig.view.contentSize.height == 120)
  }
}
