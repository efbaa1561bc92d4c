import CollectionView
import Foundation
import Scenes

/// The items of a section with their children: which are expanded, and which rows that makes.
struct Outline: Sendable {
  private var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
  private var items: [String: Item] = [:]

  /// Nil for items of which none has children.
  ///
  /// - Complexity: O(items) for a list of items with content of their own, else O(1).
  init?(_ list: ItemList) {
    guard case .listed(let roots) = list, roots.contains(where: { !$0.children.isEmpty }) else {
      return nil
    }
    append(roots, to: nil)
  }

  private mutating func append(_ items: [Item], to parent: String?) {
    snapshot.append(items.map(\.id), to: parent)
    for item in items {
      self.items[item.id] = item
      append(item.children, to: item.id)
    }
  }

  /// Whether the children of an item are shown.
  func isExpanded(_ id: String) -> Bool { snapshot.isExpanded(id) }

  /// Shows the children of an item.
  ///
  /// - Returns: The rows that appear below it, in order; none if it is expanded or unknown.
  mutating func expand(_ id: String) -> [Item] {
    guard snapshot.contains(id), !snapshot.isExpanded(id) else { return [] }
    snapshot.expand([id])
    return snapshot.snapshot(of: id).visibleItems.compactMap { items[$0] }
  }

  /// Hides the children of an item.
  mutating func collapse(_ id: String) { snapshot.collapse([id]) }

  /// Removes items with everything below them.
  mutating func delete(_ ids: [String]) { snapshot.delete(ids.filter(snapshot.contains)) }
}

/// The effect of a batch update on the outlines of the data.
struct OutlineUpdate: Sendable {
  /// The changes, with insertions and deletions in place of expanded and collapsed items.
  var changes: [Change] = []
  /// The outlines after the update, by the number of their section.
  var outlines: [Int: Outline]
  /// The index paths of items that were to be expanded or collapsed and have no children.
  var childless: [IndexPath] = []
}

extension Model {
  /// Replaces what a batch update expands and collapses by insertions and deletions, and deletes rows with their parents.
  ///
  /// Index paths are those before the update.
  ///
  /// - Complexity: O(changes) for data without children.
  func outlineUpdate(of changes: [Change]) -> OutlineUpdate {
    var update = OutlineUpdate(outlines: outlines)
    guard changes.contains(where: \.touchesOutline) else {
      update.changes = changes
      return update
    }
    for change in changes {
      switch change {
      case .expand(let paths): update.expand(paths, in: self)
      case .collapse(let paths): update.collapse(paths, in: self)
      case .delete(let paths) where !outlines.isEmpty: update.delete(paths, in: self)
      default: update.changes.append(change)
      }
    }
    return update
  }

  /// The index paths of the rows below an item that are deeper than it.
  fileprivate func descendants(of path: IndexPath, _ level: Int) -> [IndexPath] {
    (path.item + 1..<max(path.item + 1, count(inSection: path.section)))
      .lazy.map { IndexPath(item: $0, section: path.section) }
      .prefix { (self.entry(at: $0)?.item.level ?? 0) > level }
  }
}

extension OutlineUpdate {
  fileprivate mutating func expand(_ paths: [IndexPath], in model: Model) {
    var added: [Int: Int] = [:]
    for path in Set(paths).sorted() {
      guard let (number, item) = parent(at: path, in: model) else { continue }
      let rows = outlines[number]?.expand(item.id) ?? []
      guard !rows.isEmpty else { continue }
      let start = path.item + 1 + added[path.section, default: 0]
      added[path.section, default: 0] += rows.count
      changes.append(
        .insert(
          rows.indices.map { IndexPath(item: start + $0, section: path.section) }, items: rows))
    }
  }

  fileprivate mutating func collapse(_ paths: [IndexPath], in model: Model) {
    var removed: Set<IndexPath> = []
    for path in Set(paths).sorted() {
      guard let (number, item) = parent(at: path, in: model) else { continue }
      outlines[number]?.collapse(item.id)
      removed.formUnion(model.descendants(of: path, item.level))
    }
    if !removed.isEmpty { changes.append(.delete(removed.sorted())) }
  }

  fileprivate mutating func delete(_ paths: [IndexPath], in model: Model) {
    var removed = Set(paths)
    for path in paths {
      guard let number = model.number(ofSection: path.section),
        let item = model.entry(at: path)?.item, outlines[number] != nil
      else { continue }
      outlines[number]?.delete([item.id])
      if !item.children.isEmpty { removed.formUnion(model.descendants(of: path, item.level)) }
    }
    changes.append(.delete(paths + removed.subtracting(paths).sorted()))
  }

  /// The item with children at an index path, and the number of its section; notes one without.
  private mutating func parent(at path: IndexPath, in model: Model) -> (number: Int, item: Item)? {
    guard let number = model.number(ofSection: path.section),
      let item = model.entry(at: path)?.item,
      !item.children.isEmpty, outlines[number] != nil
    else {
      childless.append(path)
      return nil
    }
    return (number, item)
  }
}

extension Change {
  fileprivate var touchesOutline: Bool {
    switch self {
    case .expand, .collapse, .delete: true
    case .insert, .reload, .move, .grow, .reconfigure, .insertSections, .deleteSections,
      .reloadSections, .moveSection:
      false
    }
  }
}
