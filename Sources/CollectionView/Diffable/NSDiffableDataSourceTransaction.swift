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

  /// A change between two states of a data source.
  init(
    from initial: SnapshotState<SectionIdentifierType, ItemIdentifierType>.Value,
    to final: SnapshotState<SectionIdentifierType, ItemIdentifierType>.Value
  ) {
    initialSnapshot = initial.snapshot
    finalSnapshot = final.snapshot
    difference = finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
      .inferringMoves()
    sectionTransactions = final.snapshot.sectionIdentifiers.compactMap { section in
      let before = initial.snapshot.itemIdentifiers(inSection: section)
      guard before != final.snapshot.itemIdentifiers(inSection: section) else { return nil }
      return NSDiffableDataSourceSectionTransaction(
        section, from: initial.sectionSnapshot(for: section),
        to: final.sectionSnapshot(for: section))
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
  /// The difference of its visible items; a move within it is a removal and an insertion associated with each other.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(
    _ section: SectionIdentifierType,
    from initial: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to final: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    sectionIdentifier = section
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.visibleItems.difference(from: initial.visibleItems).inferringMoves()
  }
}
