import Foundation
import Testing

@testable import CollectionView

@Suite("Sections that scroll across")
@MainActor
struct CompositionalOrthogonalTests {
  private typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  private func section(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: String = "abs100",
    height: String = "abs60", spacing: CGFloat = 8,
    insets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(
      top: 3, leading: 4, bottom: 5, trailing: 6)
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: .of([width, height]), subitems: [item]))
    section.interGroupSpacing = spacing
    section.contentInsets = insets
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  private func rig(_ sections: [NSCollectionLayoutSection], items: Int) -> CompositionalRig {
    let rig = CompositionalRig(
      UICollectionViewCompositionalLayout(sectionProvider: { index, _ in sections[index] }),
      size: CGSize(width: 320, height: 480), counts: sections.map { _ in items })
    rig.view.layoutIfNeeded()
    return rig
  }

  @Test(
    "C134 to C136: stops, page and range of each behavior",
    arguments: [
      (Behavior.continuous, nil),
      (.paging, [0, 310, 546]),
      (.groupPaging, [0, 108, 216, 324, 432, 540, 546]),
      (.continuousGroupLeadingBoundary, [0, 108, 216, 324, 432, 540, 546]),
    ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, [CGFloat]?)])
  func stops(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ stops: [CGFloat]?
  ) throws {
    let rig = rig([section(behavior)], items: 8)
    let scroller = try #require(rig.view.orthogonalScroller(ofSection: 0))
    #expect(rig.layout.content.sections[0].restOffsets == stops)
    #expect(
      rig.view.orthogonalSections.map(\.frame) == [CGRect(x: 4, y: 3, width: 310, height: 60)])
    #expect(scroller.contentSize == CGSize(width: 856, height: 60))
    #expect(scroller.scrollRange.maximum.x == 546)
    #expect(rig.view.contentSize == CGSize(width: 320, height: 68))
    #expect(["0", "1", "2"].map { rig.frame($0)?.minX } == [4, 112, 220])
  }

  @Test("C138: groups of a fraction of the whole width")
  func fraction() throws {
    let rig = rig(
      [section(.groupPaging, width: "fw0.75", height: "abs90", spacing: 12, insets: .zero)],
      items: 5)
    #expect(rig.layout.content.sections[0].restOffsets == [0, 252, 504, 756, 928])
    #expect(rig.view.orthogonalScroller(ofSection: 0)?.contentSize.width == 1248)
  }

  @Test(
    "A flick moves by one group, a release without speed to the nearest one",
    arguments: [
      (20.0, 2.0, 108.0), (100, 2, 108), (100, -2, 0), (130, 0, 108), (170, 0, 216),
      (220, 0.2, 216),
      (546, 3, 546),
    ])
  func release(offset: CGFloat, speed: CGFloat, target: CGFloat) throws {
    let rig = rig([section(.groupPaging)], items: 8)
    let scroller = try #require(rig.view.orthogonalScroller(ofSection: 0))
    scroller.contentOffset.x = offset
    let rest = scroller.restingOffset(
      near: CGPoint(x: offset + 500 * speed, y: 0), velocity: CGPoint(x: speed, y: 0))
    #expect(rest.x == target)
  }

  @Test("Centred groups rest in the middle, the first and the last one, too")
  func centred() throws {
    let rig = rig([section(.groupPagingCentered, width: "abs200")], items: 3)
    let scroller = try #require(rig.view.orthogonalScroller(ofSection: 0))
    #expect(rig.layout.content.sections[0].restOffsets == [-55, 153, 361])
    #expect(scroller.contentOffset.x == -55)
    #expect(scroller.scrollRange.maximum.x == 361)
    #expect(rig.view.visibleCells.map(\.frame.minX).min() == 59)
  }

  @Test("Scrolling across moves the section's cells alone, and solves nothing")
  func scrolling() throws {
    var solves = 0
    let section = section(.continuous)
    let rig = CompositionalRig(
      UICollectionViewCompositionalLayout(sectionProvider: { _, _ in
        solves += 1
        return section
      }), size: CGSize(width: 320, height: 480), counts: [8, 8])
    rig.view.layoutIfNeeded()
    let scroller = try #require(rig.view.orthogonalScroller(ofSection: 0))
    scroller.contentOffset.x = 500
    rig.view.layoutIfNeeded()
    #expect(solves == 2)
    func shown(_ section: Int) -> [Int] {
      rig.view.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item).sorted()
    }
    #expect(shown(0) == [4, 5, 6, 7])
    #expect(shown(1) == [0, 1, 2])
    #expect(rig.view.cellForItem(at: [0, 7])?.frame.minX == 260)
    #expect(
      Set(rig.view.elementsWanted(in: rig.view.bounds).map(\.indexPath))
        == Set(rig.view.indexPathsForVisibleItems))
    // The layout's own answer is that of offset 0.
    #expect(rig.layout.layoutAttributesForItem(at: [0, 7])?.frame.minX == 760)
    #expect(rig.view.contentOffset == .zero)
  }

  @Test("While a section moves, the layout is asked for nothing, and members appear and leave")
  func quietly() throws {
    let rig = rig([section(.continuous), section(.groupPaging)], items: 30)
    let log = CallLog()
    rig.view.host = log
    let scroller = try #require(rig.view.orthogonalScroller(ofSection: 0))
    for offset in stride(from: 0.0, through: 2890, by: 34) {
      scroller.contentOffset.x = offset
      rig.view.layoutIfNeeded()
      let shown = rig.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item).sorted()
      let expected = (0..<30).filter {
        let start = 4 + 108 * CGFloat($0) - offset
        return start < 320 && start + 100 > 0
      }
      #expect(shown == expected)
    }
    #expect(log.queries == 0)
    // The queries of the collection view, too, are answered for offset 0.
    rig.view.setNeedsLayout()
    rig.layout.invalidateLayout()
    rig.view.layoutIfNeeded()
    #expect(log.queries == 1)
    #expect(
      rig.layout.layoutAttributesForElements(in: rig.view.bounds)?.map(\.indexPath.item).max() == 2)
    let end = try #require(rig.view.cellForItem(at: [0, 29])?.frame.minX)
    #expect(abs(end - 246) < 1e-9)
  }

  @Test("A subclass changes items of a section that scrolls across, wherever it is")
  func subclass() throws {
    final class Faint: UICollectionViewCompositionalLayout {
      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
      {
        let all = super.layoutAttributesForElements(in: rect)
        for attributes in all ?? [] { attributes.alpha = 0.5 }
        return all
      }
    }
    let section = section(.continuous)
    let rig = CompositionalRig(
      Faint(section: section), size: CGSize(width: 320, height: 480), counts: [30])
    rig.view.layoutIfNeeded()
    rig.view.orthogonalScroller(ofSection: 0)?.contentOffset.x = 40
    rig.view.layoutIfNeeded()
    #expect(rig.view.cellForItem(at: [0, 2])?.frame.minX == 180)
    #expect(rig.view.cellForItem(at: [0, 2])?.alpha == 0.5)
  }

  @Test(
    "A handler sees frames at offset 0 beside the offset, and its changes move with the section")
  func handler() throws {
    var centers: [CGFloat] = []
    let section = section(.continuous)
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      centers = items.map { $0.frame.midX - offset.x }
      for item in items { item.alpha = 0.25 }
    }
    let rig = rig([section], items: 8)
    let log = CallLog()
    rig.view.host = log
    rig.view.orthogonalScroller(ofSection: 0)?.contentOffset.x = 500
    rig.view.layoutIfNeeded()
    #expect(centers == [-14, 94, 202, 310])
    #expect(rig.view.cellForItem(at: [0, 7])?.alpha == 0.25)
    #expect(rig.view.cellForItem(at: [0, 7])?.center.x == 310)
    #expect(log.queries == 0)
  }

  @Test("The offset stays with its section through updates, and is lost with it")
  func updates() throws {
    let rig = rig([section(.continuous), section(.continuous)], items: 8)
    rig.view.orthogonalScroller(ofSection: 1)?.contentOffset.x = 200
    rig.counts = [8]
    rig.view.performBatchUpdates { rig.view.deleteSections([0]) }
    rig.view.layoutIfNeeded()
    #expect(rig.view.orthogonalScroller(ofSection: 0)?.contentOffset.x == 200)
    rig.view.behavior.orthogonalOffsets = .kept
    rig.view.performBatchUpdates { rig.view.reloadSections([0]) }
    rig.view.layoutIfNeeded()
    #expect(rig.view.orthogonalScroller(ofSection: 0)?.contentOffset.x == 200)
    // M17: as reported.
    rig.view.behavior = .uikitCompositional
    rig.view.performBatchUpdates { rig.view.reloadSections([0]) }
    rig.view.layoutIfNeeded()
    #expect(rig.view.orthogonalScroller(ofSection: 0)?.contentOffset.x == 0)
  }

  @Test("From right to left the first group is at the right")
  func mirrored() throws {
    let rig = rig([section(.continuous, insets: .zero)], items: 8)
    rig.view.semanticContentAttribute = .forceRightToLeft
    rig.view.layoutIfNeeded()
    #expect(rig.view.cellForItem(at: [0, 0])?.frame.minX == 220)
    let scroller = try #require(rig.view.orthogonalScroller(ofSection: 0))
    #expect(scroller.contentOffset.x == 536)
    scroller.contentOffset.x = 436
    rig.view.layoutIfNeeded()
    #expect(rig.view.cellForItem(at: [0, 0]) == nil)
    #expect(rig.view.cellForItem(at: [0, 1])?.frame.minX == 212)
  }

  @Test("Scrolling to an item shows it in its section")
  func scrollToItem() throws {
    let rig = rig([section(.groupPaging)], items: 8)
    rig.view.scrollToItem(at: [0, 5], at: .left, animated: false)
    rig.view.layoutIfNeeded()
    #expect(rig.view.orthogonalScroller(ofSection: 0)?.contentOffset.x == 540)
    #expect(rig.view.cellForItem(at: [0, 5])?.frame.minX == 4)
  }
}
