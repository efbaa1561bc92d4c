/// The content offset of one axis from some moment on, as a function of virtual time.
///
/// Offsets are in content points, velocities in points per second, times in virtual seconds. A motion
/// is one leg, or several: a spring from beyond an edge that comes in with speed to spare, a deceleration,
/// and the bounce when that runs into an edge.
struct Motion: Sendable {
  /// Who moves the content offset, in the words of the trace.
  enum Author: String, Sendable, Equatable {
    case bounce
    case deceleration
    /// On the way to a place that the layout or the delegate has chosen.
    case snap
    case page
    case animation
  }

  /// What a motion is after, which decides what a change of its edges means.
  enum Goal: Sendable, Equatable {
    /// To slow down, wherever that ends.
    case coast(Deceleration)
    /// To come back to the edge it is beyond; should that have moved away, to slow down at a rate per millisecond.
    case edge(rate: Double)
    /// To rest at an offset within the edges.
    case rest(at: Double)
    /// To do what it was told; edges do not matter.
    case script
  }

  /// The legs in order, each valid until the next begins; never empty.
  private(set) var legs: [MotionLeg]
  private(set) var goal: Goal
  private(set) var range: AxisRange

  init(_ legs: [MotionLeg], goal: Goal, range: AxisRange) {
    self.legs = legs
    self.goal = goal
    self.range = range
  }

  /// The virtual second from which on nothing moves.
  var end: Double {
    leg(at: .infinity).end
  }

  /// Where the motion ends, in points.
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

  /// The same motion with everything moved by a distance: offsets, target and edges; the speed stays.
  ///
  /// This is what a content offset adjustment does to a running motion.
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

  /// An animation that ends elsewhere, at the same time; any other motion stays as it is.
  func redirected(to target: Double, at time: Double) -> Motion {
    guard goal == .script else { return self }
    var motion = self
    motion.legs = legs.map { $0.redirected(to: target, at: time) }
    return motion
  }

  /// The motion after its edges have changed.
  ///
  /// A deceleration finds its edge anew, from its own beginning; when it stands outside by then, it
  /// springs to the nearer edge with the speed it has. A bounce or a way back whose edge moved away, so
  /// that it is within them now, goes on as a deceleration; any other way back goes to the nearer new
  /// edge. A way to a target keeps it, brought within the edges. An animation ends where it was told to,
  /// as UIKit's does.
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
