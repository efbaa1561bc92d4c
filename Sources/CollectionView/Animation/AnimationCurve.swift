import Foundation

/// How much of an animation's way is done at a share of its time.
enum AnimationCurve: Sendable, Equatable {
  case linear
  case bezier(CubicBezier)
  /// A mass on a damped spring; `velocity` in whole ways per duration.
  case spring(damping: CGFloat, velocity: CGFloat)

  /// The share of the way, 0 at the start and 1 at the end; a spring may overshoot in between.
  func progress(at time: CGFloat) -> CGFloat {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    switch self {
    case .linear: return time
    case .bezier(let curve): return curve.value(at: time)
    case .spring(let damping, let velocity):
      return Self.spring(at: time, damping: damping, velocity: velocity)
    }
  }

  /// What is left of the swing when a spring's time is over, as a share of the way.
  private static let settled: CGFloat = 0.001
  /// The root of (1 + x)·e⁻ˣ = `settled`: the angular frequency of a critical spring that settles in time 1.
  private static let criticalFrequency: CGFloat = 9.233413476451

  /// The solution of x″ + 2ζω·x′ + ω²·(x − 1) = 0 from x = 0, with ω such that it settles within time 1.
  private static func spring(at time: CGFloat, damping: CGFloat, velocity: CGFloat) -> CGFloat {
    guard damping < 1 else {
      let omega = criticalFrequency
      return 1 - exp(-omega * time) * (1 + (omega - velocity) * time)
    }
    let ratio = max(damping, 0.01)
    let omega = -log(settled) / ratio
    let decay = ratio * omega
    let swing = omega * (1 - ratio * ratio).squareRoot()
    return 1 - exp(-decay * time)
      * (cos(swing * time) + (decay - velocity) / swing * sin(swing * time))
  }
}
