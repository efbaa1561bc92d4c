import Foundation

/// Whether the content offset has to be brought back into its range, and what an update may give back of that.
struct OffsetClamp {
  /// Whether the content, the bounds or the insets have changed since the offset was last compared with its range.
  private(set) var isDue = true
  /// How far the pass of an update has moved the offset into its range, where the reader's place is held.
  private var clampedDistance = CGPoint.zero
  /// Whether content that fitted at first was judged unable to scroll; nil before the first content size.
  private(set) var isUnscrollable: Bool?

  /// Has the offset compared with its range in the next round.
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

  // MARK: Giving back

  /// Adds a distance that the offset was moved into its range.
  mutating func add(clamped distance: CGPoint) {
    clampedDistance = clampedDistance.moved(by: distance)
  }

  /// Adds the distance clamped before to an offset adjustment, as far as there is content now.
  ///
  /// If an estimate is too small, the content may end before the reader's place until what stands there is measured.
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
  /// Moves an offset that new content or bounds left outside its range back, unless something holds it there.
  ///
  /// - Returns: Whether another round has to show what the new offset exposes.
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

  /// The offset, moved back along the scroll axis only from beyond the end of the content.
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
