import Foundation

extension NSDiffableDataSourceSnapshot {
  /// Appends items to a section, or to the last one; items that are in the snapshot move there.
  ///
  /// If there is no such section, does nothing; the data source reports that when the snapshot is applied.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard numberOfSections > 0 else {
      return record(
        .unknownIdentifier,
        "There are currently no sections in the data source. Please add a section first.")
    }
    let section =
      sectionIdentifier.map { indexOfSection($0) } ?? numberOfSections - 1
    guard let section else { return record(unsatisfied: "section != NSNotFound") }
    let fresh = takingOut(unique(identifiers))
    insert(fresh, inSection: section, at: items[section].count)
  }

  /// Inserts items before another one; items that are in the snapshot move there.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: beforeIdentifier, offset: 0)
  }

  /// Inserts items after another one; items that are in the snapshot move there.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: afterIdentifier, offset: 1)
  }

  /// Removes items; identifiers that are not in the snapshot are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    remove(identifiers)
  }

  /// Removes every item and every section.
  public mutating func deleteAllItems() {
    var empty = Self()
    empty.reloadedSections = reloadedSections
    empty.reloadedItems = reloadedItems
    empty.reconfiguredItems = reconfiguredItems
    empty.diagnostics = diagnostics
    self = empty
  }

  /// Moves an item before another one, also across sections.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  /// Moves an item after another one, also across sections.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  /// Marks items whose cells are replaced.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItems.insert(known(identifiers, "reload"))
  }

  /// Marks items whose cells are configured again and stay.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItems.insert(known(identifiers, "reconfigure"))
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at anchor: ItemIdentifierType, offset: Int
  ) {
    var fresh = unique(identifiers)
    if fresh.contains(anchor) {
      record(
        .duplicateIdentifiers,
        "Invalid update: destination for insertion operation [\(anchor)] is in the insertion identifier list for update: \(fresh)."
      )
      fresh.removeAll { $0 == anchor }
    }
    guard contains(anchor) else { return record(unsatisfied: "section != NSNotFound") }
    fresh = takingOut(fresh)
    insertFresh(fresh, at: anchor, offset: offset)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, to anchor: ItemIdentifierType, offset: Int
  ) {
    guard identifier != anchor else {
      return record(
        .duplicateIdentifiers,
        "Invalid update: destination for item move is the same as the source [\(anchor)] for update: \([identifier])."
      )
    }
    guard contains(identifier) else { return record(unsatisfied: "fromIndex != NSNotFound") }
    guard contains(anchor) else { return record(unsatisfied: "toIndex != NSNotFound") }
    remove([identifier])
    insertFresh([identifier], at: anchor, offset: offset)
  }

  private mutating func insertFresh(
    _ fresh: [ItemIdentifierType], at anchor: ItemIdentifierType, offset: Int
  ) {
    guard let place = indexPath(of: anchor) else { return }
    insert(fresh, inSection: place.section, at: place.item + offset)
  }

  /// Removes the identifiers that are in the snapshot from their places, and returns all identifiers.
  private mutating func takingOut(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    let existing = identifiers.filter(contains)
    guard !existing.isEmpty else { return identifiers }
    record(
      .duplicateIdentifiers,
      "Diffable data source detected an attempt to insert or append \(existing.count) item identifiers that already exist in the snapshot. The existing item identifiers will be moved into place instead, but this operation will be more expensive. For best performance, inserted item identifiers should always be unique. Item identifiers that already exist: \(existing)"
    )
    remove(existing)
    return identifiers
  }

  private mutating func unique(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    unique(identifiers, called: "item")
  }

  private mutating func known(_ identifiers: [ItemIdentifierType], _ verb: String)
    -> [ItemIdentifierType]
  {
    let marked = unique(identifiers)
    record(unknown: marked.filter { !contains($0) }, verb, "item")
    return marked.filter(contains)
  }
}
