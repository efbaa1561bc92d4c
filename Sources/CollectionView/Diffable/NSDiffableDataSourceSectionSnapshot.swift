/// The items of one section, as a transaction hands them out: in order and all on one level.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable & Sendable {
  /// The items in order.
  public let items: [ItemIdentifierType]

  /// The items that have no parent: all of them.
  public var rootItems: [ItemIdentifierType] { items }

  /// The items that are shown: all of them.
  public var visibleItems: [ItemIdentifierType] { items }

  init(items: [ItemIdentifierType]) {
    self.items = items
  }

  /// Whether an item is among them.
  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }

  /// The index of an item; nil for one that is not among them.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
}
