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
  mutating func note(position: Double, at time: Double) {
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
