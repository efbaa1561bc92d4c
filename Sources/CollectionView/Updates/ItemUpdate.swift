import Foundation

/// One batch update, normalised: what goes in old index paths, what comes in new ones, for sections and items.
///
/// A section that is deleted or reloaded swallows the deletes and reloads of its items, one that is inserted or reloaded
/// the inserts; moves into and out of such a section stand. Where an element goes or comes from is O(log changes).
@MainActor
struct ItemUpdate {
  private(set) var sections = UpdateChanges<Int>()
  private(set) var items = UpdateChanges<IndexPath>()
  /// The changes as they were recorded, before sections swallowed any.
  let recorded: [UICollectionViewUpdateItem]

  private var sectionShift = IndexShift()
  /// Items that leave their place, by old section, and those that come, by new section; ascending.
  private var removedItems: [Int: [Int]] = [:]
  private var addedItems: [Int: [Int]] = [:]
  private var movedIn: [Int: Int] = [:]
  private var movedOut: [Int: Int] = [:]

  /// Sorts the changes of a batch.
  ///
  /// - Complexity: O(changes · log changes).
  init(_ recorded: [UICollectionViewUpdateItem]) {
    self.recorded = recorded
    for item in recorded {
      if item.isOfSection {
        Self.take(item, into: &sections) { $0.section }
      } else {
        Self.take(item, into: &items) { $0 }
      }
    }
    sectionShift = IndexShift(removed: sections.removed, added: sections.added)
    shiftItems()
  }

  private static func take<Place>(
    _ item: UICollectionViewUpdateItem, into changes: inout UpdateChanges<Place>,
    _ place: (IndexPath) -> Place
  ) {
    switch (item.updateAction, item.indexPathBeforeUpdate, item.indexPathAfterUpdate) {
    case (.delete, let path?, _): changes.delete(place(path))
    case (.reload, let path?, _): changes.reload(place(path))
    case (.insert, _, let path?): changes.insert(place(path))
    case (.move, let from?, let to?): changes.move(place(from), to: place(to))
    default: break
    }
  }

  private mutating func shiftItems() {
    guard !items.isEmpty else { return }
    if !sections.isEmpty {
      items = items.keeping(
        oldPlaces: { $0.count != 2 || keepsItems(oldSection: $0.section) },
        newPlaces: { $0.count != 2 || keepsItems(newSection: $0.section) })
    }
    // A path that names no item is objected to before anybody follows it.
    for path in items.removed where path.count == 2 {
      removedItems[path.section, default: []].append(path.item)
    }
    for path in items.added where path.count == 2 {
      addedItems[path.section, default: []].append(path.item)
    }
    for move in items.moves where move.from.count == 2 && move.to.count == 2 {
      movedOut[move.from.section, default: 0] += 1
      movedIn[move.to.section, default: 0] += 1
    }
  }

  // MARK: Sections

  /// Where a section goes; nil when it was deleted.
  ///
  /// One that is reloaded keeps its place.
  func newSection(of old: Int) -> Int? {
    sections.targets[old] ?? sectionShift.destination(of: old)
  }

  /// Where a section comes from; nil when it was inserted.
  func oldSection(of new: Int) -> Int? {
    sections.sources[new] ?? sectionShift.origin(of: new)
  }

  /// Whether the items of an old section are followed one by one.
  func keepsItems(oldSection old: Int) -> Bool {
    !sections.deletes.contains(old) && !sections.reloads.contains(old)
  }

  /// Whether the items of a new section come from an old one.
  func keepsItems(newSection new: Int) -> Bool {
    guard let old = oldSection(of: new) else { return false }
    return !sections.reloads.contains(old)
  }

  /// What is known of every section in the new order; what belongs to a new or reloaded section is made.
  ///
  /// - Complexity: O(count · log changes) when sections change, else O(1).
  func follow<Section>(_ old: [Section], count: Int, making make: (Int) -> Section) -> [Section] {
    guard !sections.isEmpty else { return old }
    return (0..<max(0, count)).map { new in
      guard let source = oldSection(of: new), old.indices.contains(source),
        !sections.reloads.contains(source)
      else { return make(new) }
      return old[source]
    }
  }

  // MARK: Items

  /// Where an item of the old state is in the new one; nil when it went with its section or alone.
  ///
  /// A reloaded item is where its new cell is; the items of a reloaded section have nothing to do with the old ones.
  func newPath(of old: IndexPath) -> IndexPath? {
    if let target = items.targets[old] { return target }
    guard old.count == 2, keepsItems(oldSection: old.section),
      let section = newSection(of: old.section)
    else { return nil }
    return itemShift(from: old.section, to: section).destination(of: old.item).map {
      IndexPath(item: $0, section: section)
    }
  }

  /// Where an item of the new state was in the old one; nil when it is new.
  func oldPath(of new: IndexPath) -> IndexPath? {
    if let source = items.sources[new] { return source }
    guard new.count == 2, let section = oldSection(of: new.section),
      !sections.reloads.contains(section)
    else { return nil }
    return itemShift(from: section, to: new.section).origin(of: new.item).map {
      IndexPath(item: $0, section: section)
    }
  }

  /// Where to look for what was at an old path: the item itself, or the same number in its reloaded section.
  func place(of old: IndexPath) -> IndexPath? {
    if let path = newPath(of: old) { return path }
    guard sections.reloads.contains(old.section) else { return nil }
    return newSection(of: old.section).map { IndexPath(item: old.item, section: $0) }
  }

  /// Whether an item of the old state gets a new cell.
  func isReloaded(_ old: IndexPath) -> Bool {
    items.reloads.contains(old) || sections.reloads.contains(old.section)
  }

  /// Whether an item of the old state, or its section, is moved by name, instead of making way for others.
  func isMoved(_ old: IndexPath) -> Bool {
    items.targets[old] != nil || sections.targets[old.section] != nil
  }

  private func itemShift(from old: Int, to new: Int) -> IndexShift {
    IndexShift(removed: removedItems[old] ?? [], added: addedItems[new] ?? [])
  }

  // MARK: Counts

  /// How many items of one section come and go.
  struct SectionChange {
    var inserted: Int
    var deleted: Int
    var movedIn: Int
    var movedOut: Int

    /// By how much the section grows.
    var sum: Int { inserted - deleted + movedIn - movedOut }
  }

  /// How many items come to a section of the new state and leave the one it was.
  func change(inSection new: Int) -> SectionChange {
    let old = oldSection(of: new) ?? new
    let arriving = movedIn[new] ?? 0
    let departing = movedOut[old] ?? 0
    return SectionChange(
      inserted: (addedItems[new]?.count ?? 0) - arriving,
      deleted: (removedItems[old]?.count ?? 0) - departing,
      movedIn: arriving, movedOut: departing)
  }
}
