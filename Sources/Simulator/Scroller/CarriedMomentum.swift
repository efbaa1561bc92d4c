import Foundation

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
