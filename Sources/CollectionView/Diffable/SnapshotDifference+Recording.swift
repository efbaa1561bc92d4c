import Foundation

extension SnapshotDifference {
  /// Tells a collection view, inside a batch.
  @MainActor
  func record(in collectionView: UICollectionView) {
    if !deletedSections.isEmpty { collectionView.deleteSections(IndexSet(deletedSections)) }
    if !insertedSections.isEmpty { collectionView.insertSections(IndexSet(insertedSections)) }
    for move in movedSections { collectionView.moveSection(move.from, toSection: move.to) }
    if !deletedItems.isEmpty { collectionView.deleteItems(at: deletedItems) }
    if !insertedItems.isEmpty { collectionView.insertItems(at: insertedItems) }
    for move in movedItems { collectionView.moveItem(at: move.from, to: move.to) }
  }
}
