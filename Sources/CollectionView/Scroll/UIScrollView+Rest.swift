extension UIScrollView {
  /// Whether the content rests at its very start on both axes, where inserted content pushes instead of being made up for.
  var isAtStart: Bool {
    let start = scrollRange.minimum
    return contentOffset.x <= start.x && contentOffset.y <= start.y
  }

  /// Ends a deceleration, as an offset does that is assigned meanwhile.
  func endFling() {
    if isDecelerating { host?.scrollViewStopsMoving(self) }
  }

  /// Whether a finger or a motion moves the content.
  var isInMotion: Bool { hasFinger || isDecelerating || isScrollAnimating }
}
