import Foundation

/// The way back to the edge after the finger let go of stretched content without moving.
///
/// Overdamped with the rates 9 and 46 per second, fitted to recordings of iOS:
/// x(t) = A·e^(−9t) + B·e^(−46t) with A = x₀·46/37 and B = x₀ − A, which begins without speed.
struct ReleaseFromRest: MotionCurve, Equatable {
  /// Points beyond the edge at the beginning.
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
