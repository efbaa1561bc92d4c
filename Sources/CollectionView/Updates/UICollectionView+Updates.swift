import Foundation

extension UICollectionView {
  /// Whether a batch update is under way.
  var isUpdating: Bool {
    guard let screenChange, case .update = screenChange.cause else { return false }
    return true
  }

  func reload() {
    report(.reloadData)
    loaded.contentChanged()
    let callCompletions = endAnimations()
    if let change = screenChange {
      screenChange = nil
      abandon(change)
    }
    endDisplaying(live.removeAll())
    forgetInteraction()
    updates.dropItems()
    dropRemains()
    pending.forgetQuery()
    landing.forgetDequeuedItems()
    invalidateEverything()
    // Code that reads counts, selects or scrolls before the next pass refers to the new data; the counts loaded for it are
    // kept.
    loaded.forget()
    pending.setCountsInvalid(false)
    callCompletions()
  }

  /// Records changes; outside a batch they are a batch of their own.
  func record(_ items: [UICollectionViewUpdateItem]) {
    guard !items.isEmpty else { return }
    if updates.isOpen {
      updates.record(items)
    } else {
      // The data has changed already: the layout can no longer be queried for the old state.
      settleForUpdate()
      commit(items, near: [], completions: [])
    }
  }

  /// Has the data source configure cells again, at once; outside a batch an update without changes follows.
  ///
  /// That cells are configured within a batch, too, by the index paths given, is inferred.
  func reconfigure(_ indexPaths: [IndexPath]) {
    guard !indexPaths.isEmpty else { return }
    if !updates.isOpen { settleForUpdate() }
    for path in indexPaths { reconfigureCell(at: path) }
    if !updates.isOpen { commit([], near: [], completions: []) }
  }

  /// Cancels an interactive movement, because the data changes, and runs the pending layout pass.
  private func settleForUpdate() {
    cancelMovement()
    layoutIfNeeded()
  }

  /// Runs the updates and, at the end of the outermost batch, commits what they recorded.
  func performBatch(_ runUpdates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    let isOutermost = !updates.isOpen
    if isOutermost { settleForUpdate() }
    let near = isOutermost && runUpdates != nil ? elementsNearby() : []
    updates.open(completion: completion)
    runUpdates?()
    guard let recorded = updates.close() else { return }
    commit(recorded.items, near: near, completions: recorded.completions)
  }

  private func commit(
    _ items: [UICollectionViewUpdateItem], near: [UICollectionViewLayoutAttributes],
    completions: [(Bool) -> Void]
  ) {
    loaded.contentChanged()
    let update = ItemUpdate(items)
    let before = loadedCounts
    loaded.forget()
    if let objection = update.objection(before: before, after: loadedCounts) {
      report(.diagnostic(objection))
      reload()
      layoutIfNeeded()
      return completions.forEach { $0(false) }
    }
    book.forgetLoops()
    let change = beginChange(.update(update), timing: .batchUpdate, near: near)
    prepareLayout(for: update)
    if behavior.updatePhase == .aliasedCache {
      let cells = change.before.filter { $0.key.category == .cell }.map(\.key.indexPath)
      remains.addAlias(update, onScreen: cells)
    }
    askForOwnViews(change)
    moveToTarget(proposing: contentOffset)
    requestFinalAttributes(change)
    followElements(through: change)
    landing.follow(update.newPath)
    if behavior.updateBounds == .old, change.timing.map({ $0.total > 0 }) == true {
      remains.showNew(onlyIn: bounds)
    }
    followInteraction { update.isReloaded($0) ? nil : update.newPath(of: $0) }
    pending.askForElements()
    setNeedsLayout()
    layoutIfNeeded()
    remains.updateEnded()
    endChange(change, completions: completions)
    // Without a host no time passes, and no frame is ever painted.
    if host == nil { completeUpdate() }
  }

  /// Informs the layout first that the counts have changed, then how.
  private func prepareLayout(for update: ItemUpdate) {
    let context = collectionViewLayout.makeInvalidationContext()
    context.areCountsInvalid = true
    remains = UpdateRemains()
    let phase = behavior.updatePhase
    // This module's layouts are informed of the update here, others only after they are prepared.
    let knowsEarly = collectionViewLayout.estimatingLayout != nil
    if phase == .preUpdateFrames, knowsEarly { askBeforeUpdate(keepsAnswer: true) }
    // The layout changes only after a subclass had the chance to read the state before, in `invalidateLayout(with:)`.
    collectionViewLayout.invalidateLayout(using: context)
    collectionViewLayout.willUpdate(update)
    if phase == .resetToEstimate { resetToEstimates() }
    // The new counts are loaded already.
    pending.setCountsInvalid(false)
    prepareIfInvalid()
    if phase != .preUpdateFrames || !knowsEarly {
      askBeforeUpdate(keepsAnswer: phase == .preUpdateFrames)
    }
    let sorted = update.sortedItems
    collectionViewLayout.prepare(forCollectionViewUpdates: sorted)
    report(.prepareForUpdates(count: sorted.count))
    // A layout may count the new items only in the call before.
    applyCurrentContentSize()
  }

  /// Asks the layout, then the delegate, for the target offset after an update, a transition or an animated change of
  /// bounds.
  ///
  /// - Parameters:
  ///   - proposed: The proposed offset.
  ///   - movesToProposal: Whether the offset moves to the proposal if nobody answers another one.
  func moveToTarget(proposing proposed: CGPoint, movesToProposal: Bool = false) {
    var target = mirrored(
      offset: collectionViewLayout.targetContentOffset(
        forProposedContentOffset: mirrored(offset: proposed)))
    report(.targetContentOffset(proposed: proposed, target: target))
    let kept = collectionViewLayout.estimatingLayout.map {
      mirrored(offset: $0.offset(afterUpdateFrom: mirrored(offset: proposed)))
    }
    target = judgeTarget(
      target, proposed: proposed, kept: kept, from: collectionViewLayout, in: scrollRange)
    let answer = target
    target =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target) ?? target
    report(.delegate(.targetContentOffset(proposed: answer, target: target)))
    target = judgeDelegateTarget(target, proposed: answer, in: scrollRange)
    guard target != proposed || movesToProposal else { return }
    // Clamped only after the pass has measured new elements, which may lengthen the content.
    offsetClamp.setDue()
    moveBounds(
      to: CGRect(origin: target, size: bounds.size), author: .targetOffset, cause: nil)
  }

  /// Asks the layout, kind by kind, which supplementary and decoration views it removes and inserts itself.
  private func askForOwnViews(_ change: ScreenChange) {
    let layout = collectionViewLayout
    let supplementary = reuse.registeredKinds
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

  /// Moves the views that stay to their new index paths; the others are kept aside until the change ends.
  private func followElements(through change: ScreenChange) {
    _ = live.removeAll()
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
