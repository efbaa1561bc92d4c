import Foundation

extension ItemUpdate {
  /// The update that a layout applies to its sizes, by the key under which it keeps them.
  ///
  /// - Parameters:
  ///   - key: The key by which sizes are kept.
  ///   - counts: The number of items of every section after the update.
  /// - Returns: The update to apply.
  /// - Complexity: O(1) by item, else O(sections + changes · log changes).
  func asApplied(by key: Behavior.SizeCache.Key, counts: [Int]) -> ItemUpdate {
    switch key {
    case .byID: self
    case .byIndex:
      ItemUpdate(
        recorded.filter(\.isOfSection)
          + counts.indices.flatMap { changesAtEnd(ofSection: $0, count: counts[$0]) })
    case .neverDropped: ItemUpdate([])
    }
  }

  /// Inserts or deletes at the end of a section, as many as its count changes by.
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
