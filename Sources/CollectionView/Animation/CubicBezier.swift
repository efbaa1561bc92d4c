import Foundation

/// A timing curve from (0, 0) to (1, 1) with two control points, as Core Animation's timing functions are.
struct CubicBezier: Sendable, Equatable {
  var first: CGPoint
  var second: CGPoint

  static let easeIn = CubicBezier(first: CGPoint(x: 0.42, y: 0), second: CGPoint(x: 1, y: 1))
  static let easeOut = CubicBezier(first: .zero, second: CGPoint(x: 0.58, y: 1))
  static let easeInOut = CubicBezier(
    first: CGPoint(x: 0.42, y: 0), second: CGPoint(x: 0.58, y: 1))

  /// The height of the curve at a share of the time, both from 0 to 1.
  ///
  /// Time grows along the curve, so halving the interval until doubles end finds the place exactly.
  func value(at time: CGFloat) -> CGFloat {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    var low: CGFloat = 0
    var high: CGFloat = 1
    while true {
      let middle = (low + high) / 2
      guard middle > low, middle < high else {
        return Self.coordinate(middle, first.y, second.y)
      }
      if Self.coordinate(middle, first.x, second.x) < time { low = middle } else { high = middle }
    }
  }

  private static func coordinate(_ t: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
