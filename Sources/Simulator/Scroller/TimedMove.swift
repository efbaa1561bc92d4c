/// A move over a given distance in a given time.
struct TimedMove: MotionCurve, Equatable {
  /// Frames per second of a move told in frames.
  static let framesPerSecond = 60.0

  /// Points.
  let distance: Double
  let duration: Double
  let timing: TimingCurve

  /// - Parameters:
  ///   - distance: Points.
  ///   - duration: Seconds; 0.3 is what an animated content offset is widely taken to last.
  ///   - timing: How the way is spread over the time.
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

  /// The move from elsewhere to elsewhere in the same time, with as much of its way behind it at each moment.
  func over(_ distance: Double) -> TimedMove {
    TimedMove(distance: distance, duration: duration, timing: timing)
  }

  /// How much of the way is left, from 1 to 0.
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
