import Foundation

// Wrong changes are recorded in UIKit's words, as far as they are known: an identifier is appended where the published text
// ends without one.

extension NSDiffableDataSourceSectionSnapshot {
  // MARK: Adding items

  /// Appends items to the children of an item, or to the top level if `parent` is nil.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard areNew(items) else { return }
    if let parent, !contains(parent) {
      return record(.unknownIdentifier, Self.unknownParent(parent))
    }
    insert(items, into: parent, at: children(of: parent).count)
  }

  /// Inserts items before another one, on its level.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard areNew(items), let place = place(of: item, "before") else { return }
    insert(items, into: place.parent, at: place.position)
  }

  /// Inserts items after another one and its children, on its level.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard areNew(items), let place = place(of: item, "after") else { return }
    insert(items, into: place.parent, at: place.position + 1)
  }

  /// Inserts the items of another snapshot before an item, on its level; they stay expanded.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: (ItemIdentifierType)
  ) {
    guard areNew(snapshot.items), let place = place(of: item, "before") else { return }
    graft(snapshot, roots: snapshot.rootItems, into: place.parent, at: place.position)
  }

  /// Inserts the items of another snapshot after an item and its children, on its level; they stay expanded.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: (ItemIdentifierType)
  ) {
    guard areNew(snapshot.items), let place = place(of: item, "after") else { return }
    graft(snapshot, roots: snapshot.rootItems, into: place.parent, at: place.position + 1)
  }

  /// Replaces the children of an item by the items of another snapshot, which stay expanded.
  ///
  /// The other snapshot may contain items that are among the replaced ones. UIKit builds a wrong tree if it contains others
  /// of this snapshot; here nothing is replaced then.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard contains(parent) else { return record(.unknownIdentifier, Self.unknownParent(parent)) }
    var rest = self
    rest.remove(children(of: parent))
    guard rest.areNew(snapshot.items) else {
      diagnostics = rest.diagnostics
      return
    }
    rest.graft(snapshot, roots: snapshot.rootItems, into: parent, at: 0)
    self = rest
  }

  // MARK: Removing items

  /// Removes items and their children; removes nothing if one of them is not in the snapshot.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    if let unknown = items.first(where: { !contains($0) }) {
      return record(.unknownIdentifier, "Failed to find index of item \(unknown)")
    }
    remove(items)
  }

  /// Removes every item.
  public mutating func deleteAll() {
    var empty = Self()
    empty.diagnostics = diagnostics
    self = empty
  }

  // MARK: Expanding items

  /// Shows the children of items; identifiers that are not in the snapshot are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { setExpanded(true, item) }
  }

  /// Hides the children of items; identifiers that are not in the snapshot are ignored.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { setExpanded(false, item) }
  }

  // MARK: Mistakes

  private mutating func record(_ id: Diagnostic.ID, _ message: String) {
    diagnostics.append(Diagnostic(id, message))
  }

  private static func unknownParent(_ parent: ItemIdentifierType) -> String {
    "Parent item identifier does not exist in section snapshot: \(parent)"
  }

  /// Whether there are items to insert, each of which is new and occurs once; records a diagnostic for the others.
  private mutating func areNew(_ items: [ItemIdentifierType]) -> Bool {
    var seen = Set<ItemIdentifierType>(minimumCapacity: items.count)
    let again = items.filter { contains($0) || !seen.insert($0).inserted }
    guard again.isEmpty else {
      let names = again.map { "\($0)" }.joined(separator: ", ")
      record(
        .duplicateIdentifiers,
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\(names))}"
      )
      return false
    }
    return !items.isEmpty
  }

  /// The parent of an item, and its position among the children; nil, with a diagnostic, if it is not in the snapshot.
  private mutating func place(of item: ItemIdentifierType, _ side: String)
    -> (parent: ItemIdentifierType?, position: Int)?
  {
    guard contains(item), let position = children(of: parent(of: item)).firstIndex(of: item) else {
      record(
        .unknownIdentifier,
        "Item identifier to insert \(side) does not exist in section snapshot: \(item)")
      return nil
    }
    return (parent(of: item), position)
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// The tree as text, a line for each item.
  ///
  /// An item is indented by two spaces for each level; `+` marks an expanded item and `-` a collapsed one, `*` one that is
  /// visible.
  public func visualDescription() -> String {
    let lines = items.map { item in
      String(repeating: "  ", count: level(of: item)) + (isExpanded(item) ? "+" : "-")
        + (isVisible(item) ? "*" : " ") + "\(item)"
    }
    return (["<NSDiffableDataSourceSectionSnapshot"] + lines).joined(separator: "\n") + ">"
  }
}
