import Foundation

/// The delay, duration and curve of an animation, in seconds.
struct AnimationTiming: Sendable, Equatable {
  var duration: TimeInterval
  var delay: TimeInterval = 0
  var curve = AnimationCurve.bezier(.easeInOut)

  /// The timing of a batch update outside any animation block.
  static let batchUpdate = AnimationTiming(duration: 0.3)

  /// The time from the creation of the animation to its end.
  var total: TimeInterval { max(0, delay) + max(0, duration) }

  /// The progress from 0 to 1 at a time after the creation of the animation.
  func progress(after elapsed: TimeInterval) -> CGFloat {
    let running = elapsed - max(0, delay)
    guard duration > 0 else { return running < 0 ? 0 : 1 }
    return curve.progress(at: CGFloat(running / duration))
  }
}

/// The progress of an animation as a function of its time, both as fractions.
enum AnimationCurve: Sendable, Equatable {
  case linear
  case bezier(CubicBezier)
  /// A mass on a damped spring; `velocity` is the initial one, in whole distances per duration.
  case spring(damping: CGFloat, velocity: CGFloat)

  /// The progress at a fraction of the duration: 0 at the start and 1 at the end; a spring may overshoot in between.
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

  /// The amplitude that remains at the end of a spring's duration, as a fraction of the distance.
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

/// A timing curve from (0, 0) to (1, 1) with two control points, as Core Animation's timing functions are.
struct CubicBezier: Sendable, Equatable {
  var first: CGPoint
  var second: CGPoint

  static let easeIn = CubicBezier(first: CGPoint(x: 0.42, y: 0), second: CGPoint(x: 1, y: 1))
  static let easeOut = CubicBezier(first: .zero, second: CGPoint(x: 0.58, y: 1))
  static let easeInOut = CubicBezier(
    first: CGPoint(x: 0.42, y: 0), second: CGPoint(x: 0.58, y: 1))

  /// The progress at a fraction of the time, both from 0 to 1.
  ///
  /// The time grows along the curve, so bisection down to neighbouring doubles finds the parameter exactly.
  func value(at time: CGFloat) -> CGFloat {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    var low: CGFloat = 0
    var high: CGFloat = 1
    while true {
      let middle = (low + high) / 2
      guard middle > low, middle < high else {
        return Self.coordinate(middle, first.y, second.y)
      }
      if Self.coordinate(middle, first.x, second.x) < time { low = middle } else { high = middle }
    }
  }

  private static func coordinate(_ t: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
