/// A move over a given distance in a given time.
struct TimedMove: MotionCurve, Equatable {
  /// Frames per second of a move given in frames.
  static let framesPerSecond = 60.0

  /// The distance in points.
  let distance: Double
  let duration: Double
  let timing: TimingCurve

  /// - Parameters:
  ///   - distance: Points.
  ///   - duration: Seconds; 0.3 is the generally assumed duration of an animated content offset.
  ///   - timing: The timing curve.
  init(distance: Double, duration: Double = 0.3, timing: TimingCurve = .easeInOut) {
    self.distance = distance
    self.duration = max(duration, 0)
    self.timing = timing
  }

  /// A move at constant velocity that ends with the given frame; the first frame has already moved.
  init(distance: Double, frames: Int) {
    self.init(
      distance: distance, duration: Double(max(frames, 0)) / Self.framesPerSecond, timing: .linear)
  }

  /// The same move over another distance, with the same progress at each time.
  func over(_ distance: Double) -> TimedMove {
    TimedMove(distance: distance, duration: duration, timing: timing)
  }

  /// The share of the distance that is left, from 1 to 0.
  func left(after seconds: Double) -> Double {
    guard seconds > 0 else { return duration > 0 ? 1 : 0 }
    return seconds < duration ? 1 - timing.progress(at: seconds / duration) : 0
  }

  func displacement(after seconds: Double) -> Double {
    guard seconds > 0 else { return duration > 0 ? 0 : distance }
    guard seconds < duration else { return distance }
    return distance * timing.progress(at: seconds / duration)
  }

  func velocity(after seconds: Double) -> Double {
    guard seconds >= 0, seconds < duration else { return 0 }
    return distance * timing.speed(at: seconds / duration) / duration
  }
}

/// The timing of a move over its duration: a cubic Bézier from (0, 0) to (1, 1).
struct TimingCurve: Sendable, Equatable {
  /// The control points; their x are within 0...1, so that time never decreases.
  let first: (x: Double, y: Double)
  let second: (x: Double, y: Double)

  /// Constant velocity.
  static let linear = TimingCurve(first: (0, 0), second: (1, 1))
  /// The generally assumed curve of `setContentOffset(_:animated:)`; no measured source is known.
  static let easeInOut = TimingCurve(first: (0.42, 0), second: (0.58, 1))
  /// The CSS `ease` with which Apple's iAd scroll view returns to a page.
  static let ease = TimingCurve(first: (0.25, 0.1), second: (0.25, 1))

  static func == (lhs: TimingCurve, rhs: TimingCurve) -> Bool {
    lhs.first == rhs.first && lhs.second == rhs.second
  }

  /// The share of the distance after a share of the time, both 0...1.
  func progress(at time: Double) -> Double {
    guard self != .linear else { return time }
    return Self.value(first.y, second.y, at: parameter(at: time))
  }

  /// The share of the distance per share of the time.
  func speed(at time: Double) -> Double {
    guard self != .linear else { return 1 }
    let parameter = parameter(at: time)
    let run = Self.slope(first.x, second.x, at: parameter)
    return run > 0 ? Self.slope(first.y, second.y, at: parameter) / run : 0
  }

  /// The Bézier parameter at which x is the time, by bisection: x only increases.
  private func parameter(at time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if Self.value(first.x, second.x, at: middle) < time {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }

  private static func value(_ first: Double, _ second: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
  }

  private static func slope(_ first: Double, _ second: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * first + 6 * rest * s * (second - first) + 3 * s * s * (1 - second)
  }
}
