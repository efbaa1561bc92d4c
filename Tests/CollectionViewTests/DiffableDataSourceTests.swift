import CollectionView
import Foundation
import Testing

@Suite("Diffable data source")
@MainActor
struct DiffableDataSourceTests {
  typealias Snapshot = DiffableRig.Snapshot

  @Test("The first snapshot is a reload, the next a batch update that keeps the cells that stay")
  func applying() throws {
    let rig = DiffableRig()
    rig.show(DiffableRig.snapshot(["A": [1, 2, 3], "B": [4, 5]]))
    #expect(rig.shown == [[1, 2, 3], [4, 5]])
    #expect(rig.provided == [1, 2, 3, 4, 5])
    #expect(rig.batches == 0)

    let kept = try #require(rig.view.cellForItem(at: [0, 2]))
    rig.show(DiffableRig.snapshot(["A": [3, 6, 1], "B": [4, 5]]))
    #expect(rig.shown == [[3, 6, 1], [4, 5]])
    #expect(rig.provided == [6])
    #expect(rig.view.cellForItem(at: [0, 0]) === kept)
    #expect(rig.batches == 1)
    #expect(rig.diagnostics.isEmpty)
  }

  @Test("Equal snapshots cost no update")
  func nothingNew() {
    let rig = DiffableRig()
    rig.show(DiffableRig.snapshot(["A": [1, 2]]))
    rig.events = []
    rig.show(DiffableRig.snapshot(["A": [1, 2]]))
    #expect(rig.batches == 0 && rig.provided.isEmpty)
  }

  @Test("Sections come, go and move with their items")
  func sections() {
    let rig = DiffableRig()
    rig.show(DiffableRig.snapshot(["A": [1], "B": [2], "C": [3]]))
    rig.show(DiffableRig.snapshot(["C": [3, 1], "D": [4], "B": [5, 2]]))
    #expect(rig.shown == [[3, 1], [4], [5, 2]])
    #expect(rig.diagnostics.isEmpty)
    rig.show(DiffableRig.snapshot([:]))
    #expect(rig.view.numberOfSections == 0)
    #expect(rig.diagnostics.isEmpty)
  }

  @Test("Whatever follows whatever, the screen shows the last snapshot", arguments: UInt64(0)..<20)
  func random(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let rig = DiffableRig()
    for step in 0..<15 {
      var snapshot = Snapshot()
      let sections = ["A", "B", "C", "D"].shuffled(using: &dice)
      snapshot.appendSections(Array(sections.prefix(Int.random(in: 1...4, using: &dice))))
      var items = Array(0..<10).shuffled(using: &dice)[...]
      for section in snapshot.sectionIdentifiers {
        let count = Int.random(in: 0...3, using: &dice)
        snapshot.appendItems(Array(items.prefix(count)), toSection: section)
        items = items.dropFirst(count)
      }
      rig.show(snapshot, animated: false)
      let wanted = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
      guard rig.shown == wanted, rig.diagnostics.isEmpty else {
        Issue.record("seed \(seed), step \(step): \(rig.shown), \(wanted), \(rig.diagnostics)")
        return
      }
    }
  }

  @Test("Reloaded items get new cells, reconfigured ones keep theirs", arguments: [false, true])
  func marks(animated: Bool) throws {
    let rig = DiffableRig()
    rig.show(DiffableRig.snapshot(["A": [1, 2, 3, 4]]))
    let cells = try (0..<4).map { try #require(rig.view.cellForItem(at: [0, $0])) }
    var next = rig.source.snapshot()
    next.deleteItems([1])
    next.reloadItems([2])
    next.reconfigureItems([3])
    rig.show(next, animated: animated)
    #expect(rig.shown == [[2, 3, 4]])
    #expect(rig.provided.sorted() == [2, 3])
    #expect(rig.view.cellForItem(at: [0, 0]) !== cells[1])
    #expect(rig.view.cellForItem(at: [0, 1]) === cells[2])
    #expect(rig.view.cellForItem(at: [0, 2]) === cells[3])
    #expect(rig.source.snapshot().reloadedItemIdentifiers.isEmpty)
    #expect(rig.diagnostics.isEmpty)
  }

  @Test("A reloaded section makes all its cells anew, and only them")
  func reloadedSection() {
    let rig = DiffableRig()
    rig.show(DiffableRig.snapshot(["A": [1, 2], "B": [3, 4]]))
    var next = rig.source.snapshot()
    next.reloadSections(["B"])
    rig.show(next)
    #expect(rig.provided.contains(3) && rig.provided.contains(4))
    #expect(rig.shown == [[1, 2], [3, 4]])
    #expect(rig.diagnostics.isEmpty)
  }

  @Test("Applied by a reload, every cell is made anew")
  func usingReloadData() {
    let rig = DiffableRig()
    rig.show(DiffableRig.snapshot(["A": [1, 2]]))
    rig.provided = []
    var isDone = false
    rig.source.applySnapshotUsingReloadData(DiffableRig.snapshot(["A": [2, 1]])) { isDone = true }
    rig.view.layoutIfNeeded()
    #expect(isDone && rig.provided == [2, 1] && rig.batches == 0)
  }

  @Test("Identifiers and index paths are found both ways")
  func lookups() {
    let rig = DiffableRig()
    rig.show(DiffableRig.snapshot(["A": [1, 2], "B": [3]]))
    #expect(rig.source.itemIdentifier(for: [0, 1]) == 2)
    #expect(rig.source.itemIdentifier(for: [0, 2]) == nil)
    #expect(rig.source.itemIdentifier(for: [5, 0]) == nil)
    #expect(rig.source.indexPath(for: 3) == [1, 0])
    #expect(rig.source.indexPath(for: 9) == nil)
    #expect(rig.source.sectionIdentifier(for: 1) == "B")
    #expect(rig.source.sectionIdentifier(for: 2) == nil)
    #expect(rig.source.index(for: "B") == 1)
    #expect(rig.source.index(for: "Z") == nil)
  }

  @Test("Completions are called at the end, for marks and for nothing, too")
  func completions() {
    let rig = DiffableRig()
    var count = 0
    func apply(_ snapshot: Snapshot) {
      rig.source.apply(snapshot, animatingDifferences: false) { count += 1 }
    }
    apply(DiffableRig.snapshot(["A": [1]]))
    apply(DiffableRig.snapshot(["A": [1, 2]]))
    apply(DiffableRig.snapshot(["A": [1, 2]]))
    var marked = DiffableRig.snapshot(["A": [1, 2, 3]])
    marked.reconfigureItems([1])
    apply(marked)
    #expect(count == 4)
  }

  @Test("Awaited, a snapshot is shown when the call returns")
  func awaiting() async {
    let rig = DiffableRig()
    await rig.source.apply(DiffableRig.snapshot(["A": [1]]), animatingDifferences: false)
    await rig.source.apply(DiffableRig.snapshot(["A": [2, 1]]), animatingDifferences: false)
    rig.view.layoutIfNeeded()
    #expect(rig.shown == [[2, 1]])
    await rig.source.applySnapshotUsingReloadData(DiffableRig.snapshot(["A": [3]]))
    rig.view.layoutIfNeeded()
    #expect(rig.shown == [[3]])
  }

  @Test("From another thread a snapshot is shown on the main one")
  func fromElsewhere() async {
    let rig = DiffableRig()
    let source = rig.source
    await Task.detached {
      await source.apply(DiffableRig.snapshot(["A": [1, 2]]))
      #expect(source.snapshot().itemIdentifiers == [1, 2])
    }.value
    rig.view.layoutIfNeeded()
    #expect(rig.shown == [[1, 2]])
  }

  // MARK: Mistakes

  @Test("What went wrong while a snapshot was filled is told when it is applied, once")
  func mistakesInSnapshot() {
    let rig = DiffableRig()
    var snapshot = DiffableRig.snapshot(["A": [1, 2, 2]])
    snapshot.reloadItems([9])
    rig.show(snapshot)
    #expect(rig.diagnostics.map(\.id) == [.duplicateIdentifiers, .unknownIdentifier])
    #expect(rig.shown == [[1, 2]])
    rig.show(rig.source.snapshot())
    #expect(rig.diagnostics.count == 2)
  }

  @Test("A provider that returns nothing is told of, and an empty cell stands there")
  func noCell() {
    let rig = DiffableRig()
    rig.withoutCell = [2]
    rig.show(DiffableRig.snapshot(["A": [1, 2, 3]]))
    #expect(rig.diagnostics.map(\.id) == [.missingView])
    #expect(rig.diagnostics.first?.message.contains("with item identifier '2'") == true)
    #expect(rig.view.visibleCells.count == 3)
  }

  @Test("A layout with headers wants a provider of supplementary views")
  func supplementaryViews() {
    let rig = DiffableRig()
    rig.layout.section.estimatedHeaderHeight = 30
    rig.show(DiffableRig.snapshot(["A": [1]]))
    #expect(rig.diagnostics.map(\.id) == [.missingView])

    let other = DiffableRig()
    other.layout.section.estimatedHeaderHeight = 30
    let kind = UICollectionView.elementKindSectionHeader
    other.view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "header")
    other.source.supplementaryViewProvider = { view, kind, path in
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    other.show(DiffableRig.snapshot(["A": [1]]))
    #expect(other.diagnostics.isEmpty)
    #expect(other.view.supplementaryView(forElementKind: kind, at: [0, 0]) != nil)
  }

  // MARK: Moving by hand

  @Test("A move by hand changes the snapshot and hands out the transaction before and after")
  func reordering() {
    let rig = DiffableRig()
    rig.show(DiffableRig.snapshot(["A": [1, 2, 3], "B": [4]]))
    #expect(!rig.source.collectionView(rig.view, canMoveItemAt: [0, 0]))
    var told: [[Int]] = []
    rig.source.reorderingHandlers.canReorderItem = { $0 != 4 }
    rig.source.reorderingHandlers.willReorder = { [source = rig.source] transaction in
      told.append(source.snapshot().itemIdentifiers)
      told.append(transaction.finalSnapshot.itemIdentifiers)
    }
    rig.source.reorderingHandlers.didReorder = { transaction in
      told.append(transaction.finalSnapshot.itemIdentifiers)
      #expect(transaction.initialSnapshot.itemIdentifiers == [1, 2, 3, 4])
      #expect([1, 2, 3, 4].applying(transaction.difference) == [2, 3, 4, 1])
      #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["A", "B"])
      #expect(transaction.sectionTransactions.map(\.finalSnapshot.items) == [[2, 3], [4, 1]])
    }
    #expect(rig.source.collectionView(rig.view, canMoveItemAt: [0, 0]))
    #expect(!rig.source.collectionView(rig.view, canMoveItemAt: [1, 0]))
    rig.source.collectionView(rig.view, moveItemAt: [0, 0], to: [1, 1])
    #expect(told == [[1, 2, 3, 4], [2, 3, 4, 1], [2, 3, 4, 1]])
    #expect(rig.source.snapshot().itemIdentifiers(inSection: "B") == [4, 1])
    rig.source.collectionView(rig.view, moveItemAt: [0, 0], to: [0, 7])
    #expect(told.count == 3)
  }

  @Test("A subclass overrides what the data source answers")
  func subclass() {
    final class Fixed: UICollectionViewDiffableDataSource<String, Int> {
      override func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt path: IndexPath
      )
        -> Bool
      {
        path.item > 0
      }

      override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    }
    let rig = DiffableRig()
    let source = Fixed(collectionView: rig.view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.apply(DiffableRig.snapshot(["A": [1], "B": [2]]), animatingDifferences: false)
    rig.view.layoutIfNeeded()
    #expect(rig.view.numberOfSections == 1)
    #expect(rig.view.dataSource?.collectionView(rig.view, canMoveItemAt: [0, 1]) == true)
  }
}
