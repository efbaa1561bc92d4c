import Foundation

/// A finger that is down: its position, its velocity, and its effect on the content.
///
/// Points are in the viewport, times in virtual seconds.
struct Finger {
  /// Points a finger must move before it drags; recorded on iOS.
  static let slop = 10.0
  /// Seconds before a touch is delivered to the content (Apple's iAd scroll view).
  static let contentDelay = 0.15

  /// The state of the touch of the item under the finger.
  enum ContentTouch: Equatable {
    /// There is no such touch: the finger drags, or caught moving content.
    case absent
    /// The touch is delivered to the item at a virtual second, unless the finger drags or lifts before.
    case due(at: Double)
    /// The touch was delivered; the item is highlighted if the delegate allows it.
    case begun
  }

  /// The position of the finger.
  private(set) var point: CGPoint
  /// The position where the finger came down, from which the slop is measured.
  let start: CGPoint
  var contentTouch = ContentTouch.absent
  /// False for a finger whose drag the content refuses.
  var mayDrag = true
  /// The grip of a dragging finger on the content; nil before it drags.
  var grip: Grip?
  /// The velocity that the content's motion, when caught, adds to a fling in the same direction, in points per second.
  var momentum: CGPoint
  /// The time at which the finger lifts by itself; nil if it waits for an action.
  private(set) var lift: Double?
  private var stroke: Stroke?
  private var speed = (x: ReleaseVelocity(), y: ReleaseVelocity())
  /// The virtual second of the latest touch.
  private(set) var lastTouch: Double

  /// - Parameters:
  ///   - point: The position where the finger comes down.
  ///   - time: The time at which it comes down.
  ///   - momentum: The velocity added to a fling in the same direction, in points per second.
  init(at point: CGPoint, time: Double, momentum: CGPoint = .zero) {
    start = point
    self.point = point
    self.momentum = momentum
    lastTouch = time
    recordTouch(point, at: time)
  }

  /// Begins to move the finger evenly to another point.
  mutating func move(to target: CGPoint, over seconds: Double, at time: Double) {
    stroke = Stroke(from: point, to: target, begin: time, duration: seconds)
  }

  /// Makes the finger lift by itself at a time.
  mutating func lift(at time: Double) {
    lift = time
  }

  /// Applies and returns the next touch that is due; nil if none is due.
  mutating func nextTouch(by time: Double) -> Stroke.Touch? {
    guard let touch = stroke?.next(by: time) else { return nil }
    if touch.time - lastTouch > ReleaseVelocity.window { momentum = .zero }
    point = touch.point
    lastTouch = touch.time
    recordTouch(point, at: touch.time)
    return touch
  }

  /// The time at which the finger lifts by itself, or the touch is delivered to the content; nil for neither.
  var nextMoment: Double? {
    guard case .due(let time) = contentTouch else { return lift }
    return lift.map { min($0, time) } ?? time
  }

  /// Whether the finger's position, its velocity or its touch of the content will change by itself.
  func isMoving(at time: Double) -> Bool {
    if lift != nil || stroke?.isFinished == false { return true }
    if case .due = contentTouch { return true }
    return time <= lastTouch + ReleaseVelocity.window + Stroke.clockTolerance
  }

  /// The velocity of the finger on the screen, in points per second.
  func speed(at time: Double) -> CGPoint {
    CGPoint(x: speed.x.velocity(liftedAt: time), y: speed.y.velocity(liftedAt: time))
  }

  /// The velocity of the content under the finger, in points per second: opposite to the finger's, on the axes that it
  /// moves.
  func velocity(at time: Double) -> CGPoint {
    guard let grip else { return .zero }
    let speed = speed(at: time)
    return CGPoint(x: grip.isFree.x ? -speed.x : 0, y: grip.isFree.y ? -speed.y : 0)
  }

  /// The point where a drag begins: the end of the slop on the way to the finger's position.
  ///
  /// - Parameter canScroll: The axes along which the finger's movement counts.
  /// - Returns: Nil before the finger has moved by the slop.
  func dragStart(canScroll: (x: Bool, y: Bool)) -> CGPoint? {
    let way = CGPoint(
      x: canScroll.x ? point.x - start.x : 0, y: canScroll.y ? point.y - start.y : 0)
    let distance = hypot(way.x, way.y)
    guard distance >= Self.slop else { return nil }
    return CGPoint(
      x: start.x + way.x * Self.slop / distance, y: start.y + way.y * Self.slop / distance)
  }

  private mutating func recordTouch(_ point: CGPoint, at time: Double) {
    speed.x.record(position: point.x, at: time)
    speed.y.record(position: point.y, at: time)
  }
}

/// The grip of a dragging finger on the content.
struct Grip {
  /// The point where the drag began, from which the finger's movement is measured, without the slop.
  let start: CGPoint
  /// The content offset that the finger requested there, before the rubber band; follows adjustments.
  private(set) var origin: CGPoint
  /// The axes along which the finger moves the content.
  private(set) var isFree: (x: Bool, y: Bool)
  /// Whether the drag is still to be locked to the axis along which it starts.
  private var awaitsLock: Bool
  /// The range of the content offset that the rubber band is computed with.
  private(set) var range: ScrollLimits

  /// - Parameters:
  ///   - offset: The content offset, stretched or not.
  ///   - start: The point where the drag begins.
  ///   - range: The range of the content offset at rest.
  ///   - isFree: The axes along which the finger moves the content.
  ///   - awaitsLock: Whether to lock the drag to the axis along which it starts.
  init(
    offset: CGPoint, start: CGPoint, range: ScrollLimits,
    isFree: (x: Bool, y: Bool) = (true, true), awaitsLock: Bool = false
  ) {
    self.start = start
    self.range = range
    self.isFree = isFree
    self.awaitsLock = awaitsLock
    origin = range.unstretched(offset)
  }

  /// The content offset that the finger requests at a point, before the rubber band.
  func wanted(at point: CGPoint) -> CGPoint {
    CGPoint(
      x: isFree.x ? origin.x - (point.x - start.x) : origin.x,
      y: isFree.y ? origin.y - (point.y - start.y) : origin.y)
  }

  /// The content offset that is shown for a finger at a point.
  func offset(at point: CGPoint) -> CGPoint {
    range.stretched(wanted(at: point))
  }

  /// Locks the drag, if requested, to the axis along which it moves at least twice as far as along the other.
  mutating func lock(along way: CGPoint) {
    guard awaitsLock, way != .zero else { return }
    awaitsLock = false
    isFree.x = isFree.x && abs(way.x) * 2 > abs(way.y)
    isFree.y = isFree.y && abs(way.y) * 2 > abs(way.x)
  }

  /// Moves the grip and its range with content that was moved under the finger.
  mutating func shift(by way: CGPoint) {
    origin.x += way.x
    origin.y += way.y
    range.horizontal = range.horizontal.shifted(by: way.x)
    range.vertical = range.vertical.shifted(by: way.y)
  }

  /// Continues from an offset to which the content was set under the finger.
  mutating func begin(at offset: CGPoint, for point: CGPoint) {
    let wanted = wanted(at: point)
    let unstretched = range.unstretched(offset)
    origin.x += unstretched.x - wanted.x
    origin.y += unstretched.y - wanted.y
  }

  /// Adopts another range without moving the content: the rubber band continues from the current offset.
  mutating func adapt(to changed: ScrollLimits, at point: CGPoint) {
    guard changed != range else { return }
    let before = wanted(at: point)
    let after = changed.unstretched(range.stretched(before))
    origin.x += after.x - before.x
    origin.y += after.y - before.y
    range = changed
  }
}

/// An even movement of a finger, as the touches it produces.
///
/// The touches up to some time are the same, in however many calls they are requested.
struct Stroke: Sendable, Equatable {
  /// The position of the finger at a virtual second; the point is in the viewport.
  struct Touch: Sendable, Equatable {
    var point: CGPoint
    var time: Double
  }

  /// Seconds between two touches, as a 120 Hz digitiser sends them.
  static let touchInterval = 0.008
  /// The tolerance, in seconds, between a sum of intervals and a frame's time.
  static let clockTolerance = 1e-9

  let from: CGPoint
  let to: CGPoint
  /// The virtual second at which the movement begins.
  let begin: Double
  /// The duration in seconds; 0 for one touch at once.
  let duration: Double
  private var reported = 0
  private(set) var isFinished = false

  init(from: CGPoint, to: CGPoint, begin: Double, duration: Double) {
    self.from = from
    self.to = to
    self.begin = begin
    self.duration = max(duration, 0)
  }

  /// The virtual second at which the movement ends.
  var end: Double { begin + duration }

  /// The next touch that has not been returned yet, if it takes place by a time.
  mutating func next(by time: Double) -> Touch? {
    guard !isFinished else { return nil }
    let seconds = min(Double(reported + 1) * Self.touchInterval, duration)
    guard begin + seconds <= time + Self.clockTolerance else { return nil }
    reported += 1
    guard seconds < duration else {
      isFinished = true
      return Touch(point: to, time: end)
    }
    let share = seconds / duration
    return Touch(
      point: CGPoint(
        x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share),
      time: begin + seconds)
  }
}
