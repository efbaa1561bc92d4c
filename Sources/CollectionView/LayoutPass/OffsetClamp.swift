import Foundation

/// Whether the content offset has to be clamped to its range, and the clamped distance that an update may restore.
struct OffsetClamp {
  /// Whether the content, the bounds or the insets have changed since the offset was last compared with its range.
  private(set) var isDue = true
  /// The distance by which the pass of an update has clamped the offset, if the layout keeps the reader's position.
  private var clampedDistance = CGPoint.zero
  /// Whether content that fitted at first was judged unable to scroll; nil before the first content size.
  private(set) var isUnscrollable: Bool?

  /// Schedules a comparison of the offset with its range for the next round.
  mutating func setDue() {
    isDue = true
  }

  mutating func consumeDue() {
    isDue = false
  }

  /// Judges by the first content size, which may be an estimate, whether there is anything to scroll.
  mutating func judge(fits: Bool) {
    if isUnscrollable == nil { isUnscrollable = fits }
  }

  // MARK: Restoring a clamped distance

  /// Adds a distance that the offset was moved into its range.
  mutating func add(clamped distance: CGPoint) {
    clampedDistance = clampedDistance.moved(by: distance)
  }

  /// Adds the distance clamped before to an offset adjustment, as far as the range allows it now.
  ///
  /// If an estimate is too small, the content may end before the reader's position until the items there are measured.
  mutating func giveBack(with adjustment: CGPoint, at offset: CGPoint, in range: ScrollRange)
    -> CGPoint
  {
    guard clampedDistance != .zero else { return adjustment }
    let wanted = offset.moved(by: adjustment).moved(by: clampedDistance)
    let legal = range.clamp(wanted)
    clampedDistance = wanted - legal
    return legal - offset
  }

  mutating func endPass() {
    clampedDistance = .zero
  }
}

extension UICollectionView {
  /// Moves the offset back into its range if new content or bounds left it outside.
  ///
  /// A drag, a deceleration or a behavior may prevent that.
  ///
  /// - Returns: Whether another round has to show elements at the new offset.
  func clampContentOffset() -> Bool {
    guard offsetClamp.isDue else { return false }
    let clamp = behavior.clamp
    guard !hasFinger && !isDecelerating || clamp == .whileRubberBanding else { return false }
    offsetClamp.consumeDue()
    guard clamp != .never, !landing.isOffsetHeld else { return false }
    let legal = clamp == .upperOnly ? clampedToEnd(contentOffset) : clamped(contentOffset)
    guard legal != contentOffset else { return false }
    let isReaderHeld =
      collectionViewLayout.estimatingLayout != nil && behavior.compensation.usesAnchor
    if isUpdating, isReaderHeld { offsetClamp.add(clamped: contentOffset - legal) }
    correctBounds(to: legal, author: .clamp, cause: nil)
    return pending.needsElements
  }

  /// The clamped offset, but along the scroll axis clamped only at the end of the content.
  private func clampedToEnd(_ offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    var held = clamped(offset)
    if scrollsHorizontally {
      held.x = min(offset.x, contentSize.width + insets.right - bounds.width)
    } else {
      held.y = min(offset.y, contentSize.height + insets.bottom - bounds.height)
    }
    return held
  }
}
