/// A change of a diffable data source by an interactive movement.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// The snapshot before.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference over the items of all sections; a move is a removal and an insertion associated with each other.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of the changed sections, in the order of the sections.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves()
    sectionTransactions = final.sectionIdentifiers.compactMap { section in
      let before = initial.itemIdentifiers(inSection: section)
      let after = final.itemIdentifiers(inSection: section)
      guard before != after else { return nil }
      return NSDiffableDataSourceSectionTransaction(section, from: before, to: after)
    }
  }
}

/// The part of a transaction that concerns one section.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>:
  Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// Its items before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Its items after.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference of its items; a move within it is a removal and an insertion associated with each other.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(
    _ section: SectionIdentifierType, from initial: [ItemIdentifierType],
    to final: [ItemIdentifierType]
  ) {
    sectionIdentifier = section
    initialSnapshot = NSDiffableDataSourceSectionSnapshot(items: initial)
    finalSnapshot = NSDiffableDataSourceSectionSnapshot(items: final)
    difference = final.difference(from: initial).inferringMoves()
  }
}

/// The items of one section in a transaction, in order and all on one level.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable & Sendable {
  /// The items in order.
  public let items: [ItemIdentifierType]

  /// The items without a parent: all of them.
  public var rootItems: [ItemIdentifierType] { items }

  /// The visible items: all of them.
  public var visibleItems: [ItemIdentifierType] { items }

  init(items: [ItemIdentifierType]) {
    self.items = items
  }

  /// Whether the section contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }

  /// The index of an item, or nil if the section does not contain it.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
}
