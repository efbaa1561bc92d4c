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

  /// What makes the batch contradict itself or the counts before and after it; nil when nothing does.
  func conflict(before: [Int], after: [Int]) -> Diagnostic? {
    let sources = moves.map(\.from)
    let targets = moves.map(\.to)
    for path in deletes.union(reloads).union(sources).sorted() {
      if let message = Self.objection(to: path, counts: before, "delete", "from", "before") {
        return Diagnostic(.conflictingUpdates, at: path, message)
      }
    }
    for path in added.sorted() {
      if let message = Self.objection(to: path, counts: after, "insert", "into", "after") {
        return Diagnostic(.conflictingUpdates, at: path, message)
      }
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

  /// Why there can be no item at a path, in UIKit's words; nil when there can.
  private static func objection(
    to path: IndexPath, counts: [Int], _ verb: String, _ preposition: String, _ when: String
  ) -> String? {
    guard path.count == 2, path.section >= 0, path.item >= 0 else {
      return "attempt to \(verb) the item at \(Array(path)), which is no index path of an item"
    }
    let place = "attempt to \(verb) item \(path.item) \(preposition) section \(path.section)"
    guard counts.indices.contains(path.section) else {
      return "\(place), but there are only \(counts.count) sections \(when) the update"
    }
    let count = counts[path.section]
    guard path.item >= count else { return nil }
    return when == "before"
      ? "\(place) which only contains \(count) items before the update"
      : "\(place), but there are only \(count) items in section \(path.section) after the update"
  }
}
