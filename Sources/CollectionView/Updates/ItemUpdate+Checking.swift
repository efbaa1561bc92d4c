import Foundation

extension ItemUpdate {
  /// The contradiction of the batch with itself or with the counts before and after it, in UIKit's words; nil for none.
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
      let message =
        switch conflict {
        case .parting(let from, let one, let other):
          UpdateMessage.moves(fromSection: from, to: one, and: other)
        case .meeting(let one, let other, let to):
          UpdateMessage.moves(sections: one, and: other, to: to)
        default: Self.message(conflict, "section", String(conflict.place))
        }
      return Diagnostic(.conflictingUpdates, at: IndexPath(ofSection: conflict.place), message)
    }
    return items.conflict.map { conflict in
      let message =
        switch conflict {
        case .parting(let from, let one, let other):
          UpdateMessage.moves(from: from, to: one, and: other)
        case .meeting(let one, let other, let to): UpdateMessage.moves(one, and: other, to: to)
        default: Self.message(conflict, "index path", conflict.place.inWords)
        }
      return Diagnostic(.conflictingUpdates, at: conflict.place, message)
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
    case .parting, .meeting: ""
    }
  }

  // MARK: Places that do not exist

  private func misplacedSection(before: Int, after: Int) -> Diagnostic? {
    func diagnostic(_ section: Int, _ message: String) -> Diagnostic {
      Diagnostic(.conflictingUpdates, at: IndexPath(ofSection: section), message)
    }
    let old = sections.deletes.sorted() + sections.reloads.sorted()
    if let section = old.first(where: { !(0..<before).contains($0) }) {
      return diagnostic(section, UpdateMessage.delete(section: section, of: before))
    }
    if let section = sections.inserts.sorted().first(where: { !(0..<after).contains($0) }) {
      return diagnostic(section, UpdateMessage.insert(section: section, among: after))
    }
    for (from, to) in sections.moves {
      if !(0..<before).contains(from) {
        return diagnostic(from, UpdateMessage.move(section: from, of: before))
      }
      if !(0..<after).contains(to) {
        return diagnostic(to, UpdateMessage.move(section: from, to: to, among: after))
      }
    }
    return nil
  }

  private func misplacedItem(before: [Int], after: [Int]) -> Diagnostic? {
    let old = items.deletes.sorted() + items.reloads.sorted()
    for path in old {
      guard let count = UpdateMessage.Count(missing: path, among: before) else { continue }
      return Diagnostic(.conflictingUpdates, at: path, UpdateMessage.delete(path, of: count))
    }
    for path in items.inserts.sorted() {
      guard let count = UpdateMessage.Count(missing: path, among: after) else { continue }
      return Diagnostic(.conflictingUpdates, at: path, UpdateMessage.insert(path, among: count))
    }
    for (from, to) in items.moves {
      if let count = UpdateMessage.Count(missing: from, among: before) {
        return Diagnostic(.conflictingUpdates, at: from, UpdateMessage.move(from, of: count))
      }
      if let count = UpdateMessage.Count(missing: to, among: after) {
        return Diagnostic(
          .conflictingUpdates, at: to, UpdateMessage.move(from, to: to, among: count))
      }
    }
    return nil
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

  /// UIKit's message since iOS 16, which lists all changes but names no section; it follows that of iOS 15, which names
  /// one.
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

  /// The maximum number of entries of a list, however large the batch.
  private static let listed = 20

  private static func list(_ words: [String], by separator: String) -> String {
    let shown = words.prefix(listed).joined(separator: separator)
    return words.count > listed ? "\(shown)\(separator)…" : shown
  }
}

extension UICollectionViewUpdateItem {
  /// The change as UIKit lists it; nil for `none`.
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
