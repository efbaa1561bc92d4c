import Foundation

extension ItemUpdate {
  /// What a layout makes of the update that keeps its sizes by something else than their items.
  ///
  /// - Parameters:
  ///   - key: What the sizes are kept by.
  ///   - counts: The number of items of every section after the update.
  /// - Returns: The update that the layout carries out.
  /// - Complexity: O(1) by item, else O(sections + changes · log changes).
  func taken(by key: Behavior.SizeCache.Key, counts: [Int]) -> ItemUpdate {
    switch key {
    case .byID: self
    case .byIndex:
      ItemUpdate(
        recorded.filter(\.isOfSection)
          + counts.indices.flatMap { changesAtEnd(ofSection: $0, count: counts[$0]) })
    case .neverDropped: ItemUpdate([])
    }
  }

  /// As many items as come to a section or leave it, at its end.
  private func changesAtEnd(ofSection new: Int, count: Int) -> [UICollectionViewUpdateItem] {
    guard keepsItems(newSection: new), let old = oldSection(of: new) else { return [] }
    let before = count - change(inSection: new).sum
    return before < count
      ? (before..<count).map {
        UICollectionViewUpdateItem(.insert, before: nil, after: IndexPath(item: $0, section: new))
      }
      : (count..<before).map {
        UICollectionViewUpdateItem(.delete, before: IndexPath(item: $0, section: old), after: nil)
      }
  }
}
