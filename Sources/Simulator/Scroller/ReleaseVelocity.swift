import Foundation

/// The speed of a finger when it lifts: way over time of the touches in the last 100 ms.
///
/// Recordings of iOS show the window; a finger that rested longer than that leaves without speed.
struct ReleaseVelocity: Sendable, Equatable {
  /// Seconds before the lift that count.
  static let window = 0.1

  private var touches: [Touch] = []

  private struct Touch: Sendable, Equatable {
    var position: Double
    var time: Double
  }

  init() {}

  /// Notes a touch; of several at the same time the last one counts.
  ///
  /// - Parameters:
  ///   - position: Where the finger stands on the axis, in points, growing with the content offset.
  ///   - time: Seconds, not before the last touch.
  mutating func record(position: Double, at time: Double) {
    touches.removeAll { $0.time < time - 2 * Self.window || $0.time == time }
    touches.append(Touch(position: position, time: time))
  }

  /// Points per second; 0 when fewer than two touches fall into the window.
  func velocity(liftedAt time: Double) -> Double {
    let recent = touches.filter { $0.time >= time - Self.window - Self.clockTolerance }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return 0
    }
    return (last.position - first.position) / (last.time - first.time)
  }

  /// Seconds by which sums of touch intervals may miss the window's edge.
  private static let clockTolerance = 1e-9
}

/// What a fling that is caught lends to the next one, so that repeated flings grow.
///
/// min(0.000816·|v|^1.967, 40000) points per second, fitted by Flutter against iOS.
enum CarriedMomentum {
  /// The speed that is lent, with the sign of the velocity; both in points per second.
  static func carried(from velocity: Double) -> Double {
    let speed = min(0.000816 * pow(abs(velocity), 1.967), 40_000)
    return velocity < 0 ? -speed : speed
  }

  /// The velocity of a fling with what was lent to it, in points per second.
  ///
  /// Only a fling the same way takes it, and only one of more than half the speed lent (Flutter's condition).
  static func velocity(of fling: Double, carrying momentum: Double) -> Double {
    let isAlike = (fling < 0) == (momentum < 0) && abs(fling) > abs(momentum) / 2
    return isAlike ? fling + momentum : fling
  }
}
