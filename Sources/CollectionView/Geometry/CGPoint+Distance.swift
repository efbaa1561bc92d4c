import Foundation

extension CGPoint {
  /// The distance from the right point to the left one, along both axes.
  static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  /// The point moved by a distance, along both axes.
  func moved(by distance: CGPoint) -> CGPoint {
    CGPoint(x: x + distance.x, y: y + distance.y)
  }
}
