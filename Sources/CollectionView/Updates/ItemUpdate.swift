import Foundation

/// One batch update, normalised: removals by old index paths and insertions by new ones, for sections and items.
///
/// A section that is deleted or reloaded absorbs the deletes and reloads of its items, one that is inserted or reloaded the
/// inserts; moves into and out of such a section stay. The layout is still informed of the inserts into a reloaded section and
/// of the deletes from it. Following an element is O(log changes).
@MainActor
struct ItemUpdate {
  private(set) var sections = UpdateChanges<Int>()
  private(set) var items = UpdateChanges<IndexPath>()
  /// The deletes from reloaded sections, and the inserts into them.
  private var deletesInReloads: Set<IndexPath> = []
  private var insertsInReloads: Set<IndexPath> = []
  /// The changes as they were recorded, before sections absorbed any.
  let recorded: [UICollectionViewUpdateItem]

  private var sectionShift = IndexShift()
  /// The removed items by old section, and the added ones by new section; ascending.
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
        Self.add(item, to: &sections) { $0.section }
      } else {
        Self.add(item, to: &items) { $0 }
      }
    }
    sectionShift = IndexShift(removed: sections.removed, added: sections.added)
    shiftItems()
  }

  private static func add<Place>(
    _ item: UICollectionViewUpdateItem, to changes: inout UpdateChanges<Place>,
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
      deletesInReloads = items.deletes.filter {
        $0.count == 2 && sections.reloads.contains($0.section)
      }
      insertsInReloads = items.inserts.filter {
        $0.count == 2 && oldSection(of: $0.section).map(sections.reloads.contains) == true
      }
      items = items.keeping(
        oldPlaces: { $0.count != 2 || keepsItems(oldSection: $0.section) },
        newPlaces: { $0.count != 2 || keepsItems(newSection: $0.section) })
    }
    // A path that names no item is diagnosed before it is followed.
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

  /// The new index of a section; nil if it was deleted.
  ///
  /// One that is reloaded keeps its place.
  func newSection(of old: Int) -> Int? {
    sections.targets[old] ?? sectionShift.destination(of: old)
  }

  /// The old index of a section; nil if it was inserted.
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

  /// Values of the sections in the new order; `make` makes those of new or reloaded sections.
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

  /// The new path of an item; nil if it, or its section, was deleted.
  ///
  /// A reloaded item has the path of its new cell; items of a reloaded section are not followed.
  func newPath(of old: IndexPath) -> IndexPath? {
    if let target = items.targets[old] { return target }
    guard old.count == 2, keepsItems(oldSection: old.section),
      let section = newSection(of: old.section)
    else { return nil }
    return itemShift(from: old.section, to: section).destination(of: old.item).map {
      IndexPath(item: $0, section: section)
    }
  }

  /// The old path of an item; nil if it is new.
  func oldPath(of new: IndexPath) -> IndexPath? {
    if let source = items.sources[new] { return source }
    guard new.count == 2, let section = oldSection(of: new.section),
      !sections.reloads.contains(section)
    else { return nil }
    return itemShift(from: section, to: new.section).origin(of: new.item).map {
      IndexPath(item: $0, section: section)
    }
  }

  /// The new path of an item, or the same index in its reloaded section.
  func place(of old: IndexPath) -> IndexPath? {
    if let path = newPath(of: old) { return path }
    guard sections.reloads.contains(old.section) else { return nil }
    return newSection(of: old.section).map { IndexPath(item: old.item, section: $0) }
  }

  /// Whether an item of the old state gets a new cell.
  func isReloaded(_ old: IndexPath) -> Bool {
    items.reloads.contains(old) || sections.reloads.contains(old.section)
  }

  /// Whether an item of the old state, or its section, is moved explicitly, rather than shifted by other changes.
  func isMoved(_ old: IndexPath) -> Bool {
    items.targets[old] != nil || sections.targets[old.section] != nil
  }

  private func itemShift(from old: Int, to new: Int) -> IndexShift {
    IndexShift(removed: removedItems[old] ?? [], added: addedItems[new] ?? [])
  }

  // MARK: Counts

  /// The numbers of items that a section gains and loses.
  struct SectionChange {
    var inserted: Int
    var deleted: Int
    var movedIn: Int
    var movedOut: Int

    /// The growth of the section.
    var sum: Int { inserted - deleted + movedIn - movedOut }
  }

  /// The numbers of items that a section of the new state has gained and lost.
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

extension ItemUpdate {
  /// The changes as a layout receives them: deletes descending, inserts ascending, reloads, then moves by their source.
  ///
  /// The change of a section sorts after those of its items, because its item is `NSNotFound`. Changes that a deleted or an
  /// inserted section absorbed are left out, as are the reloads of items of a reloaded section.
  var sortedItems: [UICollectionViewUpdateItem] {
    let deletes =
      items.deletes.union(deletesInReloads) + sections.deletes.map(IndexPath.init(ofSection:))
    let inserts =
      items.inserts.union(insertsInReloads) + sections.inserts.map(IndexPath.init(ofSection:))
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
