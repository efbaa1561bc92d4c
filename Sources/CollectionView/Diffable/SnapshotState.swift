import Foundation

/// The snapshots of a data source; any thread may read them, the main thread changes them.
final class SnapshotState<SectionIdentifierType, ItemIdentifierType>: @unchecked Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The sections with their visible items, and the trees of those that were given a section snapshot.
  struct Value: Sendable {
    private(set) var snapshot = Snapshot()
    private var trees: [SectionIdentifierType: SectionSnapshot] = [:]

    /// The items of a section as a tree: of one level if the section was given none, empty if there is no such section.
    func sectionSnapshot(for section: SectionIdentifierType) -> SectionSnapshot {
      trees[section] ?? SectionSnapshot(items: snapshot.itemIdentifiers(inSection: section))
    }

    /// The tree that a section was given; nil if there is none.
    func tree(of section: SectionIdentifierType) -> SectionSnapshot? { trees[section] }

    /// The same trees with the sections and visible items of a snapshot.
    func with(_ snapshot: Snapshot) -> Value {
      var value = Value()
      value.snapshot = snapshot.settled
      for (section, tree) in trees where snapshot.indexOfSection(section) != nil {
        var tree = tree
        tree.follow(snapshot.itemIdentifiers(inSection: section))
        value.trees[section] = tree
      }
      return value
    }

    /// The value with another tree for a section, and the snapshot with its visible items, which has the diagnostics.
    ///
    /// A section that does not exist is appended; an item that another section has moves from there.
    func with(_ tree: SectionSnapshot, for section: SectionIdentifierType)
      -> (value: Value, snapshot: Snapshot)
    {
      var changed = snapshot
      if changed.indexOfSection(section) == nil { changed.appendSections([section]) }
      changed.deleteItems(changed.itemIdentifiers(inSection: section))
      changed.appendItems(tree.visibleItems, toSection: section)
      changed.diagnostics += tree.diagnostics
      var others = self
      others.trees[section] = nil
      var value = others.with(changed)
      value.trees[section] = tree
      value.trees[section]?.diagnostics = []
      return (value, changed)
    }
  }

  private let lock = NSLock()
  private var current = Value()

  var value: Value {
    get { lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }

  /// The sections and their visible items.
  var snapshot: Snapshot { value.snapshot }
}
