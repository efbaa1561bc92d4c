import Foundation
import Testing

@testable import CollectionView

/// What happens to the elements after one that changes its size, and where a pinned view has no room.
@Suite("Successors in compositional layouts")
@MainActor
struct CompositionalSuccessorsTests {
  private func rows(estimate: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  private func cards() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(140), heightDimension: .absolute(200))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    return section
  }

  private func rig(_ sections: [NSCollectionLayoutSection], counts: [Int]) -> CompositionalRig {
    CompositionalRig(
      UICollectionViewCompositionalLayout(sectionProvider: { index, _ in sections[index] }),
      size: CGSize(width: 320, height: 480), counts: counts)
  }

  @Test(
    "M1: a scroller that does not move stays where the estimates have it",
    arguments: [(Behavior.Successors.recomputed, 120), (.scrollersFrozen, 50)]
      as [(Behavior.Successors, CGFloat)])
  func scrollers(_ successors: Behavior.Successors, _ start: CGFloat) {
    let rig = rig([rows(estimate: 50), cards(), rows(estimate: 44)], counts: [1, 5, 20])
    rig.height = { $0.section == 0 ? 120 : nil }
    rig.view.behavior.successors = successors
    rig.view.layoutIfNeeded()
    #expect(rig.view.cellForItem(at: [1, 0])?.frame.minY == start)
    #expect(rig.view.orthogonalSections.map(\.frame.minY) == [start])
    // The section itself moves, and what comes after it.
    #expect(rig.view.cellForItem(at: [2, 0])?.frame.minY == 320)
    #expect(rig.view.contentSize.height == 1200)
  }

  @Test("M1: a scroller far from its section is found where it is")
  func farScroller() {
    let rig = rig([rows(estimate: 50), rows(estimate: 50), cards()], counts: [4, 4, 5])
    rig.height = { _ in 200 }
    rig.view.behavior.successors = .scrollersFrozen
    rig.view.layoutIfNeeded()
    rig.view.contentOffset.y = 250
    rig.view.layoutIfNeeded()
    #expect(rig.view.cellForItem(at: [2, 0])?.frame.minY == 400)
  }

  @Test(
    "M5: after an item that is measured again, the others start by their estimates until the next scroll",
    arguments: [(Behavior.Successors.recomputed, 404), (.estimatedAgain, 358)]
      as [(Behavior.Successors, CGFloat)])
  func estimatedAgain(_ successors: Behavior.Successors, _ start: CGFloat) throws {
    let rig = rig([rows(estimate: 30)], counts: [40])
    rig.height = { _ in 76 }
    rig.view.behavior = .correct
    rig.view.behavior.successors = successors
    rig.view.layoutIfNeeded()
    #expect(rig.view.cellForItem(at: [0, 5])?.frame.minY == 380)
    let cell = try #require(rig.view.cellForItem(at: [0, 3]) as? CompositionalRig.Cell)
    cell.height = 100
    cell.invalidateIntrinsicContentSize()
    rig.view.layoutIfNeeded()
    #expect(
      rig.view.cellForItem(at: [0, 3])?.frame == CGRect(x: 0, y: 228, width: 320, height: 100))
    #expect(rig.view.cellForItem(at: [0, 4])?.frame.minY == 328)
    #expect(
      rig.view.cellForItem(at: [0, 5])?.frame == CGRect(x: 0, y: start, width: 320, height: 76))
    rig.view.contentOffset.y = 1
    rig.view.layoutIfNeeded()
    #expect(rig.view.cellForItem(at: [0, 5])?.frame.minY == 404)
    #expect(rig.layout.content.hasForgottenPlaces == false)
  }

  @Test(
    "M11: pinned views in a view without width are reported, in UIKit's words",
    arguments: [(true, 0), (true, 320), (false, 0)] as [(Bool, CGFloat)])
  func pinnedWithoutRoom(_ isPinned: Bool, _ width: CGFloat) {
    let section = rows(estimate: 44)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: "h", alignment: .top)
    header.pinToVisibleBounds = isPinned
    section.boundarySupplementaryItems = [header]
    let rig = CompositionalRig(
      UICollectionViewCompositionalLayout(section: section), size: CGSize(width: 320, height: 480),
      counts: [5], kinds: ["h"])
    var heard: [String] = []
    rig.view.diagnosticHandler = {
      if $0.id == .pinnedViewWithoutRoom { heard.append($0.message) }
    }
    rig.view.layoutIfNeeded()
    rig.view.bounds.size.width = width
    rig.view.layoutIfNeeded()
    #expect(
      heard
        == (isPinned && width == 0
          ? ["Frame {{0.0, 0.0}, {0.0, 480.0}} does not intersect {{0.0, 0.0}, {0.0, 480.0}}"] : [])
    )
  }
}
