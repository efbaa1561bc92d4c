import Foundation

/// The content offset of a scroll view while nothing holds it, as a function of virtual time.
///
/// Plain values in and out: the owner tells it what happened (a finger let go, an animated offset was
/// set, the content changed) and asks for the offset at a time. Offsets are in content points, on
/// the device's pixel grid; velocities in points per second; times in virtual seconds.
struct Scroller: Sendable {
  /// What goes on.
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

  /// What goes on at a time.
  func activity(at time: Double) -> Activity {
    time < end ? activity : .idle
  }

  /// The virtual second from which on nothing moves; −∞ while nothing has moved since the last stop.
  var end: Double {
    max(horizontal?.end ?? -.infinity, vertical?.end ?? -.infinity)
  }

  /// Where the offset comes to rest if nothing else happens.
  var destination: CGPoint {
    offset(at: .infinity)
  }

  /// The content offset at a time.
  func offset(at time: Double) -> CGPoint {
    CGPoint(
      x: horizontal.map { grid.rounded($0.offset(at: time)) } ?? resting.x,
      y: vertical.map { grid.rounded($0.offset(at: time)) } ?? resting.y)
  }

  /// Points per second.
  func velocity(at time: Double) -> CGPoint {
    CGPoint(x: horizontal?.velocity(at: time) ?? 0, y: vertical?.velocity(at: time) ?? 0)
  }

  /// Who moves the offset: of the axes the one along which it goes farther, else the one that ends last.
  ///
  /// - Parameters:
  ///   - time: Virtual seconds.
  ///   - way: How the offset goes; nil for as it does at that time.
  /// - Returns: nil when nothing has moved since the last stop.
  func author(at time: Double, along way: CGPoint? = nil) -> Motion.Author? {
    let way = way ?? velocity(at: time)
    guard let horizontal, let vertical else { return (vertical ?? horizontal)?.author(at: time) }
    let isSideways = (abs(way.x), horizontal.end) > (abs(way.y), vertical.end)
    return (isSideways ? horizontal : vertical).author(at: time)
  }

  /// Ends every motion; the offset rests where it is told to.
  mutating func rest(at offset: CGPoint) {
    resting = offset
    activity = .idle
    horizontal = nil
    vertical = nil
  }

  /// Catches the content where it is, as a finger does.
  mutating func stop(at time: Double) {
    rest(at: offset(at: time))
  }

  /// Lets the finger go.
  ///
  /// An axis decelerates, runs into its edge and bounces; from beyond an edge it returns, and goes on
  /// behind the edge when it comes in with speed to spare. Where the
  /// target differs from the proposed one, the axis ends there: with a lower rate if it is nearer,
  /// a raised velocity if it is farther, on a critically damped spring if it lies behind.
  ///
  /// - Parameters:
  ///   - velocity: Points per second.
  ///   - offset: The offset at release.
  ///   - range: Where it may rest.
  ///   - rate: The deceleration rate per millisecond.
  ///   - target: Where layout and delegate want it to end, brought within the range; nil for where it
  ///     would end anyway.
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

  /// Lets the finger go over pages: at most one page on for a swipe, else the nearest.
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

  /// Goes to an offset in 0.3 seconds, eased; the offset is taken as it is, as UIKit does.
  mutating func animate(
    from offset: CGPoint, to target: CGPoint, range: ScrollLimits, at time: Double
  ) {
    animate(from: offset, to: target, range: range, at: time) { TimedMove(distance: $0) }
  }

  /// Goes to an offset at constant velocity, in so many frames of 1/60 second.
  mutating func animate(
    from offset: CGPoint, to target: CGPoint, frames: Int, range: ScrollLimits, at time: Double
  ) {
    animate(from: offset, to: target, range: range, at: time) {
      TimedMove(distance: $0, frames: frames)
    }
  }

  /// Moves everything by a distance: what a content offset adjustment does, in motion or at rest.
  mutating func shift(by delta: CGPoint) {
    resting.x += delta.x
    resting.y += delta.y
    horizontal = horizontal?.shifted(by: delta.x)
    vertical = vertical?.shifted(by: delta.y)
  }

  /// Has an animation under way end elsewhere, at the same time; an axis that does not move is left.
  mutating func redirect(to target: CGPoint, at time: Double) {
    horizontal = horizontal?.redirected(to: target.x, at: time)
    vertical = vertical?.redirected(to: target.y, at: time)
  }

  /// Tells that the edges have changed; an offset at rest stays, for its owner to clamp.
  mutating func change(range: ScrollLimits, at time: Double) {
    horizontal = horizontal?.with(range: range.horizontal, at: time)
    vertical = vertical?.with(range: range.vertical, at: time)
  }

  /// Where a fling ends if nobody objects, within the range and on the grid: what UIKit asks the layout about.
  func proposedTarget(
    velocity: CGPoint, from offset: CGPoint, range: ScrollLimits, rate: CGFloat
  ) -> CGPoint {
    let x = Fling(velocity: velocity.x, offset: offset.x, range: range.horizontal, rate: rate)
    let y = Fling(velocity: velocity.y, offset: offset.y, range: range.vertical, rate: rate)
    return CGPoint(x: grid.rounded(x.naturalTarget), y: grid.rounded(y.naturalTarget))
  }

  /// The page a release over pages ends at.
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
