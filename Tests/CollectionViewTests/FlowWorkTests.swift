import Foundation
import Testing

@testable import CollectionView

/// What is done for a change follows what has been seen, and never what exists: counted, not timed.
@Suite("Flow layout, work")
@MainActor
struct FlowWorkTests {
  nonisolated private static let counts = [10_000, 1_000_000, 10_000_000]

  /// Sizes from 20 to 120 points that depend on nothing but the item.
  private func size(_ item: Int) -> FlowSize {
    let mixed = (item &* 0x9E37_79B9) >> 7
    return FlowSize(main: CGFloat(20 + mixed % 61), cross: CGFloat(40 + mixed / 64 % 81))
  }

  private func lines(_ count: Int) -> FlowLines {
    FlowLines(
      FlowSizes(count: count, common: FlowSize(main: 40, cross: 60)), available: 320,
      itemSpacing: 10, lineSpacing: 10)
  }

  @Test("measuring while scrolling down looks at a few lines, however many items there are")
  func scrollingDown() {
    let work = Self.counts.map { count in
      var lines = lines(count)
      for item in 0..<2000 { lines.give(size(item), to: item) }
      return lines.brokenItems
    }
    #expect(Set(work).count == 1)
    #expect(work[0] <= 2000 * 4 * 7)
  }

  @Test("measuring an item far down looks at the lines around it", arguments: counts)
  func jumping(count: Int) {
    var lines = lines(count)
    var worst = 0
    for step in 1...200 {
      let before = lines.brokenItems
      let item = count / 211 * step
      lines.give(size(item), to: item)
      worst = max(worst, lines.brokenItems - before)
    }
    // The line before, its own, and those after it until only unmeasured items follow; and the last line.
    #expect(worst <= 40)
    #expect(lines.extents.root.runCount <= 200 * 8)
  }

  @Test("inserting and deleting look at the lines around, however many items there are")
  func updates() {
    let work = Self.counts.map { count in
      var lines = lines(count)
      for item in 0..<200 { lines.give(size(item), to: count / 2 + item) }
      let before = lines.brokenItems
      for step in 0..<100 {
        lines.insert(at: count / 4 + step)
        lines.remove(count / 4 * 3 - step)
      }
      return lines.brokenItems - before
    }
    // The measured items in the middle shift, so their lines break anew until they agree again.
    #expect(Set(work).count == 1)
    #expect(work[0] <= 200 * 40)
  }

  @Test("a changed estimate looks at the ends of what was measured", arguments: counts)
  func sharing(count: Int) {
    var lines = lines(count)
    for item in 0..<1000 { lines.give(size(item), to: item) }
    for item in 0..<1000 { lines.give(size(item), to: count / 2 + item) }
    let before = lines.brokenItems
    lines.share(FlowSize(main: 44, cross: 60))
    #expect(lines.brokenItems - before <= 150)
  }

  @Test("a changed mean looks at nothing where every item has a line of its own", arguments: counts)
  func sharingSingles(count: Int) {
    var lines = FlowLines(
      FlowSizes(count: count, common: FlowSize(main: 40, cross: 300)), available: 320,
      itemSpacing: 10, lineSpacing: 10)
    for item in 0..<1000 {
      lines.give(FlowSize(main: CGFloat(30 + item % 7), cross: 300), to: item * 9)
    }
    let before = lines.brokenItems
    lines.share(FlowSize(main: 44, cross: 300))
    #expect(lines.brokenItems == before)
    let measured = (0..<1000).reduce(0) { $0 + CGFloat(30 + $1 % 7) }
    #expect(
      lines.extents.totalExtent
        == measured + CGFloat(count - 1000) * 44 + CGFloat(count - 1) * 10)
  }

  @Test("how many items fit is found in a few additions, and is what counting finds")
  func capacity() {
    var worst = 0
    for step in 1...3000 {
      let size = size(step)
      let length = size.cross / CGFloat(1 + step % 37)
      let spacing = CGFloat(step % 5) / 3
      let available = size.main * CGFloat(1 + step % 211) + length
      var steps = 0
      let found = FlowLines.capacity(
        of: length, available: available, spacing: spacing, counting: &steps)
      worst = max(worst, steps)
      var used = length
      var counted = 1
      while used + spacing + length <= available {
        used += spacing + length
        counted += 1
      }
      #expect(found == counted, "\(length) + \(spacing) in \(available)")
    }
    #expect(worst <= 120)
    var steps = 0
    #expect(
      FlowLines.capacity(of: 0.1, available: 1e9, spacing: 0, counting: &steps) > 9_999_000_000)
    #expect(steps <= 250)
  }

  @Test("a billion items in one line are not counted", arguments: [0, 1e-7])
  func oneLine(cross: CGFloat) {
    let lines = FlowLines(
      FlowSizes(count: 1_000_000_000, common: FlowSize(main: 40, cross: cross)), available: 320,
      itemSpacing: 0, lineSpacing: 10)
    #expect(lines.brokenItems == 0)
    #expect(lines.count == 1)
  }

  /// The whole layout in a view.
  @Test("ten million items with an estimate open, scroll and jump at the cost of ten thousand")
  func view() {
    let asked = [10_000, 10_000_000].map { count -> [Int] in
      let source = GeneratedItems(count: count)
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 60, height: 40)
      let view = source.view(with: layout)
      view.layoutIfNeeded()
      var work: [Int] = [layout.sections[0].lines.brokenItems]
      #expect(work[0] <= 600)
      #expect(source.askedCount < 120)
      for _ in 0..<50 {
        view.contentOffset.y += 100
        view.layoutIfNeeded()
      }
      work.append(layout.sections[0].lines.brokenItems)
      for step in 1...20 {
        view.scrollToItem(
          at: IndexPath(item: count / 23 * step, section: 0), at: [], animated: false)
        view.layoutIfNeeded()
      }
      #expect(layout.sections[0].lines.brokenItems - work[1] <= 20 * 80 * 40)
      return work
    }
    #expect(asked[0] == asked[1])
  }

  @Test("an invalidation without other metrics breaks no line")
  func invalidation() {
    let source = GeneratedItems(count: 10_000_000)
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 60, height: 40)
    let view = source.view(with: layout)
    view.layoutIfNeeded()
    for _ in 0..<20 {
      view.contentOffset.y += 300
      view.layoutIfNeeded()
    }
    let before = layout.sections[0].lines.brokenItems
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(layout.sections[0].lines.brokenItems == before)
    source.insert(at: 3, in: view)
    #expect(layout.sections[0].lines.brokenItems - before <= 3000)
    #expect(layout.sections[0].itemCount == 10_000_001)
  }
}
