import Foundation

extension ItemUpdate {
  /// The changes as a layout is handed them: deletes descending, inserts ascending, reloads, moves by where they begin.
  ///
  /// A section's own change stands behind those of its items, because its item is `NSNotFound`. What a section
  /// swallowed is left out.
  var sortedItems: [UICollectionViewUpdateItem] {
    let deletes = items.deletes + sections.deletes.map(IndexPath.init(ofSection:))
    let inserts = items.inserts + sections.inserts.map(IndexPath.init(ofSection:))
    let reloads = items.reloads + sections.reloads.map(IndexPath.init(ofSection:))
    let moves =
      items.moves
      + sections.moves.map {
        (from: IndexPath(ofSection: $0.from), to: IndexPath(ofSection: $0.to))
      }
    return deletes.sorted(by: >).map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
      + inserts.sorted().map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
      + reloads.sorted().map {
        UICollectionViewUpdateItem(.reload, before: $0, after: placeOfReload($0))
      }
      + moves.sorted { $0.from < $1.from }.map {
        UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to)
      }
  }

  private func placeOfReload(_ old: IndexPath) -> IndexPath? {
    old.last == NSNotFound
      ? newSection(of: old.section).map(IndexPath.init(ofSection:)) : newPath(of: old)
  }
}
