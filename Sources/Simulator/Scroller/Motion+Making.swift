extension Motion {
  /// A deceleration, with a bounce when it runs into an edge, or a hard stop where nothing bounces.
  ///
  /// A motion that begins outside its edges is `returning` instead.
  static func coasting(
    _ deceleration: Deceleration, from offset: Double, in range: AxisRange, at time: Double,
    author: Author = .deceleration
  ) -> Motion {
    let first = MotionLeg(begin: time, reference: offset, curve: deceleration, author: author)
    let impact = impact(after: first, of: deceleration, in: range)
    return Motion([first] + (impact.map { [$0] } ?? []), goal: .coast(deceleration), range: range)
  }

  /// The way back to the nearer edge from beyond it, and on as a deceleration if it comes in faster than it would stop.
  ///
  /// With speed a critically damped spring, from rest an overdamped one, as recorded on iOS.
  ///
  /// - Parameters:
  ///   - offset: Where it begins.
  ///   - velocity: Points per second.
  ///   - range: The edges.
  ///   - rate: The deceleration rate per millisecond within them.
  ///   - time: Virtual seconds.
  /// - Returns: The whole way, with the bounce at the other edge if it gets there.
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

  /// The way from beyond an edge that comes in faster than it would stop: a spring to the edge, then a deceleration.
  ///
  /// Pulled back to the edge by the spring, a flick towards the content would come to nothing.
  ///
  /// - Parameters:
  ///   - offset: Where it begins.
  ///   - velocity: Points per second.
  ///   - range: The edges.
  ///   - rate: The deceleration rate per millisecond within them.
  ///   - target: Where layout or delegate want it to end; nil for wherever it does.
  ///   - time: Virtual seconds.
  /// - Returns: Nil where it does not come in so, or the target lies behind the edge.
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

  /// A spring to a target that no deceleration reaches: behind the finger, or without speed.
  static func snapping(
    from offset: Double, velocity: Double, to target: Double, in range: AxisRange, at time: Double
  ) -> Motion {
    let curve = CriticalSpring(displacement: offset - target, velocity: velocity)
    let leg = MotionLeg(begin: time, reference: target, curve: curve, author: .snap)
    return Motion([leg], goal: .rest(at: target), range: range)
  }

  /// The way to a page after a swipe.
  static func paging(
    from offset: Double, velocity: Double, to target: Double, in range: AxisRange, at time: Double
  ) -> Motion {
    let curve = PagingSpring(displacement: offset - target, velocity: velocity)
    let leg = MotionLeg(begin: time, reference: target, curve: curve, author: .page)
    return Motion([leg], goal: .rest(at: target), range: range)
  }

  /// The way to the nearest page without a swipe: a quarter of a second, eased.
  static func pagingBack(
    from offset: Double, to target: Double, in range: AxisRange, at time: Double
  ) -> Motion {
    let curve = TimedMove(distance: target - offset, duration: 0.25, timing: .ease)
    let leg = MotionLeg(begin: time, reference: offset, curve: curve, author: .page)
    return Motion([leg], goal: .rest(at: target), range: range)
  }

  /// A move as told, whatever the edges.
  static func animating(
    _ move: TimedMove, from offset: Double, in range: AxisRange, at time: Double
  ) -> Motion {
    let leg = MotionLeg(begin: time, reference: offset, curve: move, author: .animation)
    return Motion([leg], goal: .script, range: range)
  }

  /// What follows when a deceleration meets the edge it runs towards; nil when it ends before.
  private static func impact(
    after leg: MotionLeg, of deceleration: Deceleration, in range: AxisRange
  ) -> MotionLeg? {
    let edge = deceleration.velocity < 0 ? range.minimum : range.maximum
    guard let way = deceleration.time(toTravel: edge - leg.reference) else { return nil }
    let speed = deceleration.velocity(after: way)
    // A target set right at the edge is met at the stopping speed, give or take a rounding error.
    guard abs(speed) > Deceleration.stopSpeed * 1.000_001 else { return nil }
    let begin = leg.begin + way
    guard range.bounces else {
      return MotionLeg(begin: begin, reference: edge, curve: Standstill(), author: leg.author)
    }
    let spring = CriticalSpring(displacement: 0, velocity: speed)
    return MotionLeg(begin: begin, reference: edge, curve: spring, author: .bounce)
  }
}
