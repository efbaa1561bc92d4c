import Foundation

extension CGRect {
  /// Whether the rectangles share more than an edge.
  ///
  /// Swift's Foundation on Linux answers true from `intersects(_:)` for rectangles that only touch and traps on
  /// numbers that are not finite, so the engine never decides visibility by it. A rectangle without extent meets another one when it lies inside or on its leading edge.
  func meets(_ other: CGRect) -> Bool {
    Self.overlap(minX, maxX, other.minX, other.maxX)
      && Self.overlap(minY, maxY, other.minY, other.maxY)
  }

  /// Whether the rectangles share an edge or a corner and nothing more.
  func merelyTouches(_ other: CGRect) -> Bool {
    !meets(other) && minX <= other.maxX && other.minX <= maxX && minY <= other.maxY
      && other.minY <= maxY
  }

  private static func overlap(_ a0: CGFloat, _ a1: CGFloat, _ b0: CGFloat, _ b1: CGFloat) -> Bool {
    if a0 == a1 { return a0 >= b0 && a0 < b1 }
    return a0 < b1 && b0 < a1
  }
}
