import Foundation

/// What a snapshot wants reloaded or configured again, where it stands in that snapshot.
struct SnapshotMarks {
  private(set) var reloadedSections = IndexSet()
  private(set) var reloadedItems: [IndexPath] = []
  private(set) var reconfiguredItems: [IndexPath] = []

  var isEmpty: Bool {
    reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
  }

  /// The marks of what the snapshot still has; items of a reloaded section are reloaded with it, and what is reloaded is
  /// not configured again.
  ///
  /// - Complexity: O(items) when items are marked.
  init<Section, Item>(of snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    for section in snapshot.reloadedSectionIdentifiers {
      if let index = snapshot.indexOfSection(section) { reloadedSections.insert(index) }
    }
    let reloaded = Set(snapshot.reloadedItemIdentifiers)
    let reconfigured = Set(snapshot.reconfiguredItemIdentifiers)
    guard !reloaded.isEmpty || !reconfigured.isEmpty else { return }
    for (section, items) in snapshot.items.enumerated() where !reloadedSections.contains(section) {
      for (index, item) in items.enumerated() {
        if reloaded.contains(item) {
          reloadedItems.append(IndexPath(item: index, section: section))
        } else if reconfigured.contains(item) {
          reconfiguredItems.append(IndexPath(item: index, section: section))
        }
      }
    }
  }

  /// Tells a collection view, inside a batch.
  @MainActor
  func record(in collectionView: UICollectionView) {
    if !reloadedSections.isEmpty { collectionView.reloadSections(reloadedSections) }
    if !reloadedItems.isEmpty { collectionView.reloadItems(at: reloadedItems) }
    if !reconfiguredItems.isEmpty { collectionView.reconfigureItems(at: reconfiguredItems) }
  }
}
