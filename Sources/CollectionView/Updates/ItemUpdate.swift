import Foundation

/// The item changes of one batch, normalised: deletes and move sources in old paths, inserts and move targets in new ones.
@MainActor
struct ItemUpdate {
  /// How many items of one section come and go.
  struct SectionChange {
    var inserted = 0
    var deleted = 0
    var movedIn = 0
    var movedOut = 0
  }

  private(set) var deletes: Set<IndexPath> = []
  private(set) var inserts: Set<IndexPath> = []
  private(set) var reloads: Set<IndexPath> = []
  private(set) var moves: [(from: IndexPath, to: IndexPath)] = []
  private var repeated: [IndexPath] = []

  init(_ items: [UICollectionViewUpdateItem]) {
    for item in items {
      switch item.updateAction {
      case .delete:
        if let path = item.indexPathBeforeUpdate { deletes.insert(path) }
      case .insert:
        guard let path = item.indexPathAfterUpdate else { continue }
        if !inserts.insert(path).inserted { repeated.append(path) }
      case .reload:
        if let path = item.indexPathBeforeUpdate { reloads.insert(path) }
      case .move:
        guard let from = item.indexPathBeforeUpdate, let to = item.indexPathAfterUpdate else {
          continue
        }
        moves.append((from, to))
      case .none: break
      }
    }
  }

  /// Old paths that leave their place, and new paths that are filled, by section.
  var removed: Set<IndexPath> { deletes.union(moves.map(\.from)) }
  var added: Set<IndexPath> { inserts.union(moves.map(\.to)) }

  /// The items as a layout is handed them: deletes descending, inserts ascending, reloads, moves.
  var sortedItems: [UICollectionViewUpdateItem] {
    deletes.sorted(by: >).map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
      + inserts.sorted().map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
      + reloads.sorted().map {
        UICollectionViewUpdateItem(.reload, before: $0, after: newPath(of: $0))
      }
      + moves.map { UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to) }
  }

  /// Where an item of the old state is in the new one; nil when it was deleted.
  ///
  /// - Complexity: O(changes · log changes).
  func newPath(of old: IndexPath) -> IndexPath? {
    if let move = moves.first(where: { $0.from == old }) { return move.to }
    guard !deletes.contains(old) else { return nil }
    let section = old.section
    var item = old.item - removed.count { $0.section == section && $0.item < old.item }
    for path in added.filter({ $0.section == section }).sorted() where path.item <= item {
      item += 1
    }
    return IndexPath(item: item, section: section)
  }

  /// Whether an item of the old state is moved by name, instead of making way for others.
  func isMoved(_ old: IndexPath) -> Bool {
    moves.contains { $0.from == old }
  }

  func change(inSection section: Int) -> SectionChange {
    SectionChange(
      inserted: inserts.count { $0.section == section },
      deleted: deletes.count { $0.section == section },
      movedIn: moves.count { $0.to.section == section },
      movedOut: moves.count { $0.from.section == section })
  }

  /// What makes the batch contradict itself or the counts before it; nil when nothing does.
  func conflict(counts: [Int]) -> Diagnostic? {
    let sources = moves.map(\.from)
    let targets = moves.map(\.to)
    for path in deletes.union(reloads).union(sources).sorted()
    where path.count != 2 || path.item < 0 || !counts.indices.contains(path.section)
      || path.item >= counts[path.section]
    {
      return Diagnostic(
        .conflictingUpdates, at: path,
        "attempt to delete item \(path.last ?? 0) from section \(path.first ?? 0) which does not exist before the update"
      )
    }
    for path in added.sorted()
    where path.count != 2 || path.item < 0 || !counts.indices.contains(path.section) {
      return Diagnostic(
        .conflictingUpdates, at: path,
        "attempt to insert item \(path.last ?? 0) into section \(path.first ?? 0) which does not exist after the update"
      )
    }
    let twice =
      repeated.first
      ?? sources.first { deletes.contains($0) || reloads.contains($0) }
      ?? deletes.intersection(reloads).min()
      ?? targets.first { inserts.contains($0) }
      ?? (Set(sources).count < sources.count ? sources.first : nil)
      ?? (Set(targets).count < targets.count ? targets.first : nil)
    return twice.map {
      Diagnostic(
        .conflictingUpdates, at: $0,
        "attempt to perform two changes of item \($0.item) in section \($0.section) in one update")
    }
  }
}
