import Foundation

// What wrong ways of doing things have left, and where it ends: with the behavior, with the layout, with the data.

extension UICollectionView {
  /// Takes nothing wrong along into another state of the data or another layout.
  func dropLeftovers() {
    remains = UpdateRemains()
    landing = nil
    tornFrame = nil
    if let layout = collectionViewLayout.estimatingLayout {
      layout.readingPosition.deferredAdjustment = 0
    }
  }

  /// Another behavior is in force: with the next pass everything goes to its place, and the offset into its range.
  ///
  /// The half of a torn frame that is missing comes then, too. A correction that was put off until the content rests does
  /// not come any more: to a reader who goes on it would be a jump.
  func putRight(whatIsLeftOf old: Behavior) {
    if landing?.isHeld == true || old.clamp != behavior.clamp {
      isContentNew = true
      setNeedsLayout()
    }
    // Where nothing is wrong nothing is asked: a layout that is asked once is asked no more for it.
    guard landing != nil || tornFrame != nil || remains.areAny else { return dropLeftovers() }
    let torn = tornFrame
    dropLeftovers()
    tornFrame = torn
    tornFrame?.isDue = true
    queried.forget()
    needsElements = true
    setNeedsLayout()
  }
}
