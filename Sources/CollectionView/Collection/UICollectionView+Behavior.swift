import Foundation

extension UICollectionView {
  /// Assigns a behavior; layouts no longer set their default.
  func changeBehavior(to new: Behavior) {
    let old = behavior
    installation.assign(new)
    // The cached attributes cover another part of the content now.
    if new.queryRect != old.queryRect {
      queries.forgetElements()
      pending.askForElements()
      setNeedsLayout()
    }
    // The layout places its sections again, with the other lengths of their headers.
    if new.flowHeaders != old.flowHeaders, collectionViewLayout.takesPreferredSizes {
      collectionViewLayout.invalidateLayout()
    }
    if new.listMetrics != old.listMetrics {
      cellStatesDidChange()
      forgetSizes()
      collectionViewLayout.forgetSizes()
      collectionViewLayout.invalidateLayout()
    }
    if new != old { dropRemains(of: old) }
  }

  /// Drops the after-effects of wrong behaviors when the data or the layout is replaced.
  func dropRemains() {
    remains = UpdateRemains()
    landing.leave()
    tornFrame = TornFrame()
    if let layout = collectionViewLayout.estimatingLayout {
      layout.readingPosition.deferredAdjustment = 0
    }
  }

  /// Makes the next pass undo the after-effects of the old behavior: elements return to their places, and the offset to its
  /// range.
  ///
  /// The missing half of a torn frame is shown, too. A compensation deferred until the content rests is dropped: applied to
  /// content that has moved on, it would be a jump.
  private func dropRemains(of old: Behavior) {
    if landing.isOffsetHeld || old.clamp != behavior.clamp {
      offsetClamp.setDue()
      setNeedsLayout()
    }
    // If nothing is wrong, the layout is not queried.
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
