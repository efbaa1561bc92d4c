import Foundation

extension UICollectionViewDiffableDataSource {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// A completion handler, which is called on the main thread only.
  struct Completion: @unchecked Sendable {
    let call: (() -> Void)?
  }

  /// Runs work on the main thread: at once if it is the current thread, else later and in order.
  nonisolated func onMain(
    _ completion: (() -> Void)?,
    _ work: @escaping @MainActor @Sendable (UICollectionViewDiffableDataSource, Completion) -> Void
  ) {
    let completion = Completion(call: completion)
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { work(self, completion) }
    } else {
      Task { @MainActor in work(self, completion) }
    }
  }

  /// Shows a snapshot by batch updates; the first one, and one without a collection view, by a reload.
  func show(_ snapshot: Snapshot, animated: Bool, _ completion: Completion) {
    guard hasApplied, let collectionView else { return reload(with: snapshot, completion) }
    report(snapshot)
    let new = snapshot.settled
    let difference = SnapshotDifference(from: state.snapshot, to: new)
    let marks = SnapshotMarks(of: snapshot)
    guard !difference.isEmpty || !marks.isEmpty else {
      state.snapshot = new
      completion.call?()
      return
    }
    let updates = {
      if !difference.isEmpty {
        let isLast = marks.isEmpty
        collectionView.performBatchUpdates {
          self.state.snapshot = new
          difference.record(in: collectionView)
        } completion: { _ in
          if isLast { completion.call?() }
        }
      }
      guard !marks.isEmpty else { return }
      collectionView.performBatchUpdates {
        self.state.snapshot = new
        marks.record(in: collectionView)
      } completion: { _ in
        completion.call?()
      }
    }
    if animated { updates() } else { UIView.performWithoutAnimation(updates) }
  }

  /// Shows a snapshot by a reload.
  func reload(with snapshot: Snapshot, _ completion: Completion) {
    report(snapshot)
    state.snapshot = snapshot.settled
    hasApplied = true
    collectionView?.reloadData()
    completion.call?()
  }

  /// Reports the mistakes made while a snapshot was filled.
  private func report(_ snapshot: Snapshot) {
    for diagnostic in snapshot.diagnostics { collectionView?.report(.diagnostic(diagnostic)) }
  }
}

extension UICollectionViewDiffableDataSource {
  /// Moves an item in the snapshot, which the collection view has moved on the screen already.
  func recordMove(from source: IndexPath, to destination: IndexPath) {
    let initial = state.snapshot
    var final = initial
    guard final.moveItem(at: source, to: destination) else { return }
    let transaction = NSDiffableDataSourceTransaction(from: initial, to: final)
    reorderingHandlers.willReorder?(transaction)
    state.snapshot = final
    reorderingHandlers.didReorder?(transaction)
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Moves an item; returns false and changes nothing if there is no such item or place.
  fileprivate mutating func moveItem(at source: IndexPath, to destination: IndexPath) -> Bool {
    guard let item = itemIdentifier(at: source), destination.count == 2,
      items.indices.contains(destination.section)
    else { return false }
    let room = items[destination.section].count - (source.section == destination.section ? 1 : 0)
    guard (0...room).contains(destination.item) else { return false }
    remove([item])
    insert([item], inSection: destination.section, at: destination.item)
    return true
  }
}

/// The snapshot of a data source; any thread may read it, the main thread changes it.
final class SnapshotState<SectionIdentifierType, ItemIdentifierType>: @unchecked Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private let lock = NSLock()
  private var current = Snapshot()

  var snapshot: Snapshot {
    get { lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }
}
