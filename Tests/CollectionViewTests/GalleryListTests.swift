import CollectionView
import Foundation
import Layouts
import Testing

/// The plain list and its incremental sibling: the same rows in the same places, at different prices.
@Suite("Self-sizing lists of the gallery")
@MainActor
struct GalleryListTests {
  private static let size = CGSize(width: 320, height: 480)

  @Test("Both place the same rows in the same places", arguments: [20, 44, 200] as [CGFloat])
  func sameRows(estimate: CGFloat) {
    let plain = SeedListLayout()
    let incremental = IncrementalListLayout()
    plain.estimatedHeight = estimate
    incremental.estimatedHeight = estimate
    let heights: (IndexPath) -> CGFloat = { CGFloat(30 + ($0.item * 37 + $0.section * 11) % 120) }
    let rigs = [plain, incremental].map {
      GalleryRig(counts: [30, 0, 50], in: Self.size, layout: $0, preferredHeight: heights)
    }
    for _ in 0..<60 {
      for rig in rigs {
        rig.scroll(to: CGPoint(x: 0, y: min(rig.view.contentOffset.y + 100, 20_000)))
      }
    }
    // Scrolled down, where neither has a reason to move the offset, both have measured the same rows.
    #expect(rigs[0].view.contentOffset == rigs[1].view.contentOffset)
    #expect(rigs[0].view.contentSize == rigs[1].view.contentSize)
    for section in [0, 2] {
      for item in 0..<rigs[0].counts[section] {
        #expect(rigs[0].frame(item, section: section) == rigs[1].frame(item, section: section))
      }
    }
    #expect(incremental.layoutAttributesForItem(at: IndexPath(item: 0, section: 1)) == nil)
    #expect(plain.layoutAttributesForItem(at: IndexPath(item: 0, section: 1)) == nil)
  }

  @Test(
    "A measured row costs the plain list every row, and the incremental one those on the screen")
  func cost() {
    let plain = SeedListLayout()
    let incremental = IncrementalListLayout()
    for layout in [plain, incremental] {
      let rig = GalleryRig(
        counts: [10_000], in: Self.size, layout: layout, preferredHeight: { _ in 90 })
      for step in 1...20 { rig.scroll(to: CGPoint(x: 0, y: CGFloat(step) * 90)) }
    }
    #expect(plain.placedCount >= 250_000)
    #expect(incremental.placedCount < 1_000)
  }

  @Test("Rows that come in above leave the reader's place alone in the incremental list only")
  func compensation() {
    func offsetAfterScrollingUp(_ layout: UICollectionViewLayout) -> (CGFloat?, CGFloat?) {
      let rig = GalleryRig(
        counts: [200], in: Self.size, layout: layout, preferredHeight: { _ in 90 })
      rig.scroll(to: CGPoint(x: 0, y: 5000))
      guard let first = rig.view.indexPathsForVisibleItems.min()?.item else { return (nil, nil) }
      let before = rig.frame(first).map { $0.minY - rig.view.contentOffset.y }
      rig.scroll(to: CGPoint(x: 0, y: rig.view.contentOffset.y - 30))
      return (before, rig.frame(first).map { $0.minY - rig.view.contentOffset.y })
    }
    let plain = SeedListLayout()
    plain.estimatedHeight = 50
    let slipped = offsetAfterScrollingUp(plain)
    #expect(slipped.0 == 0 && slipped.1 == 30 + 40)
    let incremental = IncrementalListLayout()
    incremental.estimatedHeight = 50
    let kept = offsetAfterScrollingUp(incremental)
    #expect(kept.0 == 0 && kept.1 == 30)
  }

  @Test("Heights follow their rows through a batch update")
  func updates() {
    let layout = IncrementalListLayout()
    let rig = GalleryRig(
      counts: [6, 2], in: Self.size, layout: layout,
      preferredHeight: { CGFloat(20 + $0.item * 10 + $0.section * 5) })
    rig.preferredHeight = nil
    // Heights 20 30 40 50 60 70 | 25 35.
    rig.view.performBatchUpdates {
      rig.counts = [6, 2]
      rig.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      rig.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      rig.view.moveItem(at: IndexPath(item: 1, section: 1), to: IndexPath(item: 0, section: 1))
    }
    rig.view.layoutIfNeeded()
    let heights = [0, 1].map { section in
      (0..<rig.counts[section]).map { rig.frame($0, section: section)?.height }
    }
    #expect(heights == [[44, 20, 40, 50, 60, 70], [35, 25]])
    #expect(rig.view.contentSize.height == 344)
    #expect(rig.frame(0, section: 1)?.minY == 284)
  }

  @Test("Another width keeps heights until the cells are asked")
  func width() {
    let layout = IncrementalListLayout()
    let rig = GalleryRig(
      counts: [100], in: Self.size, layout: layout, preferredHeight: { _ in 60 })
    let placed = layout.placedCount
    rig.view.resize(to: CGSize(width: 400, height: 480))
    rig.view.layoutIfNeeded()
    #expect(rig.frame(1) == CGRect(x: 0, y: 60, width: 400, height: 60))
    #expect(layout.placedCount == placed)
  }

  @Test("Another estimate moves the rows that were not asked")
  func estimate() {
    let layout = IncrementalListLayout()
    let rig = GalleryRig(
      counts: [100], in: CGSize(width: 320, height: 100), layout: layout,
      preferredHeight: { _ in 60 })
    layout.estimatedHeight = 30
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentSize.height == 3090)
    #expect(rig.frame(4)?.minY == 210)
  }
}
