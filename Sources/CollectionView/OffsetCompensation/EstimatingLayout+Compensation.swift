import Foundation

// Every change of sizes goes through one of these functions: they choose the anchor, make the change, and move the content
// offset by the rule.

extension EstimatingLayout {
  /// Changes the size of one element, and records the adjustments of content size and content offset in a context.
  ///
  /// - Parameters:
  ///   - preferred: The new size, in points.
  ///   - original: The element's attributes before.
  ///   - context: The context of the invalidation.
  ///   - change: Makes the change.
  func compensate(
    forMeasuring preferred: CGSize, _ original: UICollectionViewLayoutAttributes,
    in context: UICollectionViewLayoutInvalidationContext, through change: () -> Void
  ) {
    guard installation != nil else { return change() }
    let isCell = original.representedElementCategory == .cell
    let before = contentExtent
    adjustOffset(
      in: context, measuring: isCell ? original.indexPath : nil, preferred,
      isAbove: span(of: original.frame).lowerBound < screen.lowerBound
    ) {
      change()
      guard isCell, estimateKnob != .constant else { return }
      readingPosition.measuredInPass.add(preferred)
      reestimate(seeing: ownBounds)
    }
    if installation?.behavior.contentSize == .live {
      let growth = vector(along: contentExtent - before)
      context.contentSizeAdjustment = CGSize(width: growth.x, height: growth.y)
    }
    if isCell {
      context.invalidateItems(at: [original.indexPath])
    } else if let kind = original.representedElementKind {
      context.invalidateSupplementaryElements(ofKind: kind, at: [original.indexPath])
    }
  }

  /// Updates the estimate for new bounds, and records the adjustment of the content offset in a context.
  func compensateReestimating(
    for newBounds: CGRect, in context: UICollectionViewLayoutInvalidationContext
  ) {
    adjustOffset(in: context, measuring: nil, .zero, isAbove: true) {
      reestimate(seeing: newBounds)
    }
  }

  /// Makes a change of the whole layout, such as another width, and records the movement of the anchor in a context.
  func compensateResizing(
    to newBounds: CGRect, in context: UICollectionViewLayoutInvalidationContext,
    through change: () -> Void
  ) {
    let isAtStart = installedIn?.isAtStart ?? true
    readingPosition.deferredAdjustment = 0
    let (old, new) = (span(of: ownBounds), span(of: newBounds))
    let (oldLength, newLength) = (old.upperBound - old.lowerBound, new.upperBound - new.lowerBound)
    if isAtStart, !anchorsEnd {
      // Nothing is above the screen, so sizes measured for the new bounds push later elements down.
      readingPosition.isPushed = true
    } else {
      chooseAnchor(whileResizingTo: newLength)
    }
    var move = anchorMove(through: change)
    if anchorsEnd { move += oldLength - newLength }
    let compensation = installation?.behavior.compensation ?? .firstSized
    guard compensation.usesAnchor else { return }
    context.contentOffsetAdjustment = vector(along: move)
  }

  /// Chooses what to hold while a delegate gives all sizes anew; content at its very start stays there.
  func holdPlaceWhileLoading() {
    guard readingPosition.anchor == nil, let installation,
      installation.behavior.compensation.usesAnchor
    else { return }
    if installedIn?.isAtStart == true, !anchorsEnd {
      readingPosition.isPushed = true
    } else {
      chooseAnchor(whileResizingTo: screen.upperBound - screen.lowerBound)
    }
  }

  /// Begins to hold what was on the screen when the layout was installed, until the layout pass ends.
  ///
  /// The new layout has only estimates at first; what is measured then moves neither the middle of the item that the view
  /// has put in the middle of the screen, nor content that was at its start.
  ///
  /// - Parameter middle: The item in the middle of the screen; nil for content at its start.
  func holdPlace(of middle: IndexPath?) {
    if let middle {
      readingPosition.anchor = ReadingPosition.Anchor(item: middle, fraction: 0.5)
    } else {
      readingPosition.isPushed = !anchorsEnd
    }
  }

  /// Moves sizes with their items in an update, and stores the movement of the content offset.
  func compensateUpdate(_ update: ItemUpdate) {
    guard let collectionView = installedIn else { return }
    let before = contentExtent
    readingPosition.deferredAdjustment = 0
    readingPosition.isPushed =
      collectionView.isAtStart && !anchorsEnd && installation?.holdsPlaceAtStart != true
    readingPosition.isUpdating = true
    chooseAnchor(through: update)
    let taken = update.asApplied(
      by: collectionView.behavior.sizeCache.key, counts: collectionView.loadedCounts)
    let move = anchorMove(following: update) { apply(taken) }
    readingPosition.updateShift =
      readingPosition.isPushed || losesAdjustments
      ? 0
      : collectionView.behavior.compensation.adjustment(
        ofUpdate: move, contentDelta: contentExtent - before)
  }

  /// Whether the behavior loses an adjustment of the offset now, because the content moves.
  private var losesAdjustments: Bool {
    installation?.behavior.compensation == .swallowed && installedIn?.isInMotion == true
  }

  /// Where the content offset ends after the current update.
  func offset(afterUpdateFrom proposed: CGPoint) -> CGPoint {
    let shift = vector(along: readingPosition.updateShift)
    return CGPoint(x: proposed.x + shift.x, y: proposed.y + shift.y)
  }

  /// Loads all sizes, and stores the movement of the content offset.
  ///
  /// A delegate is asked for sizes in `prepare()`, when the view has its new bounds and the data source its new items.
  /// Until then, items invalidated by an update or new bounds have the estimated size, and the anchor has moved
  /// accordingly; loading moves it to its final place. With self-sizing cells, which are measured later, loading moves
  /// nothing.
  func compensateLoading(through load: () -> Void) {
    guard let compensation = installation?.behavior.compensation, readingPosition.anchor != nil
    else { return load() }
    let before = contentExtent
    let move = anchorMove(through: load)
    guard !mayMeasure, !readingPosition.isPushed else { return }
    if readingPosition.isUpdating {
      guard !losesAdjustments else { return }
      readingPosition.updateShift += compensation.adjustment(
        ofUpdate: move, contentDelta: contentExtent - before)
    } else if compensation.usesAnchor {
      readingPosition.loadingShift += move
    }
  }

  /// Returns the movement of the content offset by loading since the last call, and resets it.
  func removeLoadingShift() -> CGPoint {
    guard readingPosition.loadingShift != 0 else { return .zero }
    defer { readingPosition.loadingShift = 0 }
    return vector(along: readingPosition.loadingShift)
  }

  /// Applies the deferred adjustment if the content is at rest.
  func applyDeferredAdjustment() {
    guard readingPosition.deferredAdjustment != 0, let collectionView, !collectionView.isInMotion
    else { return }
    let context = makeInvalidationContext()
    context.contentOffsetAdjustment = vector(along: readingPosition.deferredAdjustment)
    readingPosition.deferredAdjustment = 0
    invalidateLayout(using: context)
  }

  /// Makes a change of sizes, and records the adjustment of the content offset in a context.
  ///
  /// - Parameters:
  ///   - context: The context.
  ///   - item: The item being measured, if any.
  ///   - size: Its new size, in points.
  ///   - isAbove: Whether the changed element starts before the screen.
  ///   - change: Makes the change.
  private func adjustOffset(
    in context: UICollectionViewLayoutInvalidationContext, measuring item: IndexPath?,
    _ size: CGSize, isAbove: @autoclosure () -> Bool, through change: () -> Void
  ) {
    guard let compensation = installation?.behavior.compensation, compensation != .none else {
      return change()
    }
    let extent = span(of: CGRect(origin: .zero, size: size)).upperBound
    let before = contentExtent
    let isAbove = compensation.dependsOnPosition && isAbove()
    chooseAnchor(whileMeasuring: item, extent, for: compensation)
    let move = anchorMove(through: change)
    guard !readingPosition.isPushed, !isFirstShownAtStart else { return }
    let adjustment = compensation.adjustment(
      anchorMove: move, contentDelta: contentExtent - before, isAbove: isAbove,
      isScrollingBack: readingPosition.lastScreen.map {
        visibleToReader.lowerBound < $0.lowerBound
      } ?? false)
    if losesAdjustments {
      return
    } else if compensation == .deferred, installedIn?.isInMotion == true {
      readingPosition.deferredAdjustment += adjustment
    } else {
      if compensation == .endsFling, adjustment != 0 { installedIn?.endFling() }
      context.contentOffsetAdjustment = vector(along: adjustment)
    }
  }

  /// Whether a view that had no extent now shows the very start of the content: no visible element could be pushed away.
  private var isFirstShownAtStart: Bool {
    guard let last = readingPosition.lastScreen,
      last.upperBound - last.lowerBound <= 2 * halfPixel, let collectionView = installedIn
    else { return false }
    return collectionView.isAtStart && !anchorsEnd
  }
}
