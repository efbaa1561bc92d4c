/// The state of one axis when the finger lifts.
struct Fling: Sendable, Equatable {
  /// The velocity that a finger must exceed on one axis, in points per second; below it, the content is released
  /// without velocity (Apple's iAd scroll view).
  static let leastFingerSpeed = 250.0

  /// The velocity in points per second; 0 on an axis that cannot scroll.
  let velocity: Double
  /// The content offset in points.
  let offset: Double
  let range: AxisRange
  /// The deceleration rate per millisecond.
  let rate: Double

  init(velocity: Double, offset: Double, range: AxisRange, rate: Double) {
    self.velocity = range.canScroll && velocity.isFinite ? velocity : 0
    self.offset = offset
    self.range = range
    self.rate = rate
  }

  /// The natural end of the motion, in points.
  var naturalTarget: Double {
    guard range.contains(offset) else { return wayBack(at: 0).destination }
    return range.clamped(offset + deceleration.distance)
  }

  /// The motion after the finger lifts.
  ///
  /// - Parameters:
  ///   - target: The requested end, in points; nil, not a number, or less than a pixel from the natural target keeps
  ///     the natural motion.
  ///   - grid: The pixel grid.
  ///   - time: Virtual seconds.
  /// - Returns: Nil if nothing moves.
  func motion(target: Double?, grid: PixelGrid, at time: Double) -> Motion? {
    if let target, !target.isNaN, isEdited(target, grid: grid) {
      return motion(to: range.clamped(target), at: time)
    }
    guard range.contains(offset) else { return wayBack(at: time) }
    guard deceleration.duration > 0 else { return nil }
    return .coasting(deceleration, from: offset, in: range, at: time)
  }

  private func wayBack(at time: Double) -> Motion {
    .returning(from: offset, velocity: velocity, in: range, rate: rate, at: time)
  }

  private var deceleration: Deceleration {
    Deceleration(velocity: velocity, rate: rate)
  }

  private func isEdited(_ target: Double, grid: PixelGrid) -> Bool {
    abs(range.clamped(target) - naturalTarget) * grid.scale >= 1
  }

  private func motion(to target: Double, at time: Double) -> Motion {
    if range.contains(offset), let adjusted = deceleration.retargeted(to: target - offset) {
      return .coasting(adjusted, from: offset, in: range, at: time, author: .snap)
    }
    if let entering = Motion.entering(
      from: offset, velocity: velocity, in: range, rate: rate, to: target, at: time)
    {
      return entering
    }
    return .snapping(from: offset, velocity: velocity, to: target, in: range, at: time)
  }
}
