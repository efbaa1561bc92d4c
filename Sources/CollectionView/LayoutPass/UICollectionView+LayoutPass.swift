import Foundation

extension UICollectionView {
  /// Rounds without a new size after which a pass counts as a loop; UIKit stops at about a hundred nested ones.
  nonisolated static let passBudget = 100
  /// The maximum number of rounds with a new size that do not count: about one for each point of a screen.
  private static let newSizesBudget = 1000

  /// Runs layout passes until the visible elements match the layout.
  ///
  /// Each round prepares the layout if it is invalid, shows the elements in the bounds, and measures new ones; the pass
  /// ends when nothing changes.
  func runLayoutPass() {
    guard !isInPass, hasContentToLayOut else { return }
    isInPass = true
    loaded.beginPass()
    sizes.beginPass()
    defer {
      _ = pending.consumeReasons()
      isInPass = false
      offsetClamp.endPass()
      collectionViewLayout.layoutPassDidEnd()
    }
    if behavior.compensation == .deferred {
      collectionViewLayout.estimatingLayout?.applyDeferredAdjustment()
    }
    completeTornFrame()
    keepAttributesBeforePass()
    var rounds = 0
    while !isAbandoned, isLayoutPending || clampContentOffset() {
      guard rounds - roundsWithNewSizes < Self.passBudget else { return giveUp() }
      rounds += 1
      report(.pass(pending.consumeReasons()))
      let sizesBefore = sizes.count
      if pending.consumeVisibleElementsFirst() { measureVisibleElements() }
      measureAhead { bounds }
      prepareIfInvalid()
      updateOverflow()
      clampBeforeQuery()
      updateElements()
      if sizes.count != sizesBefore, behavior.compensation == .byPage { moveOffsetByPage() }
    }
    guard rounds > 0 else { return }
    restoreAttributesBeforePass()
    judgeReach()
    report(.passEnd)
  }

  /// Whether a pass has anything to do: there is a data source, or content that a former data source left behind.
  var hasContentToLayOut: Bool { dataSource != nil || contentSize != .zero }

  /// The rounds of this pass in which an element was measured for the first time, within a budget.
  ///
  /// Where cells are much smaller than their estimate, each round brings in another cell.
  private var roundsWithNewSizes: Int {
    min(max(0, sizes.measuredInPass - 1), Self.newSizesBudget)
  }

  /// Clamps the offset to the range that a new content size leaves, before the layout is queried for elements.
  ///
  /// That UIKit does so is inferred. This module's own layouts are queried first if they measure, since measured sizes may
  /// lengthen the content.
  private func clampBeforeQuery() {
    let mayMakeRoom = collectionViewLayout.estimatingLayout?.mayMeasure ?? false
    if !mayMakeRoom, clampContentOffset() { prepareIfInvalid() }
  }

  /// Moves the offset by a page because sizes were measured, with a layout of this module; does nothing at the very start
  /// of the content.
  private func moveOffsetByPage() {
    guard !isAtStart, collectionViewLayout.estimatingLayout != nil else { return }
    let page =
      scrollsHorizontally ? CGPoint(x: bounds.width, y: 0) : CGPoint(x: 0, y: bounds.height)
    offsetClamp.setDue()
    adjustOffset(by: mirrored(way: page), cause: sizes.last)
  }

  /// Measures the views on the screen before the layout is queried for elements.
  private func measureVisibleElements() {
    prepareIfInvalid()
    refreshLiveElements(live.keys)
  }

  /// Ends a pass that would not end by itself.
  private func giveUp() {
    pending.dropAll()
    reportLoop()
    report(.passEnd)
  }

  // MARK: Preparing

  /// Prepares the layout if anything invalidated it, and applies the content size and offset adjustment that follow.
  func prepareIfInvalid() {
    guard var invalidation = pending.consumeInvalidation() else { return }
    if invalidation.areCountsInvalid { loaded.forget() }
    let reasons = pending.reasons
    prepareLayout()
    // That UIKit loads its data after the layout is prepared, unless the layout asks for counts, is inferred.
    _ = loadedCounts
    // Published layouts set their metrics in `prepare()`, which invalidates them each time. That a layout counts as
    // prepared after the call all the same is inferred: PSTCollectionView, which follows UIKit, marks it so. A layout of
    // this module whose metrics came after `super.prepare()` is prepared once more.
    if pending.invalidation?.isPlain == true {
      _ = pending.consumeInvalidation()
      if collectionViewLayout.needsPreparation { prepareLayout() }
      if pending.invalidation?.isPlain == true { _ = pending.consumeInvalidation() }
      if pending.invalidation == nil { pending.restore(reasons) }
    }
    invalidation.add(
      areCountsInvalid: false, offset: collectionViewLayout.consumeLoadingShift())
    applyContentSize(of: invalidation)
    let adjustment = acceptsOffsetAdjustments ? invalidation.offsetAdjustment : .zero
    let distance = offsetClamp.giveBack(
      with: mirrored(way: adjustment), at: contentOffset, in: scrollRange)
    guard distance != .zero else { return }
    // If something moved within content of the same size, the offset may be beyond the end now.
    offsetClamp.setDue()
    adjustOffset(by: distance, cause: invalidation.cause)
  }

  /// Whether offset adjustments are applied.
  ///
  /// UIKit applies none during an update, where it has asked for a target offset instead. This module's own layouts keep
  /// the reader's position there, too.
  private var acceptsOffsetAdjustments: Bool {
    !isUpdating || collectionViewLayout.estimatingLayout != nil
  }

  private func prepareLayout() {
    asking {
      report(.prepare)
      collectionViewLayout.prepare()
    }
    queries.layoutWasPrepared()
  }

  private func applyContentSize(of invalidation: Invalidation) {
    guard let size = askForContentSize() else { return }
    setContentSize(size, author: invalidation.author, cause: invalidation.cause)
    offsetClamp.judge(
      fits: contentSize.height <= bounds.height && contentSize.width <= bounds.width)
  }

  /// Applies the content size that the layout answers now, after a call that may have changed it.
  func applyCurrentContentSize() {
    guard let size = askForContentSize() else { return }
    setContentSize(size, author: .code, cause: nil)
  }
}
