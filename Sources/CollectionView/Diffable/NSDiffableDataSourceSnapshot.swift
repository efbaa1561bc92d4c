import Foundation

/// The sections and items of a collection view by identifier, in order.
///
/// A value that is filled, applied by the data source, and compared with the previous snapshot. Every identifier occurs
/// once. Where UIKit raises an exception the snapshot stays in the state its method describes and keeps a diagnostic,
/// which the data source reports when the snapshot is applied.
///
/// - Complexity: Appending an item and looking up its section are O(1); finding an item's position is linear in its
///   section.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// The sections in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The items of each section in order.
  private(set) var items: [[ItemIdentifierType]] = []
  private var sectionIndices: [SectionIdentifierType: Int] = [:]
  private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]

  var reloadedSections = IdentifierMarks<SectionIdentifierType>()
  var reloadedItems = IdentifierMarks<ItemIdentifierType>()
  var reconfiguredItems = IdentifierMarks<ItemIdentifierType>()
  /// The mistakes in the changes made so far.
  var diagnostics: [Diagnostic] = []

  /// An empty snapshot.
  public init() {}

  // MARK: Counts and identifiers

  /// The number of items over all sections.
  public var numberOfItems: Int { owners.count }

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The items of all sections, in order.
  ///
  /// - Complexity: O(items).
  public var itemIdentifiers: [ItemIdentifierType] { items.flatMap { $0 } }

  /// The sections to be reloaded when the snapshot is applied.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.identifiers }

  /// The items to get new cells when the snapshot is applied.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.identifiers }

  /// The items whose cells are to be configured again when the snapshot is applied.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.identifiers }

  /// The number of items of a section; 0 if it is not in the snapshot, for which UIKit raises an exception.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sectionIndices[identifier].map { items[$0].count } ?? 0
  }

  /// The items of a section in order; none if it is not in the snapshot, for which UIKit raises an exception.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sectionIndices[identifier].map { items[$0] } ?? []
  }

  /// The section of an item, or nil if it is not in the snapshot.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  {
    owners[identifier]
  }

  /// The index of an item over all sections, or nil if it is not in the snapshot.
  ///
  /// - Complexity: O(sections + items of its section).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let path = indexPath(of: identifier) else { return nil }
    return items[..<path.section].reduce(path.item) { $0 + $1.count }
  }

  /// The index of a section, or nil if it is not in the snapshot.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIndices[identifier]
  }

  /// The index path of an item, or nil if it is not in the snapshot.
  ///
  /// - Complexity: O(items of its section).
  func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
    guard let owner = owners[identifier], let section = sectionIndices[owner],
      let item = items[section].firstIndex(of: identifier)
    else { return nil }
    return IndexPath(item: item, section: section)
  }

  /// The item at an index path, or nil.
  func itemIdentifier(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, items.indices.contains(path.section),
      items[path.section].indices.contains(path.item)
    else { return nil }
    return items[path.section][path.item]
  }

  func contains(_ identifier: ItemIdentifierType) -> Bool { owners[identifier] != nil }

  // MARK: Primitive changes

  /// Inserts items that are not in the snapshot into a section.
  mutating func insert(
    _ identifiers: [ItemIdentifierType], inSection section: Int, at position: Int
  ) {
    items[section].insert(contentsOf: identifiers, at: position)
    owners.reserveCapacity(owners.count + identifiers.count)
    for item in identifiers { owners[item] = sectionIdentifiers[section] }
  }

  /// Removes items; identifiers that are not in the snapshot are ignored.
  ///
  /// - Complexity: O(removed items + items of their sections).
  mutating func remove(_ identifiers: [ItemIdentifierType]) {
    var leaving: [Int: Set<ItemIdentifierType>] = [:]
    for item in identifiers {
      guard let owner = owners.removeValue(forKey: item), let section = sectionIndices[owner]
      else { continue }
      leaving[section, default: []].insert(item)
    }
    for (section, gone) in leaving { items[section].removeAll(where: gone.contains) }
  }

  /// Inserts sections that are not in the snapshot, with their items.
  mutating func insertSections(
    _ identifiers: [SectionIdentifierType], with contents: [[ItemIdentifierType]], at position: Int
  ) {
    sectionIdentifiers.insert(contentsOf: identifiers, at: position)
    items.insert(contentsOf: contents, at: position)
    for (section, content) in zip(identifiers, contents) {
      for item in content { owners[item] = section }
    }
    indexSections(from: position)
  }

  /// Removes sections of the snapshot.
  ///
  /// Returns: their items.
  mutating func removeSections(_ identifiers: [SectionIdentifierType]) -> [[ItemIdentifierType]] {
    let indices = identifiers.compactMap { sectionIndices.removeValue(forKey: $0) }
    let contents = indices.map { items[$0] }
    for item in contents.joined() { owners[item] = nil }
    for index in indices.sorted(by: >) {
      sectionIdentifiers.remove(at: index)
      items.remove(at: index)
    }
    indexSections(from: indices.min() ?? sectionIdentifiers.count)
    return contents
  }

  private mutating func indexSections(from start: Int) {
    for index in start..<sectionIdentifiers.count {
      sectionIndices[sectionIdentifiers[index]] = index
    }
  }

  /// The snapshot without marks and diagnostics.
  var settled: Self {
    var settled = self
    settled.reloadedSections = IdentifierMarks()
    settled.reloadedItems = IdentifierMarks()
    settled.reconfiguredItems = IdentifierMarks()
    settled.diagnostics = []
    return settled
  }
}
