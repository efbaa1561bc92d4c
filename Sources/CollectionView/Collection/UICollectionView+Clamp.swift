import Foundation

// What brings the offset back into its range, and what is given back of that.

extension UICollectionView {
  /// Brings an offset that new content or bounds left outside the legal range back, unless something holds it there.
  func clampContentOffset() -> Bool {
    guard isContentNew else { return false }
    let clamp = behavior.clamp
    guard !hasFinger && !isDecelerating || clamp == .whileRubberBanding else { return false }
    isContentNew = false
    guard clamp != .never, landing?.isHeld != true else { return false }
    let legal = clamp == .upperOnly ? clampedToEnd(contentOffset) : clamped(contentOffset)
    guard legal != contentOffset else { return false }
    let isHeld = collectionViewLayout.estimatingLayout != nil && behavior.compensation.usesAnchor
    if isUpdating, isHeld {
      clampedWay.x += contentOffset.x - legal.x
      clampedWay.y += contentOffset.y - legal.y
    }
    correctBounds(to: legal, author: .clamp, cause: nil)
    return needsElements
  }

  /// The offset, brought back along the scroll axis only from beyond the content's end, wherever that is.
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

  /// The way of an adjustment, and with it what the clamp took away earlier in this update, as far as there is content.
  ///
  /// Where a guess is too small, the content may end before the reader's place until what stands there is measured.
  func giveBackClampedWay(after way: CGPoint) -> CGPoint {
    guard clampedWay != .zero else { return way }
    let wanted = CGPoint(
      x: contentOffset.x + way.x + clampedWay.x, y: contentOffset.y + way.y + clampedWay.y)
    let legal = clamped(wanted)
    clampedWay = CGPoint(x: wanted.x - legal.x, y: wanted.y - legal.y)
    return CGPoint(x: legal.x - contentOffset.x, y: legal.y - contentOffset.y)
  }

  /// Whether a batch update is under way.
  var isUpdating: Bool {
    guard let screenChange, case .update = screenChange.cause else { return false }
    return true
  }
}
