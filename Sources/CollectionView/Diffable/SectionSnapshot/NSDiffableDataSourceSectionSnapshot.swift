import Foundation

/// The items of one section as a tree, of which each item shows its children while it is expanded.
///
/// A value that is filled and applied to a section by the data source. Every identifier occurs once. Where UIKit raises an
/// exception the snapshot does not change and keeps a diagnostic, which the data source reports when the snapshot is applied.
/// The rules are from Apple's documentation, and from measurements of UIKit on macOS 27 by a public project (charon).
///
/// - Complexity: Appending an item and looking up its parent are O(1); listing items is linear in all items.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable & Sendable {
  private struct Node: Sendable {
    /// Nil for an item on the top level.
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  /// The items on the top level, in order.
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var nodes: [ItemIdentifierType: Node] = [:]
  /// The mistakes in the changes made so far.
  var diagnostics: [Diagnostic] = []

  /// An empty snapshot.
  public init() {}

  /// A copy of a snapshot.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    self = snapshot
  }

  /// A snapshot of items on one level, each of which occurs once.
  init(items: [ItemIdentifierType]) {
    insert(items, into: nil, at: 0)
  }

  // MARK: Items

  /// All items, each followed by its children, whether they are visible or not.
  ///
  /// - Complexity: O(items).
  public var items: [ItemIdentifierType] { list(rootItems) { _ in true } }

  /// The items whose parents are all expanded, each followed by its visible children.
  ///
  /// - Complexity: O(visible items).
  public var visibleItems: [ItemIdentifierType] { list(rootItems, childrenIf: isExpanded) }

  /// The number of items.
  var count: Int { nodes.count }

  /// Whether the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// The index of an item in `items`, or nil if the snapshot does not contain it.
  ///
  /// - Complexity: O(items).
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// Whether an item shows its children; false if the snapshot does not contain it, for which UIKit raises an exception.
  ///
  /// An item can be expanded before it has children.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }

  /// Whether all parents of an item are expanded; false if the snapshot does not contain it, for which UIKit raises an
  /// exception.
  ///
  /// - Complexity: O(level of the item).
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    contains(item) && ancestors(of: item).allSatisfy(isExpanded)
  }

  /// The number of parents above an item; 0 if the snapshot does not contain it, for which UIKit raises an exception.
  ///
  /// - Complexity: O(level of the item).
  public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }

  /// The parent of an item; nil for an item on the top level.
  ///
  /// Also nil if the snapshot does not contain the item, for which UIKit raises an exception.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

  /// The children of an item, in order; nil for the items on the top level.
  func children(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    guard let parent else { return rootItems }
    return nodes[parent]?.children ?? []
  }

  /// The items below an item as a snapshot of their own, expanded as they are here.
  ///
  /// Empty if the snapshot does not contain the item, for which UIKit raises an exception.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - includingParent: Whether the item is in the new snapshot, as the only one on the top level.
  /// - Returns: The new snapshot.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    var part = Self()
    guard contains(parent) else { return part }
    part.graft(self, roots: includingParent ? [parent] : children(of: parent), into: nil, at: 0)
    return part
  }

  /// The parents above an item, the nearest first.
  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    var ancestors: [ItemIdentifierType] = []
    var item = item
    while let parent = nodes[item]?.parent {
      ancestors.append(parent)
      item = parent
    }
    return ancestors
  }

  /// Items in order, each followed by the items below it.
  ///
  /// - Parameters:
  ///   - roots: The items to begin with.
  ///   - showsChildren: Whether the children of an item are listed.
  /// - Returns: The items.
  private func list(
    _ roots: [ItemIdentifierType], childrenIf showsChildren: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var list: [ItemIdentifierType] = []
    var waiting = Array(roots.reversed())
    while let item = waiting.popLast() {
      list.append(item)
      if let node = nodes[item], !node.children.isEmpty, showsChildren(item) {
        waiting += node.children.reversed()
      }
    }
    return list
  }

  // MARK: Primitive changes

  /// Inserts items that are not in the snapshot among the children of an item, or on the top level if `parent` is nil.
  mutating func insert(
    _ items: [ItemIdentifierType], into parent: ItemIdentifierType?, at position: Int
  ) {
    for item in items { nodes[item] = Node(parent: parent) }
    if let parent {
      nodes[parent]?.children.insert(contentsOf: items, at: position)
    } else {
      rootItems.insert(contentsOf: items, at: position)
    }
  }

  /// Inserts items of another snapshot, none of which is in this one, with the items below them.
  mutating func graft(
    _ other: Self, roots: [ItemIdentifierType], into parent: ItemIdentifierType?, at position: Int
  ) {
    insert(roots, into: parent, at: position)
    for item in other.list(roots, childrenIf: { _ in true }) {
      guard let node = other.nodes[item] else { continue }
      insert(node.children, into: item, at: 0)
      nodes[item]?.isExpanded = node.isExpanded
    }
  }

  /// Removes items and the items below them; those that are not in the snapshot are ignored.
  ///
  /// - Complexity: O(removed items + their siblings).
  mutating func remove(_ items: [ItemIdentifierType]) {
    var leaving: [ItemIdentifierType?: Set<ItemIdentifierType>] = [:]
    for item in items {
      if let node = nodes[item] { leaving[node.parent, default: []].insert(item) }
    }
    let gone = list(items.filter(contains)) { _ in true }
    for (parent, children) in leaving {
      if let parent {
        nodes[parent]?.children.removeAll(where: children.contains)
      } else {
        rootItems.removeAll(where: children.contains)
      }
    }
    for item in gone { nodes[item] = nil }
  }

  /// Expands or collapses an item; ignored if it is not in the snapshot.
  mutating func setExpanded(_ isExpanded: Bool, _ item: ItemIdentifierType) {
    nodes[item]?.isExpanded = isExpanded
  }
}
