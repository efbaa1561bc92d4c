import Foundation

extension ItemUpdate {
  /// What makes the batch contradict itself or the counts before and after it, in UIKit's words; nil when nothing does.
  ///
  /// - Complexity: O(changes · log changes + sections).
  func objection(before: [Int], after: [Int]) -> Diagnostic? {
    misplacedSection(before: before.count, after: after.count)
      ?? misplacedItem(before: before, after: after)
      ?? contradiction
      ?? miscount(before: before, after: after)
  }

  // MARK: Two changes of one place

  private var contradiction: Diagnostic? {
    if let conflict = sections.conflict {
      return Diagnostic(
        .conflictingUpdates, at: IndexPath(ofSection: conflict.place),
        Self.message(conflict, "section", String(conflict.place)))
    }
    return items.conflict.map {
      Diagnostic(
        .conflictingUpdates, at: $0.place, Self.message($0, "index path", $0.place.inWords))
    }
  }

  private static func message<Place>(
    _ conflict: UpdateChanges<Place>.Conflict, _ noun: String, _ place: String
  ) -> String {
    switch conflict {
    case .deleteAndMove:
      "attempt to perform a delete and a move from the same \(noun) (\(place))"
    case .deleteAndReload: "attempt to delete and reload the same \(noun) (\(place))"
    case .insertAndMove:
      "attempt to perform an insert and a move to the same \(noun) (\(place))"
    case .twice(let what, _): "attempt to perform two \(what) the same \(noun) (\(place))"
    }
  }

  // MARK: Places that do not exist

  private func misplacedSection(before: Int, after: Int) -> Diagnostic? {
    let old = sections.removed + sections.reloads.sorted()
    if let section = old.first(where: { !(0..<before).contains($0) }) {
      return Diagnostic(
        .conflictingUpdates, at: IndexPath(ofSection: section),
        "attempt to delete section \(section), but there are only \(before) sections before the update"
      )
    }
    return sections.added.first { !(0..<after).contains($0) }.map {
      Diagnostic(
        .conflictingUpdates, at: IndexPath(ofSection: $0),
        "attempt to insert section \($0) but there are only \(after) sections after the update")
    }
  }

  private func misplacedItem(before: [Int], after: [Int]) -> Diagnostic? {
    let old = items.removed + (items.reloads.union(reconfigured)).sorted()
    for path in old {
      guard let message = Self.objection(to: path, before, "delete", "from", "before") else {
        continue
      }
      return Diagnostic(.conflictingUpdates, at: path, message)
    }
    for path in items.added {
      guard let message = Self.objection(to: path, after, "insert", "into", "after") else {
        continue
      }
      return Diagnostic(.conflictingUpdates, at: path, message)
    }
    return nil
  }

  /// Why there can be no item at a path, in UIKit's words; nil when there can.
  private static func objection(
    to path: IndexPath, _ counts: [Int], _ verb: String, _ preposition: String, _ when: String
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

  // MARK: Counts

  private func miscount(before: [Int], after: [Int]) -> Diagnostic? {
    let inserted = sections.inserts.count
    let deleted = sections.deletes.count
    guard after.count == before.count + inserted - deleted else {
      return Diagnostic(
        .invalidNumberOfSections,
        "Invalid update: invalid number of sections.  The number of sections contained in the collection view after the update (\(after.count)) must be equal to the number of sections contained in the collection view before the update (\(before.count)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted). \(lists(before, after))"
      )
    }
    for new in after.indices where keepsItems(newSection: new) {
      guard let old = oldSection(of: new) else { continue }
      let change = change(inSection: new)
      guard after[new] != before[old] + change.sum else { continue }
      return Diagnostic(
        .invalidNumberOfItems, at: nil,
        "Invalid update: invalid number of items in section \(new). The number of items contained in an existing section after the update (\(after[new])) must be equal to the number of items contained in that section before the update (\(before[old])), plus or minus the number of items inserted or deleted from that section (\(change.inserted) inserted, \(change.deleted) deleted) and plus or minus the number of items moved into or out of that section (\(change.movedIn) moved in, \(change.movedOut) moved out). \(lists(before, after))"
      )
    }
    return nil
  }

  /// What UIKit says since iOS 16, where it names no section but lists everything.
  ///
  /// The sentence before it is the one of iOS 15, which says where to look.
  private func lists(_ before: [Int], _ after: [Int]) -> String {
    let updates = Self.list(recorded.compactMap(\.inWords), by: ", ")
    return
      "Invalid batch updates detected: the number of sections and/or items returned by the data source before and after performing the batch updates are inconsistent with the updates. Data source before updates = \(Self.words(before)) Data source after updates = \(Self.words(after)) Updates = [ \(updates.isEmpty ? "" : updates + " ")]"
  }

  private static func words(_ counts: [Int]) -> String {
    let noun = counts.count == 1 ? "section" : "sections"
    return
      "{ \(counts.count) \(noun) with item counts: [\(list(counts.map(String.init), by: ", "))] }"
  }

  /// At most so many words, however large the batch.
  private static let listed = 20

  private static func list(_ words: [String], by separator: String) -> String {
    let shown = words.prefix(listed).joined(separator: separator)
    return words.count > listed ? "\(shown)\(separator)…" : shown
  }
}

extension UICollectionViewUpdateItem {
  /// The change as UIKit lists it; nil for one that is none.
  fileprivate var inWords: String? {
    let noun = isOfSection ? "section" : "item"
    let before = indexPathBeforeUpdate?.inWords ?? ""
    let after = indexPathAfterUpdate?.inWords ?? ""
    switch updateAction {
    case .insert: return "Insert \(noun) (\(after))"
    case .delete: return "Delete \(noun) (\(before))"
    case .reload: return "Reload \(noun) (\(before))"
    case .move: return "Move \(noun) (\(before)) to (\(after))"
    case .none: return nil
    }
  }
}
