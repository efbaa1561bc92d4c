/// The content offset of one axis from some moment on, as a function of virtual time.
///
/// Offsets are in content points, velocities in points per second, times in virtual seconds. A motion has one leg or
/// several: a spring back from beyond an edge, the deceleration that follows if the spring passes the edge fast enough,
/// and the bounce when that runs into an edge.
struct Motion: Sendable {
  /// The author of changes of the content offset, in the words of the trace.
  enum Author: String, Sendable, Equatable {
    case bounce
    case deceleration
    /// A motion to a target that the layout or the delegate has chosen.
    case snap
    case page
    case animation
  }

  /// The goal of a motion; decides how a change of the scroll range affects it.
  enum Goal: Sendable, Equatable {
    /// To decelerate, with any end.
    case coast(Deceleration)
    /// To return to an edge from beyond it; if the edge has moved past the content, to decelerate at a rate per
    /// millisecond.
    case edge(rate: Double)
    /// To rest at an offset within the range.
    case rest(at: Double)
    /// To follow its curve whatever the range.
    case script
  }

  /// The legs in order, each valid until the next one begins; never empty.
  private(set) var legs: [MotionLeg]
  private(set) var goal: Goal
  private(set) var range: AxisRange

  init(_ legs: [MotionLeg], goal: Goal, range: AxisRange) {
    self.legs = legs
    self.goal = goal
    self.range = range
  }

  /// The virtual second at which the motion ends.
  var end: Double {
    leg(at: .infinity).end
  }

  /// The offset at which the motion ends, in points.
  var destination: Double {
    offset(at: .infinity)
  }

  func offset(at time: Double) -> Double {
    leg(at: time).offset(at: time)
  }

  func velocity(at time: Double) -> Double {
    leg(at: time).velocity(at: time)
  }

  func author(at time: Double) -> Author {
    leg(at: time).author
  }

  func isFinished(at time: Double) -> Bool {
    time >= end
  }

  /// The motion with offsets, target and range shifted by a distance; the velocity stays the same.
  ///
  /// A content offset adjustment has this effect on a running motion.
  func shifted(by delta: Double) -> Motion {
    var motion = self
    for index in motion.legs.indices {
      motion.legs[index].reference += delta
    }
    if case .rest(let target) = goal {
      motion.goal = .rest(at: target + delta)
    }
    motion.range = range.shifted(by: delta)
    return motion
  }

  /// The animation with another end, at the same time; any other motion is unchanged.
  func redirected(to target: Double, at time: Double) -> Motion {
    guard goal == .script else { return self }
    var motion = self
    motion.legs = legs.map { $0.redirected(to: target, at: time) }
    return motion
  }

  /// The motion after its range has changed.
  ///
  /// A deceleration is computed again from its own beginning with the new edges; if the content is outside by now, it
  /// springs to the nearer edge with its velocity. A bounce or a return that is within the new range continues as a
  /// deceleration; any other return goes to the nearer new edge. A motion to a target keeps the target, clamped to the
  /// range. An animation keeps its end, as in UIKit.
  func with(range changed: AxisRange, at time: Double) -> Motion {
    guard changed != range, !isFinished(at: time) else { return following(changed) }
    let offset = offset(at: time)
    let velocity = velocity(at: time)
    switch goal {
    case .script:
      return following(changed)
    case .edge(let rate):
      guard !changed.contains(offset) else {
        let rest = Deceleration(velocity: velocity, rate: rate)
        return .coasting(rest, from: offset, in: changed, at: time)
      }
      guard changed.clamped(offset) != destination else { return following(changed) }
      return .returning(from: offset, velocity: velocity, in: changed, rate: rate, at: time)
    case .rest(let target):
      let reachable = changed.clamped(target)
      guard reachable != target else { return following(changed) }
      return author(at: time) == .page
        ? .paging(from: offset, velocity: velocity, to: reachable, in: changed, at: time)
        : .snapping(from: offset, velocity: velocity, to: reachable, in: changed, at: time)
    case .coast(let deceleration):
      let rate = deceleration.rate
      guard changed.contains(offset) else {
        return .returning(from: offset, velocity: velocity, in: changed, rate: rate, at: time)
      }
      let now = leg(at: time)
      guard now.author != .bounce else {
        let rest = Deceleration(velocity: velocity, rate: rate)
        return .coasting(rest, from: offset, in: changed, at: time)
      }
      return .coasting(
        deceleration, from: now.reference, in: changed, at: now.begin, author: now.author)
    }
  }

  private func leg(at time: Double) -> MotionLeg {
    legs.last { $0.begin <= time } ?? legs[0]
  }

  private func following(_ range: AxisRange) -> Motion {
    var motion = self
    motion.range = range
    return motion
  }
}

extension Motion {
  /// A deceleration, with a bounce when it runs into an edge, or a hard stop without bouncing.
  ///
  /// For a motion that begins outside its range, use `returning`.
  static func coasting(
    _ deceleration: Deceleration, from offset: Double, in range: AxisRange, at time: Double,
    author: Author = .deceleration
  ) -> Motion {
    let first = MotionLeg(begin: time, reference: offset, curve: deceleration, author: author)
    let impact = impact(after: first, of: deceleration, in: range)
    return Motion([first] + (impact.map { [$0] } ?? []), goal: .coast(deceleration), range: range)
  }

  /// The return to the nearer edge from beyond it, continued as a deceleration if it passes the edge faster than the
  /// stop speed.
  ///
  /// A critically damped spring with a velocity, an overdamped one from rest, as recorded on iOS.
  ///
  /// - Parameters:
  ///   - offset: The offset at the beginning.
  ///   - velocity: Points per second.
  ///   - range: The range.
  ///   - rate: The deceleration rate per millisecond within the range.
  ///   - time: Virtual seconds.
  /// - Returns: The whole motion, including the bounce at the other edge if it gets there.
  static func returning(
    from offset: Double, velocity: Double, in range: AxisRange, rate: Double, at time: Double
  ) -> Motion {
    if let way = entering(from: offset, velocity: velocity, in: range, rate: rate, at: time) {
      return way
    }
    let edge = range.clamped(offset)
    let curve: any MotionCurve
    if !range.bounces {
      curve = Standstill()
    } else if abs(velocity) > Deceleration.stopSpeed {
      curve = CriticalSpring(displacement: offset - edge, velocity: velocity)
    } else {
      curve = ReleaseFromRest(displacement: offset - edge)
    }
    let leg = MotionLeg(begin: time, reference: edge, curve: curve, author: .bounce)
    return Motion([leg], goal: .edge(rate: rate), range: range)
  }

  /// A return from beyond an edge that passes the edge faster than the stop speed: a spring to the edge, then a
  /// deceleration.
  ///
  /// If the spring ended at the edge, a flick towards the content would have no effect.
  ///
  /// - Parameters:
  ///   - offset: The offset at the beginning.
  ///   - velocity: Points per second.
  ///   - range: The range.
  ///   - rate: The deceleration rate per millisecond within the range.
  ///   - target: The end that the layout or the delegate chose; nil for the natural end.
  ///   - time: Virtual seconds.
  /// - Returns: Nil if the motion does not pass the edge so fast, or if the target is not ahead of the edge.
  static func entering(
    from offset: Double, velocity: Double, in range: AxisRange, rate: Double,
    to target: Double? = nil, at time: Double
  ) -> Motion? {
    guard range.bounces, range.minimum < range.maximum, !range.contains(offset) else { return nil }
    let edge = range.clamped(offset)
    let spring = CriticalSpring(displacement: offset - edge, velocity: velocity)
    guard let crossing = spring.crossing else { return nil }
    let natural = Deceleration(velocity: spring.velocity(after: crossing), rate: rate)
    guard natural.duration > 0 else { return nil }
    let adjusted = target.map { natural.retargeted(to: $0 - edge) } ?? natural
    guard let adjusted else { return nil }
    let coast = coasting(
      adjusted, from: edge, in: range, at: time + crossing,
      author: target == nil ? .deceleration : .snap)
    let leg = MotionLeg(begin: time, reference: edge, curve: spring, author: .bounce)
    return Motion([leg] + coast.legs, goal: coast.goal, range: range)
  }

  /// A spring to a target that no deceleration reaches: in the opposite direction, or without a velocity.
  static func snapping(
    from offset: Double, velocity: Double, to target: Double, in range: AxisRange, at time: Double
  ) -> Motion {
    let curve = CriticalSpring(displacement: offset - target, velocity: velocity)
    let leg = MotionLeg(begin: time, reference: target, curve: curve, author: .snap)
    return Motion([leg], goal: .rest(at: target), range: range)
  }

  /// The motion to a page after a swipe.
  static func paging(
    from offset: Double, velocity: Double, to target: Double, in range: AxisRange, at time: Double
  ) -> Motion {
    let curve = PagingSpring(displacement: offset - target, velocity: velocity)
    let leg = MotionLeg(begin: time, reference: target, curve: curve, author: .page)
    return Motion([leg], goal: .rest(at: target), range: range)
  }

  /// The motion to the nearest page without a swipe: a quarter of a second, eased.
  static func pagingBack(
    from offset: Double, to target: Double, in range: AxisRange, at time: Double
  ) -> Motion {
    let curve = TimedMove(distance: target - offset, duration: 0.25, timing: .ease)
    let leg = MotionLeg(begin: time, reference: offset, curve: curve, author: .page)
    return Motion([leg], goal: .rest(at: target), range: range)
  }

  /// A motion along a given curve, whatever the range.
  static func animating(
    _ move: TimedMove, from offset: Double, in range: AxisRange, at time: Double
  ) -> Motion {
    let leg = MotionLeg(begin: time, reference: offset, curve: move, author: .animation)
    return Motion([leg], goal: .script, range: range)
  }

  /// The leg after a deceleration meets the edge ahead of it; nil if it ends before.
  private static func impact(
    after leg: MotionLeg, of deceleration: Deceleration, in range: AxisRange
  ) -> MotionLeg? {
    let edge = deceleration.velocity < 0 ? range.minimum : range.maximum
    guard let way = deceleration.time(toTravel: edge - leg.reference) else { return nil }
    let speed = deceleration.velocity(after: way)
    // A target exactly at the edge is reached at the stop speed, within a rounding error.
    guard abs(speed) > Deceleration.stopSpeed * 1.000_001 else { return nil }
    let begin = leg.begin + way
    guard range.bounces else {
      return MotionLeg(begin: begin, reference: edge, curve: Standstill(), author: leg.author)
    }
    let spring = CriticalSpring(displacement: 0, velocity: speed)
    return MotionLeg(begin: begin, reference: edge, curve: spring, author: .bounce)
  }
}

/// One curve of a motion with its time and offset.
struct MotionLeg: Sendable {
  /// The virtual second at which the leg begins.
  let begin: Double
  /// The content offset to which the curve's displacements are relative, in points.
  var reference: Double
  private(set) var curve: any MotionCurve
  let author: Motion.Author

  /// The virtual second at which the leg ends.
  var end: Double {
    begin + curve.duration
  }

  func offset(at time: Double) -> Double {
    reference + curve.displacement(after: elapsed(at: time))
  }

  func velocity(at time: Double) -> Double {
    curve.velocity(after: elapsed(at: time))
  }

  /// The leg with another end, from its current offset in the remaining time.
  ///
  /// A leg that is over, or has no given duration, is unchanged.
  func redirected(to target: Double, at time: Double) -> MotionLeg {
    guard let move = curve as? TimedMove else { return self }
    let left = move.left(after: elapsed(at: time))
    guard left > 0 else { return self }
    var leg = self
    let distance = (target - offset(at: time)) / left
    leg.reference = target - distance
    leg.curve = move.over(distance)
    return leg
  }

  /// Seconds since the beginning; infinite from the end on, so that rounding errors do not matter.
  private func elapsed(at time: Double) -> Double {
    time >= end ? .infinity : time - begin
  }
}
