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

  @Test("C54: where anything is estimated, changes are ignored, with UIKit's note")
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
}
