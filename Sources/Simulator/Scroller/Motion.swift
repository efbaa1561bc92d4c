/// The content offset of one axis from some moment on, as a function of virtual time.
///
/// Offsets are in content points, velocities in points per second, times in virtual seconds. A motion
/// is one leg, or two when a deceleration runs into an edge and bounces.
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
    /// To come back to the edge it is beyond.
    case edge
    /// To rest at an offset within the edges.
    case rest(at: Double)
    /// To do what it was told; edges do not matter.
    case script
  }

  /// The legs in order, each valid until the next begins; never empty.
  private(set) var legs: [MotionLeg]
  private(set) var goal: Goal
  private(set) var range: AxisRange

  init(first: MotionLeg, then second: MotionLeg? = nil, goal: Goal, range: AxisRange) {
    legs = second.map { [first, $0] } ?? [first]
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
  /// springs to the nearer edge with the speed it has. A bounce whose edge moved away goes on as a
  /// deceleration. A way back to an edge goes to the nearer new one, and a way to a target keeps it,
  /// brought within the edges. An animation ends where it was told to, as UIKit's does.
  func with(range changed: AxisRange, at time: Double) -> Motion {
    guard changed != range, !isFinished(at: time) else { return following(changed) }
    let offset = offset(at: time)
    let velocity = velocity(at: time)
    switch goal {
    case .script:
      return following(changed)
    case .edge:
      guard changed.clamped(offset) != destination, !changed.contains(offset) else {
        return following(changed)
      }
      return .returning(from: offset, velocity: velocity, in: changed, at: time)
    case .rest(let target):
      let reachable = changed.clamped(target)
      guard reachable != target else { return following(changed) }
      return author(at: time) == .page
        ? .paging(from: offset, velocity: velocity, to: reachable, in: changed, at: time)
        : .snapping(from: offset, velocity: velocity, to: reachable, in: changed, at: time)
    case .coast(let deceleration):
      guard changed.contains(offset) else {
        return .returning(from: offset, velocity: velocity, in: changed, at: time)
      }
      guard let first = legs.first, author(at: time) == first.author else {
        let rate = deceleration.rate
        let rest = Deceleration(velocity: velocity, rate: rate)
        return .coasting(rest, from: offset, in: changed, at: time)
      }
      return .coasting(
        deceleration, from: first.reference, in: changed, at: first.begin, author: first.author)
    }
  }

  private func leg(at time: Double) -> MotionLeg {
    guard let last = legs.last, legs.count > 1, time < last.begin else {
      return legs[legs.count - 1]
    }
    return legs[0]
  }

  private func following(_ range: AxisRange) -> Motion {
    var motion = self
    motion.range = range
    return motion
  }
}
