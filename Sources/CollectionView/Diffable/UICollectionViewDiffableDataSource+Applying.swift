import Foundation

extension UICollectionViewDiffableDataSource {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  typealias State = SnapshotState<SectionIdentifierType, ItemIdentifierType>

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
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot, with its marks and diagnostics.
  ///   - new: The same with the trees of the sections.
  ///   - animated: Whether the update is animated.
  ///   - completion: Called when the update has ended.
  func show(
    _ snapshot: Snapshot, as new: State.Value, animated: Bool, _ completion: Completion
  ) {
    guard hasApplied, let collectionView else { return reload(with: snapshot, as: new, completion) }
    report(snapshot)
    let difference = SnapshotDifference(from: state.snapshot, to: new.snapshot)
    let marks = SnapshotMarks(of: snapshot)
    guard !difference.isEmpty || !marks.isEmpty else {
      state.value = new
      collectionView.updateOutlinePlaces()
      completion.call?()
      return
    }
    let updates = {
      if !difference.isEmpty {
        let isLast = marks.isEmpty
        collectionView.performBatchUpdates {
          self.state.value = new
          difference.record(in: collectionView)
        } completion: { _ in
          if isLast { completion.call?() }
        }
      }
      guard !marks.isEmpty else { return }
      collectionView.performBatchUpdates {
        self.state.value = new
        marks.record(in: collectionView)
      } completion: { _ in
        completion.call?()
      }
    }
    if animated { updates() } else { UIView.performWithoutAnimation(updates) }
    collectionView.updateOutlinePlaces()
  }

  /// Shows a snapshot by a reload.
  func reload(with snapshot: Snapshot, as new: State.Value, _ completion: Completion) {
    report(snapshot)
    state.value = new
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
    let initial = state.value
    var moved = initial.snapshot
    guard moved.moveItem(at: source, to: destination) else { return }
    let final = initial.with(moved)
    let transaction = NSDiffableDataSourceTransaction(from: initial, to: final)
    reorderingHandlers.willReorder?(transaction)
    state.value = final
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
