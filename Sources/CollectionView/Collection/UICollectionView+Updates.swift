import Foundation

extension UICollectionView {
  func reload() {
    report(.call(.reloadData))
    endDisplaying(live.keys)
    forgetInteraction()
    recorded = []
    hasAskedSinceReload = false
    invalidateEverything()
  }

  /// Records changes; outside a batch they are a batch of their own.
  func record(_ items: [UICollectionViewUpdateItem]) {
    guard !items.isEmpty else { return }
    if batchDepth > 0 {
      recorded += items
    } else {
      performBatch { self.recorded += items }
    }
  }

  /// Runs the updates and, at the end of the outermost batch, commits what they recorded.
  func performBatch(_ updates: (() -> Void)?) {
    if batchDepth == 0 {
      // The data is about to change under the held item.
      cancelMovement()
      layoutIfNeeded()
    }
    batchDepth += 1
    updates?()
    batchDepth -= 1
    guard batchDepth == 0 else { return }
    let items = recorded
    recorded = []
    commit(items)
    layoutIfNeeded()
  }

  private func commit(_ items: [UICollectionViewUpdateItem]) {
    let before = loadedCounts
    if items.contains(where: { $0.isOfSection || $0.isReconfiguration }) { return reload() }
    let update = ItemUpdate(items)
    counts = nil
    let after = loadedCounts
    guard isConsistent(update, before: before, after: after) else { return reload() }

    let context = collectionViewLayout.makeInvalidationContext()
    context.areCountsInvalid = true
    isMidBatch = true
    collectionViewLayout.willUpdate(update)
    collectionViewLayout.invalidateLayout(with: context)
    // The new counts are in hand already.
    invalidation?.areCountsInvalid = false
    prepareIfInvalid()
    let sorted = update.sortedItems
    collectionViewLayout.prepare(forCollectionViewUpdates: sorted)
    report(.call(.prepareForUpdates(count: sorted.count)))
    moveToTarget()
    followItems(of: update)
    collectionViewLayout.finalizeCollectionViewUpdates()
    isMidBatch = false
    report(.call(.finalizeUpdates))
    needsElements = true
    setNeedsLayout()
  }

  /// Asks the layout, then the delegate, where the offset should be after the update.
  private func moveToTarget() {
    let proposed = contentOffset
    var target = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    report(.call(.targetContentOffset(proposed: proposed, target: target)))
    target =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target) ?? target
    guard target != proposed else { return }
    // Not held to the legal range before the pass has measured what came in, which may make room.
    isContentNew = true
    moveBounds(
      to: CGRect(origin: target, size: bounds.size), author: .targetOffset, cause: nil)
  }

  /// Gives the live views their new index paths; those of deleted and reloaded items leave.
  private func followItems(of update: ItemUpdate) {
    var followed: [ElementKey: UICollectionReusableView] = [:]
    for key in live.keys.sorted() {
      guard key.category == .cell else {
        followed[key] = live[key]
        continue
      }
      guard let path = update.newPath(of: key.indexPath), !update.reloads.contains(key.indexPath)
      else {
        endDisplaying([key])
        continue
      }
      var newKey = key
      newKey.indexPath = path
      followed[newKey] = live[key]
    }
    live = followed
    followInteraction { update.reloads.contains($0) ? nil : update.newPath(of: $0) }
  }

  private func isConsistent(_ update: ItemUpdate, before: [Int], after: [Int]) -> Bool {
    guard before.count == after.count else {
      report(
        .diagnostic(
          Diagnostic(
            .invalidNumberOfSections,
            "Invalid update: invalid number of sections. The number of sections contained in the collection view after the update (\(after.count)) must be equal to the number of sections contained in the collection view before the update (\(before.count)), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted)."
          )))
      return false
    }
    if let conflict = update.conflict(before: before, after: after) {
      report(.diagnostic(conflict))
      return false
    }
    for section in before.indices {
      let change = update.change(inSection: section)
      guard
        after[section] != before[section] + change.inserted - change.deleted
          + change.movedIn - change.movedOut
      else { continue }
      report(
        .diagnostic(
          Diagnostic(
            .invalidNumberOfItems, at: nil,
            "Invalid update: invalid number of items in section \(section). The number of items contained in an existing section after the update (\(after[section])) must be equal to the number of items contained in that section before the update (\(before[section])), plus or minus the number of items inserted or deleted from that section (\(change.inserted) inserted, \(change.deleted) deleted) and plus or minus the number of items moved into or out of that section (\(change.movedIn) moved in, \(change.movedOut) moved out)."
          )))
      return false
    }
    return true
  }
}
