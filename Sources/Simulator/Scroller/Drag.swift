import Foundation

/// A finger that moves evenly, rests and lifts: the `drag` of a scene.
struct Drag: Sendable, Equatable {
  /// Seconds between two touches, as a 120 Hz digitiser sends them.
  static let touchInterval = 0.008

  /// How far the finger moves the content offset, in points.
  let way: CGPoint
  /// Seconds of motion, and of rest before the lift.
  let motion: Double
  let hold: Double

  init(by way: CGPoint, over motion: Double, hold: Double = 0) {
    self.way = way
    self.motion = max(motion, 0)
    self.hold = max(hold, 0)
  }

  /// Seconds until the finger lifts.
  var duration: Double {
    motion + hold
  }

  /// How far the last touch has moved the content offset, in points.
  func displacement(after seconds: Double) -> CGPoint {
    let share = share(after: seconds)
    return CGPoint(x: way.x * share, y: way.y * share)
  }

  /// The velocity at the lift, in points per second.
  var releaseVelocity: CGPoint {
    var share = ReleaseVelocity()
    var time = 0.0
    var touch = 0
    while time < motion {
      share.note(position: time / motion, at: time)
      touch += 1
      time = Double(touch) * Self.touchInterval
    }
    share.note(position: 1, at: motion)
    let speed = share.velocity(liftedAt: duration)
    return CGPoint(x: way.x * speed, y: way.y * speed)
  }

  private func share(after seconds: Double) -> Double {
    guard seconds < motion else { return 1 }
    guard seconds > 0 else { return 0 }
    let touches = (seconds / Self.touchInterval + 1e-9).rounded(.down)
    return touches * Self.touchInterval / motion
  }
}
