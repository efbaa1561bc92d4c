import Foundation

extension CGRect {
  /// The tolerance for rounding: rows and columns whose sums reach the same place in two ways do not overlap.
  private static let tolerance: CGFloat = 0.0001

  /// Whether the rectangles share more than an edge.
  ///
  /// On Linux, Foundation's `intersects(_:)` returns true for rectangles that only touch and traps on numbers that are not
  /// finite, so the engine does not use it. A rectangle without extent meets another one if it lies inside or on its leading
  /// edge.
  package func meets(_ other: CGRect) -> Bool {
    Self.overlap(minX, maxX, other.minX, other.maxX)
      && Self.overlap(minY, maxY, other.minY, other.maxY)
  }

  /// The part of another rectangle inside this one, which may have no extent; nil if there is none, or if a number of the
  /// other is NaN.
  func part(of other: CGRect) -> CGRect? {
    guard ![other.minX, other.minY, other.width, other.height].contains(where: \.isNaN) else {
      return nil
    }
    let low = CGPoint(x: max(minX, other.minX), y: max(minY, other.minY))
    let high = CGPoint(x: min(maxX, other.maxX), y: min(maxY, other.maxY))
    guard low.x <= high.x, low.y <= high.y else { return nil }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether two intervals share more than an end; one without extent counts as a point.
  private static func overlap(_ a0: CGFloat, _ a1: CGFloat, _ b0: CGFloat, _ b1: CGFloat) -> Bool {
    if a1 - a0 <= tolerance { return a0 >= b0 && a0 < b1 }
    return a0 < b1 - tolerance && b0 < a1 - tolerance
  }
}
