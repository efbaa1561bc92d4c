import Foundation

/// Index paths, in the snapshot, of the items it marks for reload or reconfigure.
struct SnapshotMarks {
  private(set) var reloadedSections = IndexSet()
  private(set) var reloadedItems: [IndexPath] = []
  private(set) var reconfiguredItems: [IndexPath] = []

  var isEmpty: Bool {
    reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
  }

  /// The marks of existing sections and items; an item of a reloaded section has no mark of its own, and a reloaded item is not
  /// reconfigured.
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

  /// Makes the changes in a collection view, inside a batch update.
  @MainActor
  func record(in collectionView: UICollectionView) {
    if !reloadedSections.isEmpty { collectionView.reloadSections(reloadedSections) }
    if !reloadedItems.isEmpty { collectionView.reloadItems(at: reloadedItems) }
    if !reconfiguredItems.isEmpty { collectionView.reconfigureItems(at: reconfiguredItems) }
  }
}

/// Marked identifiers, each once, in the order they were marked.
struct IdentifierMarks<Identifier: Hashable & Sendable>: Sendable {
  private(set) var identifiers: [Identifier] = []
  private var members: Set<Identifier> = []

  mutating func insert(_ new: [Identifier]) {
    for identifier in new where members.insert(identifier).inserted {
      identifiers.append(identifier)
    }
  }
}
