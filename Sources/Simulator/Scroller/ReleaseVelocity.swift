import Foundation

/// The velocity of a finger when it lifts: distance over time of the touches in the last 100 ms.
///
/// The window was found in recordings of iOS; a finger that rested longer lifts without velocity.
struct ReleaseVelocity: Sendable, Equatable {
  /// The window in seconds before the lift.
  static let window = 0.1

  private var touches: [Touch] = []

  private struct Touch: Sendable, Equatable {
    var position: Double
    var time: Double
  }

  init() {}

  /// Records a touch; of several at the same time the last one is used.
  ///
  /// - Parameters:
  ///   - position: The position of the finger on the axis, in points, increasing with the content offset.
  ///   - time: Seconds, not before the last touch.
  mutating func record(position: Double, at time: Double) {
    touches.removeAll { $0.time < time - 2 * Self.window || $0.time == time }
    touches.append(Touch(position: position, time: time))
  }

  /// The velocity in points per second; 0 with fewer than two touches in the window.
  func velocity(liftedAt time: Double) -> Double {
    let recent = touches.filter { $0.time >= time - Self.window - Self.clockTolerance }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return 0
    }
    return (last.position - first.position) / (last.time - first.time)
  }

  /// The tolerance, in seconds, between a sum of touch intervals and the window.
  private static let clockTolerance = 1e-9
}

/// The velocity that a caught fling adds to the next one, so that repeated flings become faster.
///
/// min(0.000816·|v|^1.967, 40000) points per second, fitted by Flutter against iOS.
enum CarriedMomentum {
  /// The added velocity, with the sign of the caught one; both in points per second.
  static func carried(from velocity: Double) -> Double {
    let speed = min(0.000816 * pow(abs(velocity), 1.967), 40_000)
    return velocity < 0 ? -speed : speed
  }

  /// The velocity of a fling with the added velocity, in points per second.
  ///
  /// It is added only to a fling in the same direction that is faster than half the added velocity (Flutter's
  /// condition).
  static func velocity(of fling: Double, carrying momentum: Double) -> Double {
    let isAlike = (fling < 0) == (momentum < 0) && abs(fling) > abs(momentum) / 2
    return isAlike ? fling + momentum : fling
  }
}
