extension NSDiffableDataSourceSectionSnapshot {
  /// Changes the tree so that exactly these items are visible, in this order, because a plain snapshot was applied to the
  /// section or an item was moved.
  ///
  /// Items that stay keep their parents and children; a new or moved item joins the level of the item before it, or the
  /// children of that item if they are visible. Inferred: UIKit does not document it. If no such change gives these items,
  /// the result is one level.
  ///
  /// - Complexity: O(n) for n items, and O(n) for each new or moved item of a section with several levels.
  mutating func follow(_ shown: [ItemIdentifierType]) {
    let before = visibleItems
    guard before != shown else { return }
    let hasOneLevel = count == rootItems.count
    if !hasOneLevel { followInTree(shown, before) }
    guard hasOneLevel || visibleItems != shown else { return }
    let expanded = shown.filter(isExpanded)
    self = Self(items: shown)
    if hasOneLevel { expand(expanded) }
  }

  private mutating func followInTree(
    _ shown: [ItemIdentifierType], _ before: [ItemIdentifierType]
  ) {
    let wanted = Set(shown)
    remove(before.filter { !wanted.contains($0) })
    let moved = removeMovedItems(shown)
    var last: ItemIdentifierType?
    for item in shown {
      if !contains(item) {
        let place = place(after: last)
        if let part = moved[item], !part.items.contains(where: contains) {
          graft(part, roots: [item], into: place.parent, at: place.position)
        } else {
          insert([item], into: place.parent, at: place.position)
        }
      }
      last = item
    }
  }

  /// Removes the items that have to change their place among the visible ones, and returns them with the items below each.
  private mutating func removeMovedItems(_ shown: [ItemIdentifierType])
    -> [ItemIdentifierType: Self]
  {
    let places = Dictionary(uniqueKeysWithValues: zip(shown, shown.indices))
    let kept = visibleItems.compactMap { item in places[item].map { (item: item, place: $0) } }
    let isStaying = kept.map(\.place).longestIncreasingSubsequence
    var moved: [ItemIdentifierType: Self] = [:]
    for (kept, isStaying) in zip(kept, isStaying) where !isStaying {
      moved[kept.item] = snapshot(of: kept.item, includingParent: true)
    }
    remove(Array(moved.keys))
    return moved
  }

  /// The parent and the position of an item that becomes visible right after another one, or first if `item` is nil.
  private func place(after item: ItemIdentifierType?)
    -> (parent: ItemIdentifierType?, position: Int)
  {
    guard let item else { return (nil, 0) }
    if isExpanded(item), !children(of: item).isEmpty { return (item, 0) }
    let parent = parent(of: item)
    return (parent, (children(of: parent).firstIndex(of: item) ?? -1) + 1)
  }
}
