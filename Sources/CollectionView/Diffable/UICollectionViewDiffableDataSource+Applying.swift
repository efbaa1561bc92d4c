import Foundation

extension UICollectionViewDiffableDataSource {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// What is called at the end, on the main thread, whichever thread it was made on.
  struct Completion: @unchecked Sendable {
    let call: (() -> Void)?
  }

  /// Runs work on the main thread: at once when this is it, else soon and in order.
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

  /// Shows a snapshot; the first one, and one without a view to show it, by a reload.
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

  /// Shows a snapshot from scratch.
  func reload(with snapshot: Snapshot, _ completion: Completion) {
    report(snapshot)
    state.snapshot = snapshot.settled
    hasApplied = true
    collectionView?.reloadData()
    completion.call?()
  }

  /// Tells of the mistakes made while a snapshot was filled.
  private func report(_ snapshot: Snapshot) {
    for diagnostic in snapshot.diagnostics { collectionView?.report(.diagnostic(diagnostic)) }
  }
}
