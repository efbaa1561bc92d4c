import Foundation

extension UICollectionViewLayoutAttributes {
  /// Attributes part of the way to others of the same element: place, size, opacity, transform and stacking order are
  /// interpolated linearly, everything else is the nearer one's.
  func way(to other: UICollectionViewLayoutAttributes, at progress: CGFloat)
    -> UICollectionViewLayoutAttributes?
  {
    let nearer = progress < 0.5 ? self : other
    guard let between = nearer.duplicate() else { return nil }
    let start = VisualState(self)
    start.adding(VisualState(other) - start, times: progress).set(on: between)
    between.zIndex = Self.step(from: zIndex, to: other.zIndex, at: progress)
    return between
  }

  /// The same place without opacity.
  func transparent() -> UICollectionViewLayoutAttributes? {
    let copy = duplicate()
    copy?.alpha = 0
    return copy
  }

  private static func step(from: Int, to: Int, at progress: CGFloat) -> Int {
    guard from != to else { return from }
    let between = Double(from) + (Double(to) - Double(from)) * Double(progress)
    return Int(exactly: between.rounded()) ?? (progress < 0.5 ? from : to)
  }
}

extension CGPoint {
  static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }
}
