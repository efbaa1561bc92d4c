/// The target of a scroll view with paging.
enum Paging {
  /// The speed that a swipe must exceed to turn the page, in points per second.
  static let swipeSpeed = 300.0

  /// The page for an offset at release: at most one page further for a swipe, else the nearest one, rounded up at half
  /// a page.
  ///
  /// - Parameters:
  ///   - offset: The content offset at release in points.
  ///   - velocity: The velocity on this axis, in points per second.
  ///   - isSwipe: Whether the speed on either axis exceeds `swipeSpeed`.
  ///   - range: The range; its `page` is the length of a page.
  /// - Returns: Points, within the range.
  static func target(
    from offset: Double, velocity: Double, isSwipe: Bool, in range: AxisRange
  ) -> Double {
    guard range.page > 0 else { return range.clamped(offset) }
    let pages = offset / range.page
    let page: Double
    if !isSwipe {
      page = (pages + 0.5).rounded(.down)
    } else if velocity > 0 {
      page = pages.rounded(.up)
    } else {
      page = pages.rounded(.down)
    }
    return range.clamped(page * range.page)
  }
}

/// The motion to a page after a swipe, computed in steps of a millisecond as in Apple's iAd scroll view.
///
/// `v += pull · (target − x); v *= friction; x += v`, with v in points per millisecond, until the
/// speed is at most 10 points per second and the gap at most a point. Slightly underdamped.
struct PagingSpring: MotionCurve, Equatable {
  /// The displacement from the page at the beginning, in points.
  let displacement: Double
  /// The velocity at the beginning, in points per second.
  let velocity: Double
  let duration: Double

  private let pull: Double
  private let friction: Double

  /// - Parameters:
  ///   - displacement: Points from the page.
  ///   - velocity: Points per second.
  ///   - pull: Per square millisecond.
  ///   - friction: The factor per millisecond.
  init(displacement: Double, velocity: Double, pull: Double = 3.6e-4, friction: Double = 0.9668) {
    self.displacement = displacement
    self.velocity = velocity
    self.pull = pull
    self.friction = friction
    var state = State(gap: displacement, speed: velocity / 1000)
    var steps = 0
    while !state.isSettled, steps < Self.longest {
      state.step(pull: pull, friction: friction)
      steps += 1
    }
    duration = Double(steps) / 1000
  }

  func displacement(after seconds: Double) -> Double {
    guard seconds > 0 else { return displacement }
    guard seconds < duration else { return 0 }
    let (before, after, share) = states(around: seconds)
    return before.gap + (after.gap - before.gap) * share
  }

  func velocity(after seconds: Double) -> Double {
    guard seconds > 0 else { return velocity }
    guard seconds < duration else { return 0 }
    let (before, after, share) = states(around: seconds)
    return (before.speed + (after.speed - before.speed) * share) * 1000
  }

  /// Milliseconds after which a motion counts as settled in any case.
  private static let longest = 10_000

  private struct State {
    var gap: Double
    var speed: Double

    var isSettled: Bool {
      abs(speed) <= 0.01 && abs(gap) <= 1
    }

    mutating func step(pull: Double, friction: Double) {
      speed -= pull * gap
      speed *= friction
      gap += speed
    }
  }

  /// The states at the whole milliseconds around a time, and the fraction between them.
  ///
  /// - Complexity: O(milliseconds), at most a few hundred.
  private func states(around seconds: Double) -> (State, State, Double) {
    let milliseconds = seconds * 1000
    let whole = milliseconds.rounded(.down)
    var before = State(gap: displacement, speed: velocity / 1000)
    for _ in 0..<Int(whole) {
      before.step(pull: pull, friction: friction)
    }
    var after = before
    after.step(pull: pull, friction: friction)
    return (before, after, milliseconds - whole)
  }
}
