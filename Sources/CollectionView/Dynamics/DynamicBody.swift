import Foundation

/// The motion of one item of an animator.
@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  /// In points per second.
  var velocity = CGVector.zero
  /// In points per second squared, gathered anew on every step.
  var acceleration = CGVector.zero
  /// The centre as the animator last left it.
  var center: CGPoint

  init(_ item: any UIDynamicItem) {
    self.item = item
    center = item.center
  }

  /// Moves by a step of `interval` seconds: speed first, then place, which keeps springs from gaining energy.
  func move(by interval: CGFloat) {
    velocity.dx += acceleration.dx * interval
    velocity.dy += acceleration.dy * interval
    center.x += velocity.dx * interval
    center.y += velocity.dy * interval
    item.center = center
  }

  /// Whether nothing but a rounding error moves the item any more.
  var rests: Bool {
    abs(velocity.dx) + abs(velocity.dy) < 1 && abs(acceleration.dx) + abs(acceleration.dy) < 1
  }
}
