import Foundation

/// The legal content offsets of a scroll view, in content points.
public struct ScrollRange: Sendable, Equatable {
  /// The start on both axes: minus the adjusted content inset.
  public var minimum: CGPoint
  /// The end on both axes; never before the start.
  public var maximum: CGPoint

  /// A range from its ends.
  public init(minimum: CGPoint, maximum: CGPoint) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The nearest legal offset.
  public func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, minimum.x), maximum.x), y: min(max(offset.y, minimum.y), maximum.y))
  }
}

extension UICollectionView {
  /// Whether the content is at its very start on both axes, where inserted content pushes the rest and is not compensated
  /// for.
  var isAtStart: Bool {
    let start = startOffset(within: adjustedContentInset)
    let isAtSide = isMirrored ? contentOffset.x >= start.x : contentOffset.x <= start.x
    return isAtSide && contentOffset.y <= start.y
  }
}

extension UIScrollView {
  /// Ends a deceleration, like an assignment of the content offset.
  func endFling() {
    if isDecelerating { host?.scrollViewStopsMoving(self) }
  }

  /// Whether a finger or a motion moves the content.
  var isInMotion: Bool { hasFinger || isDecelerating || isScrollAnimating }
}
