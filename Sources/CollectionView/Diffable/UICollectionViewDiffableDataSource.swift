import Foundation

/// A data source that shows snapshots: each is compared with the last, and the difference is one batch update.
///
/// The first snapshot is a reload. Sections and items that a snapshot marks for reload or reconfigure follow in a second
/// batch, at the new index paths. The collection view is held weakly. Mistakes for which UIKit raises an exception are
/// reported by the collection view when the snapshot is applied.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// Makes the cell of an item, by dequeuing; nil is a mistake.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes a supplementary view, by dequeuing; nil is a mistake.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// The handlers of interactive moves.
  public struct ReorderingHandlers {
    /// Whether an item may be moved; no item may if there is no handler.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the data source applies the move.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after the data source has applied the move; the place to change the model.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// No handlers: items cannot be moved interactively.
    public init() {}
  }

  /// Makes the supplementary views; needed when the layout has any.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// The handlers of interactive moves.
  public var reorderingHandlers = ReorderingHandlers()

  /// The handlers of items that the user expands and collapses.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  private(set) weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  nonisolated let state = SnapshotState<SectionIdentifierType, ItemIdentifierType>()
  var hasApplied = false

  /// A data source that becomes the collection view's own, and shows nothing yet.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows a snapshot as a batch update from the one shown before.
  ///
  /// If called on the main thread, the snapshot is shown before the call returns, otherwise later; always call it from the
  /// same thread.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - animatingDifferences: Whether the update is animated.
  ///   - completion: Called on the main thread when the update has ended.
  /// - Complexity: O(n) for n items; O(n log n) where they were rearranged.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    onMain(completion) { source, completion in
      source.show(
        snapshot, as: source.state.value.with(snapshot), animated: animatingDifferences, completion)
    }
  }

  /// Shows a snapshot as a batch update from the one shown before, and returns at its end.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot by a reload, without comparing it with anything.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    onMain(completion) { source, completion in
      source.reload(with: snapshot, as: source.state.value.with(snapshot), completion)
    }
  }

  /// Shows a snapshot by a reload, and returns once the reload was requested.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// A copy of the snapshot that is shown now, without marks, to change and apply.
  nonisolated open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    state.snapshot
  }

  // MARK: Identifiers and index paths

  /// The section at an index, or nil.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = state.snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The index of a section, or nil if it is not in the snapshot.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.snapshot.indexOfSection(sectionIdentifier)
  }

  /// The item at an index path, or nil.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state.snapshot.itemIdentifier(at: indexPath)
  }

  /// The index path of an item, or nil if it is not in the snapshot.
  ///
  /// - Complexity: O(items of its section).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.snapshot.indexPath(of: itemIdentifier)
  }

  // MARK: The data source

  /// The number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    state.snapshot.numberOfSections
  }

  /// The number of items of a section of the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    let items = state.snapshot.items
    return items.indices.contains(section) ? items[section].count : 0
  }

  /// The cell that the provider makes.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      return missing(
        UICollectionViewCell(frame: .zero), at: indexPath, in: collectionView,
        "Invalid parameter not satisfying: itemIdentifier")
    }
    return cellProvider(collectionView, indexPath, item)
      ?? missing(
        UICollectionViewCell(frame: .zero), at: indexPath, in: collectionView,
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(Array(indexPath)) with item identifier '\(item)', which is not allowed. You must always return a cell to the collection view."
      )
  }

  /// The supplementary view that the provider makes.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      return missing(
        UICollectionReusableView(frame: .zero), at: indexPath, in: collectionView,
        "the collection view requested a supplementary view of kind \(kind), but a supplementaryViewProvider was not specified on the diffable data source"
      )
    }
    return supplementaryViewProvider(collectionView, kind, indexPath)
      ?? missing(
        UICollectionReusableView(frame: .zero), at: indexPath, in: collectionView,
        "the supplementaryViewProvider returned nil for a view of kind \(kind) at \(Array(indexPath))"
      )
  }

  /// Whether `reorderingHandlers` allow an item to be moved interactively.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let canReorder = reorderingHandlers.canReorderItem else { return false }
    return itemIdentifier(for: indexPath).map(canReorder) ?? false
  }

  /// Applies an interactive move to the snapshot, and calls `reorderingHandlers` before and after.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    recordMove(from: sourceIndexPath, to: destinationIndexPath)
  }

  /// The titles of an index bar, for a subclass to override; nil for none.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The index path that a title of the index bar leads to, for a subclass that has titles.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    IndexPath(item: 0, section: index)
  }

  private func missing<View: UICollectionReusableView>(
    _ substitute: View, at indexPath: IndexPath, in collectionView: UICollectionView,
    _ message: String
  ) -> View {
    collectionView.report(.diagnostic(Diagnostic(.missingView, at: indexPath, message)))
    // Prevents a second diagnostic with the same cause, that the view was not dequeued.
    substitute.reuseIdentifier = ""
    return substitute
  }
}
