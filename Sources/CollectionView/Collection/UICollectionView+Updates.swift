import Foundation

extension UICollectionView {
  func reload() {
    report(.reloadData)
    contentChanges += 1
    let ended = endAnimations()
    if let change = screenChange {
      screenChange = nil
      abandon(change)
    }
    endDisplaying(live.removeAll())
    forgetInteraction()
    recorded = []
    dropLeftovers()
    hasAskedSinceReload = false
    dequeuedItems = []
    invalidateEverything()
    // Who asks for counts, selects or scrolls before the next pass means the new data; what is asked now is kept.
    counts = nil
    invalidation?.areCountsInvalid = false
    for tell in ended { tell() }
  }

  /// Records changes; outside a batch they are a batch of their own.
  func record(_ items: [UICollectionViewUpdateItem]) {
    guard !items.isEmpty else { return }
    if batchDepth > 0 {
      recorded += items
    } else {
      // The data has changed already: the layout can no longer be asked about what was.
      settleForUpdate()
      commit(items, near: [], completions: [])
    }
  }

  /// Has the data source configure cells anew, at once; outside a batch an update without changes follows.
  ///
  /// So `reconfigureItemsAtIndexPaths:` does, decompiled from iOS 26.1: in a batch, too, it asks by the index path given,
  /// whatever the data has become, and passes over items without a cell.
  func reconfigure(_ indexPaths: [IndexPath]) {
    guard !indexPaths.isEmpty else { return }
    if batchDepth == 0 { settleForUpdate() }
    for path in indexPaths { reconfigureCell(at: path) }
    if batchDepth == 0 { commit([], near: [], completions: []) }
  }

  /// Lets go of an item that is held, under which the data changes, and brings the screen up to date.
  private func settleForUpdate() {
    cancelMovement()
    layoutIfNeeded()
  }

  /// Runs the updates and, at the end of the outermost batch, commits what they recorded.
  func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    if batchDepth == 0 { settleForUpdate() }
    let near = batchDepth == 0 && updates != nil ? elementsNearby() : []
    // That of the outermost batch is called first (`_performBatchUpdates:`, decompiled from iOS 26.1).
    if let completion { recordedCompletions.append(completion) }
    batchDepth += 1
    updates?()
    batchDepth -= 1
    guard batchDepth == 0 else { return }
    let (items, completions) = (recorded, recordedCompletions)
    (recorded, recordedCompletions) = ([], [])
    commit(items, near: near, completions: completions)
  }

  private func commit(
    _ items: [UICollectionViewUpdateItem], near: [UICollectionViewLayoutAttributes],
    completions: [(Bool) -> Void]
  ) {
    contentChanges += 1
    let update = ItemUpdate(items)
    let before = loadedCounts
    counts = nil
    if let objection = update.objection(before: before, after: loadedCounts) {
      report(.diagnostic(objection))
      reload()
      layoutIfNeeded()
      return completions.forEach { $0(false) }
    }
    let change = beginChange(.update(update), timing: .batchUpdate, near: near)
    prepareLayout(for: update)
    if behavior.updatePhase == .aliasedCache { alias(update, change) }
    askForOwnViews(change)
    moveToTarget(proposing: contentOffset)
    askFinals(change)
    followElements(through: change)
    dequeuedItems = Set(dequeuedItems.compactMap(update.newPath))
    followInteraction { update.isReloaded($0) ? nil : update.newPath(of: $0) }
    needsElements = true
    setNeedsLayout()
    layoutIfNeeded()
    remains.early = [:]
    endChange(change, completions: completions)
    // Without a host no time passes, and no frame is ever painted.
    if host == nil { takeUpMeasuring() }
  }

  /// Tells the layout first that counts have changed, then how.
  private func prepareLayout(for update: ItemUpdate) {
    let context = collectionViewLayout.makeInvalidationContext()
    context.areCountsInvalid = true
    remains = UpdateRemains()
    let phase = behavior.updatePhase
    // This module's layouts know of the update from here on, others only after they are prepared.
    let knowsEarly = collectionViewLayout.estimatingLayout != nil
    if phase == .preUpdateFrames, knowsEarly { askBeforeUpdate(keepsAnswer: true) }
    collectionViewLayout.willUpdate(update)
    if phase == .resetToEstimate { resetToEstimates() }
    collectionViewLayout.invalidateLayout(using: context)
    // The new counts are in hand already.
    invalidation?.areCountsInvalid = false
    prepareIfInvalid()
    if phase != .preUpdateFrames || !knowsEarly {
      askBeforeUpdate(keepsAnswer: phase == .preUpdateFrames)
    }
    let sorted = update.sortedItems
    collectionViewLayout.prepare(forCollectionViewUpdates: sorted)
    report(.prepareForUpdates(count: sorted.count))
    takeContentSizeOfUpdate()
  }

  /// Asks the layout, then the delegate, where the offset should be after an update, a transition or an animated change
  /// of bounds.
  func moveToTarget(proposing proposed: CGPoint) {
    var target = mirrored(
      offset: collectionViewLayout.targetContentOffset(
        forProposedContentOffset: mirrored(offset: proposed)))
    report(.targetContentOffset(proposed: proposed, target: target))
    let answer = target
    target =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target) ?? target
    report(.delegate(.targetContentOffset(proposed: answer, target: target)))
    guard target != proposed else { return }
    // Not held to the legal range before the pass has measured what came in, which may make room.
    isContentNew = true
    moveBounds(
      to: CGRect(origin: target, size: bounds.size), author: .targetOffset, cause: nil)
  }

  /// Asks the layout, kind by kind, which supplementary and decoration views it takes out and puts in itself.
  private func askForOwnViews(_ change: ScreenChange) {
    let layout = collectionViewLayout
    let supplementary = queues.registeredKinds
      .union(liveKinds(.supplementaryView))
    for kind in supplementary.sorted() {
      let deleted = layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
      report(.indexPathsToDelete(.supplementaryView(kind: kind), .init(deleted)))
      change.shifts.remove(deleted, .supplementaryView, kind)
      let inserted = layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
      report(.indexPathsToInsert(.supplementaryView(kind: kind), .init(inserted)))
      change.shifts.add(inserted, .supplementaryView, kind)
    }
    for kind in liveKinds(.decorationView).union(layout.decorationKinds).sorted() {
      let deleted = layout.indexPathsToDeleteForDecorationView(ofKind: kind)
      report(.indexPathsToDelete(.decorationView(kind: kind), .init(deleted)))
      change.shifts.remove(deleted, .decorationView, kind)
      let inserted = layout.indexPathsToInsertForDecorationView(ofKind: kind)
      report(.indexPathsToInsert(.decorationView(kind: kind), .init(inserted)))
      change.shifts.add(inserted, .decorationView, kind)
    }
  }

  private func liveKinds(_ category: ElementCategory) -> Set<String> {
    Set(live.keys.filter { $0.category == category }.compactMap(\.kind))
  }

  /// Makes the views that stay the views of their new index paths; the others are kept aside until the change ends.
  private func followElements(through change: ScreenChange) {
    live = LiveViews()
    change.origins = [:]
    for origin in change.before {
      if let key = change.newKey(of: origin.key), live[key] == nil {
        live[key] = origin.view
        change.origins[key] = origin
      } else {
        change.departures.append(origin)
      }
    }
  }
}
