import Foundation

extension UICollectionViewDiffableDataSource {
  /// Moves an item within the snapshot, which the collection view has moved on the screen already.
  func takeMove(from source: IndexPath, to destination: IndexPath) {
    let initial = state.snapshot
    var final = initial
    guard final.moveItem(at: source, to: destination) else { return }
    let transaction = NSDiffableDataSourceTransaction(from: initial, to: final)
    reorderingHandlers.willReorder?(transaction)
    state.snapshot = final
    reorderingHandlers.didReorder?(transaction)
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Moves an item to where it stands afterwards; false, and no change, when there is no such item or place.
  fileprivate mutating func moveItem(at source: IndexPath, to destination: IndexPath) -> Bool {
    guard let item = itemIdentifier(at: source), destination.count == 2,
      items.indices.contains(destination.section)
    else { return false }
    let room = items[destination.section].count - (source.section == destination.section ? 1 : 0)
    guard (0...room).contains(destination.item) else { return false }
    remove([item])
    insert([item], inSection: destination.section, at: destination.item)
    return true
  }
}
