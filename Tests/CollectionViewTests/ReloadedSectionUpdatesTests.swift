import CollectionView
import Foundation
import Testing

/// Records the updates that the layout is informed of.
private final class UpdateLog: UICollectionViewFlowLayout {
  private(set) var updates: [UICollectionViewUpdateItem] = []

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    updates = updateItems
  }

  /// The paths of updates with an action: before, and after if there is none before.
  func paths(_ action: UICollectionViewUpdateItem.Action) -> Set<IndexPath> {
    Set(
      updates.filter { $0.updateAction == action }
        .compactMap { $0.indexPathBeforeUpdate ?? $0.indexPathAfterUpdate })
  }
}

@MainActor private final class Sections: NSObject, UICollectionViewDataSource {
  var counts = [3, 3]

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { counts[section] }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

@MainActor @Suite("Changes of items in a section that the same batch reloads")
struct ReloadedSectionUpdatesTests {
  private let source = Sections()
  private let layout = UpdateLog()
  private let view: UICollectionView
  private let wholeSection = IndexPath(indexes: [0, NSNotFound])

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
  }

  @Test("Inserts reach the layout beside the reload")
  func inserts() {
    view.performBatchUpdates {
      source.counts = [5, 3]
      view.insertItems(at: [[0, 1], [0, 2]])
      view.reloadSections([0])
    }
    #expect(layout.paths(.insert) == [[0, 1], [0, 2]])
    #expect(layout.paths(.reload) == [wholeSection])
    #expect(layout.updates.count == 3)
    #expect(view.numberOfItems(inSection: 0) == 5)
  }

  @Test("Deletes reach the layout beside the reload")
  func deletes() {
    view.performBatchUpdates {
      source.counts = [1, 3]
      view.deleteItems(at: [[0, 0], [0, 2]])
      view.reloadSections([0])
    }
    #expect(layout.paths(.delete) == [[0, 0], [0, 2]])
    #expect(layout.paths(.reload) == [wholeSection])
    #expect(layout.updates.count == 3)
  }

  @Test("A move out of the section and one into it reach the layout")
  func moves() {
    view.performBatchUpdates {
      source.counts = [3, 3]
      view.moveItem(at: [0, 0], to: [1, 0])
      view.moveItem(at: [1, 2], to: [0, 2])
      view.reloadSections([0])
    }
    #expect(layout.paths(.move) == [[0, 0], [1, 2]])
    #expect(layout.paths(.reload) == [wholeSection])
    #expect(layout.updates.count == 3)
  }

  @Test("The inserts are those of the new place of a section that others have shifted")
  func shifted() {
    view.performBatchUpdates {
      source.counts = [1, 4, 3]
      view.insertSections([0])
      view.insertItems(at: [[1, 3]])
      view.reloadSections([0])
    }
    #expect(layout.paths(.insert) == [[1, 3], wholeSection])
    #expect(layout.paths(.reload) == [wholeSection])
  }

  @Test("Changes of items in a deleted or an inserted section stay with the section")
  func absorbed() {
    view.performBatchUpdates {
      source.counts = [2, 3]
      view.deleteItems(at: [[0, 1]])
      view.deleteSections([0])
      view.insertSections([0])
      view.insertItems(at: [[0, 1]])
    }
    #expect(layout.paths(.delete) == [wholeSection])
    #expect(layout.paths(.insert) == [wholeSection])
  }

  @Test("An update item can be made by anyone")
  func made() {
    let item = UICollectionViewUpdateItem()
    #expect(item.updateAction == .none)
    #expect(item.indexPathBeforeUpdate == nil && item.indexPathAfterUpdate == nil)
    #expect(MadeItem(4).indexPathAfterUpdate == [0, 4])
  }

  /// A stand-in as tests of public layouts make one.
  private final class MadeItem: UICollectionViewUpdateItem {
    private let item: Int

    init(_ item: Int) {
      self.item = item
      super.init()
    }

    override var indexPathAfterUpdate: IndexPath? { [0, item] }
    override var updateAction: UICollectionViewUpdateItem.Action { .insert }
  }
}
