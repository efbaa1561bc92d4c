import Foundation

/// A fling that slows down: every millisecond the speed is multiplied by the same rate.
///
/// After n milliseconds, with v in points per millisecond and d the rate, the speed is v·dⁿ and the distance
/// v·d(1−dⁿ)/(1−d); it ends at 10 points per second. Apple's iAd scroll view computes these steps. The formula matches
/// the published measurements of UIScrollView to half a point, and the recorded traces.
struct Deceleration: MotionCurve, Equatable {
  /// The speed in points per second at which a deceleration ends.
  static let stopSpeed = 10.0

  /// The velocity at the beginning, in points per second.
  let velocity: Double
  /// The factor per millisecond, 0 up to but not including 1.
  let rate: Double

  /// - Parameters:
  ///   - velocity: Points per second.
  ///   - rate: The factor per millisecond, clamped to 0...0.999999: a deceleration with 1 would never end.
  init(velocity: Double, rate: Double) {
    self.velocity = velocity
    self.rate = min(max(rate, 0), 0.999_999)
  }

  /// The deceleration that travels exactly a distance.
  ///
  /// - Parameters:
  ///   - distance: Points; 0 gives a deceleration that does not move.
  ///   - rate: The factor per millisecond.
  init(distance: Double, rate: Double) {
    self.init(velocity: 0, rate: rate)
    guard distance != 0, self.rate > 0 else { return }
    let stop = distance < 0 ? -Self.stopSpeed : Self.stopSpeed
    self.init(velocity: stop + distance * 1000 * (1 - self.rate) / self.rate, rate: rate)
  }

  /// The total displacement in points.
  var distance: Double {
    guard isMoving else { return 0 }
    let stop = velocity < 0 ? -Self.stopSpeed : Self.stopSpeed
    return (velocity - stop) * secondsOfTravel
  }

  var duration: Double {
    isMoving ? log(Self.stopSpeed / abs(velocity)) / log(rate) / 1000 : 0
  }

  func displacement(after seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    guard seconds < duration else { return distance }
    return velocity * secondsOfTravel * (1 - pow(rate, seconds * 1000))
  }

  func velocity(after seconds: Double) -> Double {
    guard seconds > 0 else { return velocity }
    guard seconds < duration else { return 0 }
    return velocity * pow(rate, seconds * 1000)
  }

  /// The time in seconds until a displacement is reached; nil if the deceleration ends before it or moves away from it.
  func time(toTravel displacement: Double) -> Double? {
    guard displacement != 0 else { return isMoving ? 0 : nil }
    guard (displacement < 0) == (velocity < 0), abs(displacement) < abs(distance) else {
      return nil
    }
    let remaining = 1 - displacement / (velocity * secondsOfTravel)
    return log(remaining) / log(rate) / 1000
  }

  private var isMoving: Bool {
    abs(velocity) > Self.stopSpeed && rate > 0
  }

  /// Points travelled per point per second of speed lost: d/(1−d) milliseconds.
  private var secondsOfTravel: Double {
    rate / (1 - rate) / 1000
  }
}

extension Deceleration {
  /// The deceleration changed to end at another offset, as when a layout changes the target.
  ///
  /// A nearer end lowers the rate, a farther one raises the velocity (Apple's iAd scroll view does the same;
  /// UIScrollView keeps an adjusted factor and target). The rate is the exact one for the geometric form: Δ/(Δ + v − 10
  /// pt/s), in points and points per millisecond.
  ///
  /// - Parameter displacement: The new total displacement in points.
  /// - Returns: Nil if no deceleration ends there: the displacement is in the other direction, or there is no velocity.
  func retargeted(to displacement: Double) -> Deceleration? {
    guard distance != 0, displacement != 0, (displacement < 0) == (distance < 0) else {
      return nil
    }
    if abs(displacement) >= abs(distance) {
      return Deceleration(distance: displacement, rate: rate)
    }
    let stop = velocity < 0 ? -Self.stopSpeed : Self.stopSpeed
    let lost = (velocity - stop) / 1000
    return Deceleration(velocity: velocity, rate: displacement / (displacement + lost))
  }
}
