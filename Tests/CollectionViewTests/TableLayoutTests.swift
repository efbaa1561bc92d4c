import CollectionView
import Foundation
import Testing

@Suite("Table layout")
@MainActor
struct TableLayoutTests {
  @Test("T01: without estimates every height is asked at reload and the content size is exact")
  func estimatesOff() {
    let rig = TableRig(rows: [100], actual: 60, estimate: 0, isSelfSizing: false)
    #expect(rig.view.contentSize.height == 6000)
    #expect(rig.delegate.asked.count == 100)
    rig.list.scroll(by: 3000)
    #expect(rig.delegate.asked.count == 100)
    #expect(rig.view.contentSize.height == 6000)
  }

  @Test("T02: with estimates only the rows on the screen are asked", arguments: [true, false])
  func estimatesOn(isSelfSizing: Bool) {
    let rig = TableRig(rows: [100], actual: 60, estimate: 44, isSelfSizing: isSelfSizing)
    #expect(rig.measured() == Array(0...9))
    #expect(rig.view.contentSize.height == 4560)
    #expect(rig.view.indexPathsForVisibleItems.map(\.item) == Array(0...9))
    #expect(rig.delegate.asked.map(\.item) == (isSelfSizing ? [] : Array(0...9)))
  }

  @Test(
    "T04: a row measured above the top moves content and offset by the same",
    arguments: [true, false])
  func measuredAbove(isSelfSizing: Bool) {
    let rig = TableRig(rows: [100], actual: 60, estimate: 44, isSelfSizing: isSelfSizing)
    // Rows 0 to 9 are forgotten: nothing above row 50 may be measured.
    var behavior = Behavior.uikit
    behavior.sizeCache.isDroppedOnReload = true
    rig.view.behavior = behavior
    rig.view.contentOffset.y = 2200
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(rig.measured() == Array(50...59))
    #expect(rig.view.contentOffset.y == 2200)
    let before = rig.list.places
    let height = rig.view.contentSize.height
    rig.list.scroll(by: -10)
    #expect(rig.measured() == Array(49...59))
    #expect(rig.view.contentSize.height == height + 16)
    #expect(rig.view.contentOffset.y == 2206)
    #expect(rig.list.places[50] == before[50].map { $0 + 10 })
    #expect(rig.view.layoutAttributesForItem(at: [0, 50])?.frame.minY == 2216)
  }

  @Test("A long drag up measures only what it brings to the screen", arguments: [true, false])
  func dragUp(isSelfSizing: Bool) {
    let rig = TableRig(rows: [100], actual: 60, estimate: 44, isSelfSizing: isSelfSizing)
    rig.view.contentOffset.y = 2360
    rig.view.layoutIfNeeded()
    #expect(rig.measured() == Array(0...9) + Array(50...59))
    rig.list.scroll(by: -100)
    #expect(rig.measured() == Array(0...9) + Array(48...59))
    #expect(rig.view.contentOffset.y == 2292)
  }

  @Test("T05: what is forgotten on reload falls back to estimates, and the offset is held")
  func forgottenOnReload() {
    var behavior = Behavior.uikit
    behavior.sizeCache.isDroppedOnReload = true
    let rig = TableRig(
      rows: [100], actual: 60, estimate: 44, isSelfSizing: true, behavior: behavior)
    for _ in 0..<12 { rig.list.scroll(by: 300) }
    #expect(rig.measured() == Array(0...69))
    #expect(rig.view.contentSize.height == 5520)
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentOffset.y == 3600)
    // Row 81 stands at 3564 by estimates; it and the nine below fill the screen.
    #expect(rig.measured() == Array(81...91))
    #expect(rig.view.contentSize.height == 4576)
  }

  @Test(
    "T06: scrolling to a row measures the rows around it first, not those between",
    arguments: [true, false])
  func scrollToRow(isSelfSizing: Bool) {
    let rig = TableRig(rows: [100], actual: 60, estimate: 44, isSelfSizing: isSelfSizing)
    rig.view.scrollToItem(at: [0, 50], at: .top, animated: false)
    #expect(rig.view.contentOffset.y == 2360)
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentOffset.y == 2360)
    #expect(rig.measured() == Array(0...9) + Array(50...59))
    #expect(rig.view.contentSize.height == 4720)
  }

  @Test(
    "A row is scrolled to where it was asked to be, once its neighbours are measured",
    arguments: [
      (UICollectionView.ScrollPosition.bottom, 41...50, 540.0),
      (.centeredVertically, 45...55, 270.0),
      (UICollectionView.ScrollPosition(), 41...50, 540.0),
    ])
  func positions(
    position: UICollectionView.ScrollPosition, measured: ClosedRange<Int>, place: CGFloat
  ) {
    let rig = TableRig(rows: [100], actual: 60, estimate: 44, isSelfSizing: true)
    rig.view.scrollToItem(at: [0, 50], at: position, animated: false)
    rig.view.layoutIfNeeded()
    #expect(rig.measured() == Array(0...9) + Array(measured))
    #expect(rig.list.places[50] == place)
  }

  @Test("The last row is scrolled to the top as far as the content goes")
  func clampedAtEnd() {
    let rig = TableRig(rows: [100], actual: 60, estimate: 44, isSelfSizing: true)
    rig.view.scrollToItem(at: [0, 99], at: .top, animated: false)
    rig.view.layoutIfNeeded()
    #expect(rig.list.places[99] == 540)
    #expect(rig.measured() == Array(0...9) + Array(90...99))
  }

  @Test("T07: an update asks every height again", arguments: [0.0, 44.0])
  func updateAsksAgain(estimate: CGFloat) {
    let rig = TableRig(rows: [50], actual: 64, estimate: estimate, isSelfSizing: false)
    let known = estimate == 0 ? 50 : 10
    #expect(rig.delegate.asked.count == known)
    rig.view.performBatchUpdates(nil)
    #expect(rig.delegate.asked.count == 2 * known)
    rig.delegate.height = { $0.item == 2 ? 100 : 64 }
    rig.view.performBatchUpdates({})
    #expect(rig.view.layoutAttributesForItem(at: [0, 2])?.frame.height == 100)
  }

  // Row 2 is above the screen, or in it, and grows by 36 because an update asks for its height again.
  @Test(
    "A height that an update asks again keeps the place as the behavior says",
    arguments: [
      (Behavior.Compensation.firstSized, 640.0, 676.0), (.double, 640, 712), (.none, 640, 640),
      (.firstSized, 0, 0), (.contentDelta, 0, 0),
    ])
  func askedAgain(_ compensation: Behavior.Compensation, _ offset: CGFloat, _ after: CGFloat) {
    var behavior = Behavior.correct
    behavior.compensation = compensation
    let rig = TableRig(
      rows: [50], actual: 64, estimate: 44, isSelfSizing: false, behavior: behavior)
    rig.list.scroll(by: 320)
    rig.list.scroll(by: offset - 320)
    #expect(rig.view.contentOffset.y == offset)
    rig.delegate.height = { $0.item == 2 ? 100 : 64 }
    rig.view.performBatchUpdates({})
    #expect(rig.view.contentOffset.y == after)
  }

  @Test("An update lets cells say their heights again")
  func updateAsksCellsAgain() throws {
    let rig = TableRig(rows: [50], actual: 64, estimate: 44, isSelfSizing: true)
    let cell = try #require(rig.view.cellForItem(at: [0, 2]) as? ListRig.Cell)
    cell.height = 100
    rig.view.layoutIfNeeded()
    #expect(cell.frame.height == 64)
    rig.view.performBatchUpdates({})
    #expect(cell.frame.height == 100)
  }

  @Test("T08: a table estimates, and its estimate is 44")
  func defaults() {
    let table = TableLayout()
    #expect(table.isSelfSizing)
    #expect(table.section.estimatedHeight == 44)
    #expect(table.sectionHeadersPinToVisibleBounds && table.sectionFootersPinToVisibleBounds)
    #expect(!TableLayout(style: .grouped).sectionHeadersPinToVisibleBounds)
  }

  @Test("Without estimates and without a delegate every row is of the common height")
  func nobodyAnswers() {
    let rig = ListRig(
      heights: [Array(repeating: 60, count: 20)], estimate: 0, layout: TableLayout())
    #expect(rig.view.contentSize.height == 880)
    #expect(rig.view.cellForItem(at: [0, 0])?.frame.height == 44)
  }

  @Test("A million rows cost what is seen of them")
  func manyRows() {
    let rig = TableRig(rows: [1_000_000], actual: 60, estimate: 44, isSelfSizing: false)
    #expect(rig.delegate.asked.count == 10)
    rig.view.scrollToItem(at: [0, 700_000], at: .top, animated: false)
    rig.view.layoutIfNeeded()
    #expect(rig.delegate.asked.count == 20)
    #expect(rig.list.places[700_000] == 0)
  }

  // MARK: Headers and footers

  @Test("Headers are estimated, then measured before the rows below them are shown")
  func headers() {
    let rig = TableRig(
      rows: [3, 50], actual: 60, estimate: 44, isSelfSizing: true, edges: (20, nil),
      style: .grouped)
    #expect(rig.frame(0) == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(rig.frame(1) == CGRect(x: 0, y: 210, width: 320, height: 30))
    #expect(rig.measured(inSection: 1) == Array(0...5))
    #expect(rig.view.contentSize.height == 2536)
  }

  @Test("A delegate says how high headers are")
  func delegateHeaders() {
    for estimate: CGFloat in [0, 44] {
      let rig = TableRig(
        rows: [3, 50], actual: 60, estimate: estimate, isSelfSizing: false, edges: (20, nil),
        style: .grouped)
      #expect(rig.frame(1) == CGRect(x: 0, y: 210, width: 320, height: 30))
    }
  }

  /// The formula of a plain style's header, at offsets through two sections of 30 + 10 · 60 points.
  @Test(
    "A plain header stays at the top until its section pushes it off",
    arguments: [
      (0.0, 0.0, 630.0), (100, 100, 630), (600, 600, 630), (615, 600, 630), (700, 600, 700),
    ]
  )
  func pinnedHeaders(offset: CGFloat, first: CGFloat, second: CGFloat) {
    let rig = TableRig(
      rows: [10, 10, 10], actual: 60, estimate: 60, isSelfSizing: true, edges: (30, nil))
    rig.view.contentOffset.y = offset
    rig.view.layoutIfNeeded()
    #expect(rig.frame(0)?.minY == first)
    #expect(rig.frame(1)?.minY == second)
    let shown = rig.view.indexPathsForVisibleSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader
    ).map(\.section)
    #expect(shown.contains(0) == (first + 30 > offset))
    #expect(shown.contains(1) == (second < offset + 600))
  }

  @Test("A plain footer stays at the bottom within its section, above the rows")
  func pinnedFooters() {
    let rig = TableRig(
      rows: [20, 20], actual: 60, estimate: 60, isSelfSizing: true, edges: (30, 30))
    let kind = UICollectionView.elementKindSectionFooter
    #expect(rig.frame(0, kind)?.minY == 570)
    rig.view.contentOffset.y = 700
    rig.view.layoutIfNeeded()
    #expect(rig.frame(0, kind)?.minY == 1230)
    #expect(rig.view.supplementaryView(forElementKind: kind, at: [0, 0])?.frame.minY == 1230)
    let zIndexes = rig.view.liveElements.map(\.attributes.zIndex)
    #expect(zIndexes == zIndexes.sorted() && zIndexes.last == 10 && zIndexes.first == 0)
  }

  @Test("A row is scrolled to below the pinned header")
  func scrollBelowHeader() {
    let rig = TableRig(
      rows: [10, 30], actual: 60, estimate: 44, isSelfSizing: true, edges: (30, nil))
    rig.view.scrollToItem(at: [1, 10], at: .top, animated: false)
    rig.view.layoutIfNeeded()
    #expect(
      rig.view.cellForItem(at: [1, 10]).map { $0.frame.minY - rig.view.contentOffset.y } == 30)
    #expect(rig.frame(1)?.minY == rig.view.contentOffset.y)
  }

  @Test("A list pins headers, too, and a scroll names only them")
  func listPins() {
    let layout = ListLayout()
    layout.section.estimatedHeaderHeight = 30
    layout.sectionHeadersPinToVisibleBounds = true
    let rig = ListRig(
      heights: [Array(repeating: 60, count: 30)], estimate: 60, layout: layout)
    rig.scroll(by: 250)
    let header = rig.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect(header?.frame == CGRect(x: 0, y: 250, width: 320, height: 30))
    let context = layout.invalidationContext(
      forBoundsChange: CGRect(x: 0, y: 300, width: 320, height: 480))
    #expect(
      context.invalidatedSupplementaryIndexPaths
        == [UICollectionView.elementKindSectionHeader: [IndexPath(item: 0, section: 0)]])
    #expect(context.invalidatedItemIndexPaths == nil)
  }
}
