import Foundation

extension CGRect {
  /// The rectangle moved by left and top and shrunk by both sums, in the rectangle's own coordinates.
  ///
  /// Insets larger than the rectangle give a negative size, as on Apple's platforms.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// Whether the rectangles share more than an edge.
  ///
  /// Swift's Foundation on Linux answers true from `intersects(_:)` for rectangles that only touch, so the engine never
  /// decides visibility by it. A rectangle without extent meets another one when it lies inside or on its leading edge.
  func meets(_ other: CGRect) -> Bool {
    Self.overlap(minX, maxX, other.minX, other.maxX)
      && Self.overlap(minY, maxY, other.minY, other.maxY)
  }

  private static func overlap(_ a0: CGFloat, _ a1: CGFloat, _ b0: CGFloat, _ b1: CGFloat) -> Bool {
    if a0 == a1 { return a0 >= b0 && a0 < b1 }
    return a0 < b1 && b0 < a1
  }
}
