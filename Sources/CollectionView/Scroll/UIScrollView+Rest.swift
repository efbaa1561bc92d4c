extension UIScrollView {
  /// Whether the content rests at its very start on both axes, where inserted content pushes instead of being made up for.
  var isAtStart: Bool {
    let start = scrollRange.minimum
    return contentOffset.x <= start.x && contentOffset.y <= start.y
  }

  /// Whether a finger or a motion moves the content.
  var isInMotion: Bool { isTracking || isDecelerating || isScrollAnimating }
}
