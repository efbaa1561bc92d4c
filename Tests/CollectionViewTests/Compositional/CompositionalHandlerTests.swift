import Foundation
import Testing

@testable import CollectionView

@Suite("Handlers of visible items")
@MainActor
struct CompositionalHandlerTests {
  private func section(height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: height)
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  @Test("Called when the layout is solved, the last section first, and with each offset")
  func calls() {
    var calls: [String] = []
    let layout = UICollectionViewCompositionalLayout(sectionProvider: { index, _ in
      let section = self.section(height: .absolute(100))
      section.visibleItemsInvalidationHandler = { items, offset, _ in
        calls.append("\(index): \(items.map(\.indexPath.item)) at \(Int(offset.y))")
        for item in items { item.alpha = 0.5 }
      }
      return section
    })
    let rig = CompositionalRig(layout, size: CGSize(width: 320, height: 400), counts: [3, 9])
    rig.view.layoutIfNeeded()
    #expect(calls == ["1: [0] at 0", "0: [0, 1, 2] at 0"])
    #expect(rig.view.cellForItem(at: [0, 1])?.alpha == 0.5)
    calls = []
    rig.view.contentOffset.y = 250
    rig.view.layoutIfNeeded()
    #expect(calls == ["1: [0, 1, 2, 3] at 250", "0: [2] at 250"])
  }

  @Test(
    "In a section that scrolls across, items are where they are at offset 0, and shown where the scroller has them"
  )
  func orthogonal() throws {
    var seen: [String] = []
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(60))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      seen = items.map { "\($0.indexPath.item): \($0.center.x - offset.x)" }
      for item in items {
        // The transform stays on the item until the layout is solved again, and so does the place.
        item.alpha = item.center.x - offset.x < 100 ? 0.5 : 1
        item.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
      }
    }
    let rig = CompositionalRig(
      UICollectionViewCompositionalLayout(section: section), size: CGSize(width: 320, height: 400),
      counts: [9])
    rig.view.layoutIfNeeded()
    #expect(seen == ["0: 50.0", "1: 150.0", "2: 250.0", "3: 350.0"])
    let scroller = try #require(rig.view.orthogonalScroller(ofSection: 0))
    for offset: CGFloat in [30, 130] {
      scroller.contentOffset.x = offset
      rig.view.layoutIfNeeded()
      #expect(rig.view.cellForItem(at: [0, 2])?.center.x == 250 - offset)
    }
    #expect(seen == ["1: 20.0", "2: 120.0", "3: 220.0", "4: 320.0"])
    #expect(rig.view.cellForItem(at: [0, 1])?.alpha == 0.5)
    #expect(rig.view.cellForItem(at: [0, 2])?.alpha == 1)
    #expect(rig.view.cellForItem(at: [0, 2])?.transform.a == 1.2)
    // The layout's own answer is that of offset 0, as without a handler.
    #expect(rig.layout.layoutAttributesForItem(at: [0, 2])?.center.x == 250)
  }

  @Test("C54: where the items are estimated, changes are ignored, with UIKit's note")
  func estimated() {
    let section = section(height: .estimated(100))
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.transform = CGAffineTransform(scaleX: 2, y: 2) }
    }
    let rig = CompositionalRig(
      UICollectionViewCompositionalLayout(section: section),
      size: CGSize(width: 320, height: 400), counts: [3])
    var heard: [Diagnostic.ID] = []
    rig.view.diagnosticHandler = { heard.append($0.id) }
    rig.view.layoutIfNeeded()
    #expect(Set(heard) == [.handlerCannotMutateItems])
    #expect(rig.view.cellForItem(at: [0, 0])?.transform == .identity)
  }

  @Test("Estimated headers and the estimated items of other sections leave a section its changes")
  func estimatedElsewhere() {
    let layout = UICollectionViewCompositionalLayout(sectionProvider: { index, _ in
      guard index == 0 else { return self.section(height: .estimated(50)) }
      let section = self.section(height: .absolute(100))
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
          elementKind: "h", alignment: .top)
      ]
      section.visibleItemsInvalidationHandler = { items, _, _ in
        for item in items { item.alpha = 0.5 }
      }
      return section
    })
    let rig = CompositionalRig(
      layout, size: CGSize(width: 320, height: 400), counts: [2, 3], kinds: ["h"])
    var heard: [Diagnostic.ID] = []
    rig.view.diagnosticHandler = { heard.append($0.id) }
    rig.view.layoutIfNeeded()
    #expect(heard.isEmpty)
    #expect(rig.view.cellForItem(at: [0, 1])?.alpha == 0.5)
    #expect(rig.view.cellForItem(at: [1, 0])?.alpha == 1)
  }

  @Test(
    "Under a handler a pinned header still follows the offset, and items follow a measured header",
    arguments: [false, true])
  func pinnedHeader(isEstimated: Bool) {
    let section = section(height: .absolute(100))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: isEstimated ? .estimated(30) : .absolute(40)),
      elementKind: "h", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.alpha = 0.5 }
    }
    let rig = CompositionalRig(
      UICollectionViewCompositionalLayout(section: section),
      size: CGSize(width: 320, height: 400), counts: [9], kinds: ["h"])
    rig.supplementaryHeights = ["h0": 40]
    rig.view.layoutIfNeeded()
    #expect(rig.view.cellForItem(at: [0, 0])?.frame.minY == 40)
    #expect(rig.view.cellForItem(at: [0, 0])?.alpha == 0.5)
    for offset: CGFloat in [30, 75] {
      rig.view.contentOffset.y = offset
      rig.view.layoutIfNeeded()
      let shown = rig.view.supplementaryView(forElementKind: "h", at: [0, 0])
      #expect(shown?.frame.minY == offset && shown?.alpha == 0.5)
    }
  }

  @Test("A handler sees the places of offset 0 in a scroller, and its changes move with the cells")
  func scroller() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    var seen: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      seen = items.map(\.frame.minX)
      for item in items {
        item.alpha = item.frame.midX - offset.x < 160 ? 1 : 0.5
        if item.indexPath.item == 2, offset.x == 0 { item.center.y += 7 }
      }
    }
    let rig = CompositionalRig(
      UICollectionViewCompositionalLayout(section: section),
      size: CGSize(width: 320, height: 400), counts: [9])
    rig.view.layoutIfNeeded()
    #expect(seen == [0, 100, 200, 300])
    #expect(rig.view.cellForItem(at: [0, 2])?.alpha == 0.5)
    let scroller = try #require(rig.view.orthogonalScroller(ofSection: 0))
    let steps: [(CGFloat, [CGFloat])] = [(60, [0, 100, 200, 300]), (170, [100, 200, 300, 400])]
    for (offset, places) in steps {
      scroller.contentOffset.x = offset
      rig.view.layoutIfNeeded()
      #expect(seen == places)
      let frame = CGRect(x: 200 - offset, y: 7, width: 100, height: 100)
      #expect(rig.view.cellForItem(at: [0, 2])?.frame == frame)
    }
    #expect(rig.view.cellForItem(at: [0, 2])?.alpha == 1)
    #expect(rig.view.layoutAttributesForItem(at: [0, 2])?.frame.minY == 7)
  }
}
