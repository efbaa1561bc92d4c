import Foundation

extension UICollectionViewDiffableDataSource {
  /// The handlers of items that the user expands and collapses in a section with a section snapshot.
  ///
  /// They are not called when a snapshot is applied (inferred).
  public struct SectionSnapshotHandlers<Identifier>
  where Identifier: Hashable & Sendable {
    /// Whether an item may be expanded; every item may if there is no handler.
    public var shouldExpandItem: ((Identifier) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Identifier) -> Void)?
    /// Whether an item may be collapsed; every item may if there is no handler.
    public var shouldCollapseItem: ((Identifier) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Identifier) -> Void)?
    /// Returns the children of an item that is about to be expanded, given those it has; they replace its children.
    public var snapshotForExpandingParent:
      (
        (Identifier, NSDiffableDataSourceSectionSnapshot<Identifier>) ->
          NSDiffableDataSourceSectionSnapshot<Identifier>
      )?

    /// No handlers.
    public init() {}
  }

  /// Shows the visible items of a section snapshot as the items of a section, which is appended if there is none.
  ///
  /// - Parameters:
  ///   - snapshot: The items of the section.
  ///   - section: The section.
  ///   - animatingDifferences: Whether the update is animated.
  ///   - completion: Called on the main thread when the update has ended.
  /// - Complexity: O(n) for n items of all sections.
  public nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    onMain(completion) { source, completion in
      let new = source.state.value.with(snapshot, for: section)
      source.show(new.snapshot, as: new.value, animated: animatingDifferences, completion)
    }
  }

  /// Shows the visible items of a section snapshot as the items of a section, and returns when the update has ended.
  public nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  /// A copy of the items of a section, to change and apply.
  ///
  /// They are on one level if the section was filled by a plain snapshot. The copy is empty if there is no such section.
  public nonisolated func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    state.value.sectionSnapshot(for: section)
  }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  package func outlinePlace(ofItemAt indexPath: IndexPath) -> OutlinePlace? {
    guard let (item, _, tree) = node(at: indexPath) else { return nil }
    return OutlinePlace(level: tree.level(of: item), isExpanded: tree.isExpanded(item))
  }

  package func toggleExpansion(ofItemAt indexPath: IndexPath) {
    guard let (item, section, tree) = node(at: indexPath) else { return }
    let handlers = sectionSnapshotHandlers
    var new = tree
    if tree.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      new.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent {
        new.replace(childrenOf: item, using: children(item, tree.snapshot(of: item)))
      }
      new.expand([item])
    }
    apply(new, to: section)
  }

  /// An item of a section that was given a section snapshot; nil for others.
  private func node(at indexPath: IndexPath) -> (
    item: ItemIdentifierType, section: SectionIdentifierType,
    tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  )? {
    let value = state.value
    guard let item = value.snapshot.itemIdentifier(at: indexPath),
      let section = value.snapshot.sectionIdentifier(containingItem: item),
      let tree = value.tree(of: section)
    else { return nil }
    return (item, section, tree)
  }
}
