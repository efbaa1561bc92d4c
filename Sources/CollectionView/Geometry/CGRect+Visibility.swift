import Foundation

extension CGRect {
  /// What lies below this is rounding: rows and columns that add up to the same place in two ways do not overlap.
  private static let slack: CGFloat = 0.0001

  /// Whether the rectangles share more than an edge.
  ///
  /// Swift's Foundation on Linux answers true from `intersects(_:)` for rectangles that only touch and traps on
  /// numbers that are not finite, so the engine never decides visibility by it. A rectangle without extent meets
  /// another one when it lies inside or on its leading edge.
  package func meets(_ other: CGRect) -> Bool {
    Self.overlap(minX, maxX, other.minX, other.maxX)
      && Self.overlap(minY, maxY, other.minY, other.maxY)
  }

  /// The part of another rectangle that lies in this one, be it without extent; nil when none does, or when a number
  /// of it is none.
  func part(of other: CGRect) -> CGRect? {
    guard ![other.minX, other.minY, other.width, other.height].contains(where: \.isNaN) else {
      return nil
    }
    let low = CGPoint(x: max(minX, other.minX), y: max(minY, other.minY))
    let high = CGPoint(x: min(maxX, other.maxX), y: min(maxY, other.maxY))
    guard low.x <= high.x, low.y <= high.y else { return nil }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether two intervals share more than an end; one without extent counts as a place.
  static func overlap(_ a0: CGFloat, _ a1: CGFloat, _ b0: CGFloat, _ b1: CGFloat) -> Bool {
    if a1 - a0 <= slack { return a0 >= b0 && a0 < b1 }
    return a0 < b1 - slack && b0 < a1 - slack
  }
}
