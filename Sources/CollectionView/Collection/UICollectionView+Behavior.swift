import Foundation

extension UICollectionView {
  /// Assigns a behavior; layouts no longer set their default.
  func changeBehavior(to new: Behavior) {
    let old = behavior
    installation.assign(new)
    // The layout's answers are kept for another part of the content now.
    if new.queryRect != old.queryRect {
      queries.forgetElements()
      pending.askForElements()
      setNeedsLayout()
    }
    if new != old { dropRemains(of: old) }
  }

  /// Drops what wrong behaviors have left when the data or the layout is replaced.
  func dropRemains() {
    remains = UpdateRemains()
    landing.leave()
    tornFrame = TornFrame()
    if let layout = collectionViewLayout.estimatingLayout {
      layout.readingPosition.deferredAdjustment = 0
    }
  }

  /// Has the next pass undo what the former behavior has left: everything moves to its place, and the offset into its range.
  ///
  /// The missing half of a torn frame is shown, too. A compensation that was put off until the content rests is dropped: to
  /// a reader who goes on it would be a jump.
  private func dropRemains(of old: Behavior) {
    if landing.isOffsetHeld || old.clamp != behavior.clamp {
      offsetClamp.setDue()
      setNeedsLayout()
    }
    // If nothing is wrong, the layout is not asked.
    guard landing.isWrong || tornFrame.isTorn || remains.areAny else { return dropRemains() }
    let torn = tornFrame
    dropRemains()
    tornFrame = torn
    tornFrame.frameWasPainted()
    queries.forgetElements()
    pending.askForElements()
    setNeedsLayout()
  }
}
