import Foundation

/// The content offset of a scroll view that no finger holds, as a function of virtual time.
///
/// Plain values in and out: the owner reports events (a finger lifted, an animated offset was set, the content changed)
/// and reads the offset at a time. Offsets are in content points, on the device's pixel grid; velocities in points per
/// second; times in virtual seconds.
struct Scroller: Sendable {
  /// The kind of motion.
  enum Activity: String, Sendable, Equatable {
    case idle
    /// After a finger: a deceleration, a bounce, a snap or a page.
    case decelerating
    /// An animated content offset.
    case animating
  }

  var grid: PixelGrid
  private var resting: CGPoint
  private var activity = Activity.idle
  private var horizontal: Motion?
  private var vertical: Motion?

  init(offset: CGPoint = .zero, grid: PixelGrid = PixelGrid(scale: 2)) {
    self.grid = grid
    resting = offset
  }

  /// The kind of motion at a time.
  func activity(at time: Double) -> Activity {
    time < end ? activity : .idle
  }

  /// The virtual second at which the motion ends; −∞ if nothing has moved since the last stop.
  var end: Double {
    max(horizontal?.end ?? -.infinity, vertical?.end ?? -.infinity)
  }

  /// The offset at which the motion ends.
  var destination: CGPoint {
    offset(at: .infinity)
  }

  /// The content offset at a time.
  func offset(at time: Double) -> CGPoint {
    CGPoint(
      x: horizontal.map { grid.rounded($0.offset(at: time)) } ?? resting.x,
      y: vertical.map { grid.rounded($0.offset(at: time)) } ?? resting.y)
  }

  /// The velocity in points per second.
  func velocity(at time: Double) -> CGPoint {
    CGPoint(x: horizontal?.velocity(at: time) ?? 0, y: vertical?.velocity(at: time) ?? 0)
  }

  /// The author of the motion: of the axis along which the offset moves farther, else of the one that ends last.
  ///
  /// - Parameters:
  ///   - time: Virtual seconds.
  ///   - way: The direction of the move; nil for that of the velocity at the time.
  /// - Returns: Nil if nothing has moved since the last stop.
  func author(at time: Double, along way: CGPoint? = nil) -> Motion.Author? {
    let way = way ?? velocity(at: time)
    guard let horizontal, let vertical else { return (vertical ?? horizontal)?.author(at: time) }
    let isSideways = (abs(way.x), horizontal.end) > (abs(way.y), vertical.end)
    return (isSideways ? horizontal : vertical).author(at: time)
  }

  /// Ends every motion; the offset rests at the given one.
  mutating func rest(at offset: CGPoint) {
    resting = offset
    activity = .idle
    horizontal = nil
    vertical = nil
  }

  /// Stops the content at its offset at this time, as a finger does.
  mutating func stop(at time: Double) {
    rest(at: offset(at: time))
  }

  /// Starts the motion after a finger lifts.
  ///
  /// An axis decelerates, runs into its edge and bounces; from beyond an edge it returns, and continues past the edge
  /// if it is faster than the stop speed. If the target differs from the proposed one, the axis ends there: with a
  /// lower rate if it is nearer, a higher velocity if it is farther, on a critically damped spring if it is in the
  /// opposite direction.
  ///
  /// - Parameters:
  ///   - velocity: Points per second.
  ///   - offset: The offset at release.
  ///   - range: The range of the offset at rest.
  ///   - rate: The deceleration rate per millisecond.
  ///   - target: The end that the layout or the delegate chose, clamped to the range; nil for the natural end.
  ///   - time: Virtual seconds.
  mutating func fling(
    velocity: CGPoint, from offset: CGPoint, range: ScrollLimits, rate: CGFloat,
    target: CGPoint? = nil, at time: Double
  ) {
    rest(at: offset)
    activity = .decelerating
    horizontal = Fling(velocity: velocity.x, offset: offset.x, range: range.horizontal, rate: rate)
      .motion(target: target.map { Double($0.x) }, grid: grid, at: time)
    vertical = Fling(velocity: velocity.y, offset: offset.y, range: range.vertical, rate: rate)
      .motion(target: target.map { Double($0.y) }, grid: grid, at: time)
  }

  /// Starts the motion to a page after a finger lifts: at most one page further for a swipe, else the nearest page.
  mutating func page(
    velocity: CGPoint, from offset: CGPoint, range: ScrollLimits, at time: Double
  ) {
    let target = Self.pageTarget(velocity: velocity, from: offset, range: range)
    let isSwipe = Self.isSwipe(velocity)
    func motion(_ offset: Double, _ velocity: Double, _ target: Double, _ range: AxisRange)
      -> Motion?
    {
      guard offset != target else { return nil }
      return isSwipe
        ? .paging(from: offset, velocity: velocity, to: target, in: range, at: time)
        : .pagingBack(from: offset, to: target, in: range, at: time)
    }
    rest(at: offset)
    activity = .decelerating
    horizontal = motion(offset.x, velocity.x, target.x, range.horizontal)
    vertical = motion(offset.y, velocity.y, target.y, range.vertical)
  }

  /// Moves to an offset in 0.3 seconds, eased; the offset is not clamped, as in UIKit.
  mutating func animate(
    from offset: CGPoint, to target: CGPoint, range: ScrollLimits, at time: Double
  ) {
    animate(from: offset, to: target, range: range, at: time) { TimedMove(distance: $0) }
  }

  /// Moves to an offset at constant velocity, in a number of frames of 1/60 second.
  mutating func animate(
    from offset: CGPoint, to target: CGPoint, frames: Int, range: ScrollLimits, at time: Double
  ) {
    animate(from: offset, to: target, range: range, at: time) {
      TimedMove(distance: $0, frames: frames)
    }
  }

  /// Shifts everything by a distance, in motion or at rest, as a content offset adjustment does.
  mutating func shift(by delta: CGPoint) {
    resting.x += delta.x
    resting.y += delta.y
    horizontal = horizontal?.shifted(by: delta.x)
    vertical = vertical?.shifted(by: delta.y)
  }

  /// Changes the end of an animation under way, at the same time; an axis that does not move is unchanged.
  mutating func redirect(to target: CGPoint, at time: Double) {
    horizontal = horizontal?.redirected(to: target.x, at: time)
    vertical = vertical?.redirected(to: target.y, at: time)
  }

  /// Adopts another range; an offset at rest is unchanged, for its owner to clamp.
  mutating func change(range: ScrollLimits, at time: Double) {
    horizontal = horizontal?.with(range: range.horizontal, at: time)
    vertical = vertical?.with(range: range.vertical, at: time)
  }

  /// The natural end of a fling, within the range and on the grid, which UIKit passes to the layout as the proposed
  /// offset.
  func proposedTarget(
    velocity: CGPoint, from offset: CGPoint, range: ScrollLimits, rate: CGFloat
  ) -> CGPoint {
    let x = Fling(velocity: velocity.x, offset: offset.x, range: range.horizontal, rate: rate)
    let y = Fling(velocity: velocity.y, offset: offset.y, range: range.vertical, rate: rate)
    return CGPoint(x: grid.rounded(x.naturalTarget), y: grid.rounded(y.naturalTarget))
  }

  /// The page at which the content comes to rest after a finger lifts.
  static func pageTarget(velocity: CGPoint, from offset: CGPoint, range: ScrollLimits) -> CGPoint {
    let isSwipe = isSwipe(velocity)
    return CGPoint(
      x: Paging.target(
        from: offset.x, velocity: velocity.x, isSwipe: isSwipe, in: range.horizontal),
      y: Paging.target(from: offset.y, velocity: velocity.y, isSwipe: isSwipe, in: range.vertical))
  }

  private static func isSwipe(_ velocity: CGPoint) -> Bool {
    max(abs(velocity.x), abs(velocity.y)) > Paging.swipeSpeed
  }

  private mutating func animate(
    from offset: CGPoint, to target: CGPoint, range: ScrollLimits, at time: Double,
    move: (Double) -> TimedMove
  ) {
    func motion(_ offset: Double, _ target: Double, _ range: AxisRange) -> Motion? {
      guard offset != target else { return nil }
      return .animating(move(target - offset), from: offset, in: range, at: time)
    }
    rest(at: offset)
    activity = .animating
    horizontal = motion(offset.x, target.x, range.horizontal)
    vertical = motion(offset.y, target.y, range.vertical)
  }
}
