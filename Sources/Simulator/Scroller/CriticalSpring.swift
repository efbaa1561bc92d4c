import Foundation

/// A critically damped spring that comes to rest at displacement 0.
///
/// x(t) = e^(−ωt)·(x₀ + (v₀ + ωx₀)t). ω = 11.0 per second matches recordings of an edge impact on iOS within 0.7
/// points. WebKit gives 2π/0.6 for UIKit's scroll-to-extent spring, which deviates by 6.
struct CriticalSpring: MotionCurve, Equatable {
  /// The frequency in radians per second, fitted to recordings of iOS.
  static let recordedFrequency = 11.0

  /// The displacement from the rest position at the beginning, in points.
  let displacement: Double
  /// The velocity at the beginning, in points per second.
  let velocity: Double
  /// ω in radians per second.
  let frequency: Double
  let duration: Double

  init(displacement: Double, velocity: Double, frequency: Double = Self.recordedFrequency) {
    self.displacement = displacement
    self.velocity = velocity
    self.frequency = frequency
    // After its one extremum at v₀/(ω(v₀ + ωx₀)) the displacement only shrinks.
    let pull = velocity + frequency * displacement
    let extremum = pull == 0 ? 0 : max(velocity / (frequency * pull), 0)
    duration = Settling.time(from: extremum) { seconds in
      exp(-frequency * seconds) * (displacement + pull * seconds)
    }
  }

  func displacement(after seconds: Double) -> Double {
    guard seconds > 0 else { return displacement }
    guard seconds < duration else { return 0 }
    return exp(-frequency * seconds) * (displacement + pull * seconds)
  }

  func velocity(after seconds: Double) -> Double {
    guard seconds > 0 else { return velocity }
    guard seconds < duration else { return 0 }
    return exp(-frequency * seconds) * (velocity - frequency * pull * seconds)
  }

  /// The time in seconds at which it passes its rest position; nil if it does not.
  var crossing: Double? {
    displacement * pull < 0 ? -displacement / pull : nil
  }

  private var pull: Double {
    velocity + frequency * displacement
  }
}

/// The return to the edge after the finger released stretched content without a velocity.
///
/// Overdamped with the rates 9 and 46 per second, fitted to recordings of iOS:
/// x(t) = A·e^(−9t) + B·e^(−46t) with A = x₀·46/37 and B = x₀ − A, so that the velocity is 0 at the beginning.
struct ReleaseFromRest: MotionCurve, Equatable {
  /// The displacement beyond the edge at the beginning, in points.
  let displacement: Double
  let duration: Double

  private static let slowRate = 9.0
  private static let fastRate = 46.0

  init(displacement: Double) {
    self.displacement = displacement
    duration = Settling.time(from: 0) { displacement * Self.share(after: $0) }
  }

  func displacement(after seconds: Double) -> Double {
    guard seconds > 0 else { return displacement }
    guard seconds < duration else { return 0 }
    return displacement * Self.share(after: seconds)
  }

  func velocity(after seconds: Double) -> Double {
    guard seconds > 0, seconds < duration else { return 0 }
    return displacement * Self.slowRate * Self.fastRate / (Self.fastRate - Self.slowRate)
      * (exp(-Self.fastRate * seconds) - exp(-Self.slowRate * seconds))
  }

  private static func share(after seconds: Double) -> Double {
    (fastRate * exp(-slowRate * seconds) - slowRate * exp(-fastRate * seconds))
      / (fastRate - slowRate)
  }
}
