import Foundation

/// A finger that is down: where it is, how fast, and what it does to the content it holds.
///
/// Points are in the viewport, times in virtual seconds.
struct Finger {
  /// Points a finger must move before it drags; recorded on iOS.
  static let slop = 10.0
  /// Seconds a touch waits before the content learns of it (Apple's iAd scroll view).
  static let contentDelay = 0.15

  /// What becomes of the item under the finger.
  enum ContentTouch: Equatable {
    /// Nothing: the finger drags, or caught content that moved.
    case absent
    /// It learns of the touch at a virtual second, unless the finger drags or lifts before.
    case due(at: Double)
    /// It is highlighted, if the delegate let it.
    case begun
  }

  /// Where the finger is.
  private(set) var point: CGPoint
  /// Where it came down, from which the slop counts.
  let start: CGPoint
  var contentTouch = ContentTouch.absent
  /// False for a finger that the content keeps to itself.
  var mayDrag = true
  /// How it holds the content; nil before it drags.
  var grip: Grip?
  /// What the content's motion when it was caught lends to a fling the same way, in points per second.
  var momentum: CGPoint
  /// When it lifts by itself; nil for a finger that waits to be told.
  private(set) var lift: Double?
  private var stroke: Stroke?
  private var speed = (x: ReleaseVelocity(), y: ReleaseVelocity())
  /// The virtual second of the latest touch.
  private(set) var lastTouch: Double

  /// - Parameters:
  ///   - point: Where it comes down.
  ///   - time: When.
  ///   - momentum: What a fling the same way is lent, in points per second.
  init(at point: CGPoint, time: Double, momentum: CGPoint = .zero) {
    start = point
    self.point = point
    self.momentum = momentum
    lastTouch = time
    recordTouch(point, at: time)
  }

  /// Sends the finger evenly to another point.
  mutating func move(to target: CGPoint, over seconds: Double, at time: Double) {
    stroke = Stroke(from: point, to: target, begin: time, duration: seconds)
  }

  /// Has the finger lift by itself.
  mutating func lift(at time: Double) {
    lift = time
  }

  /// Takes the next touch that is due; nil when the finger is where it should be.
  mutating func nextTouch(by time: Double) -> Stroke.Touch? {
    guard let touch = stroke?.next(by: time) else { return nil }
    if touch.time - lastTouch > ReleaseVelocity.window { momentum = .zero }
    point = touch.point
    lastTouch = touch.time
    recordTouch(point, at: touch.time)
    return touch
  }

  /// When it lifts by itself, or the content learns of it; nil for neither.
  var nextMoment: Double? {
    guard case .due(let time) = contentTouch else { return lift }
    return lift.map { min($0, time) } ?? time
  }

  /// Whether anything of it will change by itself: its place, its speed, or what the content knows of it.
  func isMoving(at time: Double) -> Bool {
    if lift != nil || stroke?.isFinished == false { return true }
    if case .due = contentTouch { return true }
    return time <= lastTouch + ReleaseVelocity.window + Stroke.clockTolerance
  }

  /// How fast it goes over the glass, in points per second.
  func speed(at time: Double) -> CGPoint {
    CGPoint(x: speed.x.velocity(liftedAt: time), y: speed.y.velocity(liftedAt: time))
  }

  /// How fast the content goes with it, in points per second: against it, on the axes that it moves.
  func velocity(at time: Double) -> CGPoint {
    guard let grip else { return .zero }
    let speed = speed(at: time)
    return CGPoint(x: grip.isFree.x ? -speed.x : 0, y: grip.isFree.y ? -speed.y : 0)
  }

  /// Where a drag begins: the slop's end on the way to where the finger is.
  ///
  /// - Parameter canScroll: The axes along which the finger's way counts.
  /// - Returns: nil before the slop is passed.
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

/// How a finger that drags holds the content.
struct Grip {
  /// Where on the glass the drag began: the finger's way counts from here, and the slop does not.
  let start: CGPoint
  /// The content offset that the finger asked for there, before the rubber band; follows adjustments.
  private(set) var origin: CGPoint
  /// The axes that the finger moves.
  private(set) var isFree: (x: Bool, y: Bool)
  /// Whether the drag is to be locked to the axis it sets out along, and has not set out yet.
  private var awaitsLock: Bool
  /// Where the content may rest, as far as the finger knows.
  private(set) var range: ScrollLimits

  /// - Parameters:
  ///   - offset: The content offset, stretched or not.
  ///   - start: Where on the glass the drag begins.
  ///   - range: Where the content may rest.
  ///   - isFree: The axes that the finger moves.
  ///   - awaitsLock: Whether the drag keeps to the axis it sets out along.
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

  /// The content offset that the finger asks for at a point, before the rubber band.
  func wanted(at point: CGPoint) -> CGPoint {
    CGPoint(
      x: isFree.x ? origin.x - (point.x - start.x) : origin.x,
      y: isFree.y ? origin.y - (point.y - start.y) : origin.y)
  }

  /// The content offset that is shown for a finger at a point.
  func offset(at point: CGPoint) -> CGPoint {
    range.stretched(wanted(at: point))
  }

  /// Locks the drag, if it is to be, to the axis along which it goes at least twice as far as along the other.
  mutating func lock(along way: CGPoint) {
    guard awaitsLock, way != .zero else { return }
    awaitsLock = false
    isFree.x = isFree.x && abs(way.x) * 2 > abs(way.y)
    isFree.y = isFree.y && abs(way.y) * 2 > abs(way.x)
  }

  /// Follows content that was moved under the finger, and its edges with it.
  mutating func shift(by way: CGPoint) {
    origin.x += way.x
    origin.y += way.y
    range.horizontal = range.horizontal.shifted(by: way.x)
    range.vertical = range.vertical.shifted(by: way.y)
  }

  /// Goes on from an offset that the content was brought to under the finger.
  mutating func begin(at offset: CGPoint, for point: CGPoint) {
    let wanted = wanted(at: point)
    let unstretched = range.unstretched(offset)
    origin.x += unstretched.x - wanted.x
    origin.y += unstretched.y - wanted.y
  }

  /// Takes new edges without letting the content jump: the rubber band is measured anew from where it is.
  mutating func adapt(to changed: ScrollLimits, at point: CGPoint) {
    guard changed != range else { return }
    let before = wanted(at: point)
    let after = changed.unstretched(range.stretched(before))
    origin.x += after.x - before.x
    origin.y += after.y - before.y
    range = changed
  }
}

/// A finger's even way across the glass, told as the touches it gives rise to.
///
/// Whoever asks for the touches up to some time, in however many questions, is told the same ones.
struct Stroke: Sendable, Equatable {
  /// Where the finger is at a virtual second; the point is in the viewport.
  struct Touch: Sendable, Equatable {
    var point: CGPoint
    var time: Double
  }

  /// Seconds between two touches, as a 120 Hz digitiser sends them.
  static let touchInterval = 0.008
  /// Seconds by which sums of intervals may miss a frame's time.
  static let clockTolerance = 1e-9

  let from: CGPoint
  let to: CGPoint
  /// The virtual second at which the finger sets out.
  let begin: Double
  /// Seconds on the way; 0 for one touch at once.
  let duration: Double
  private var reported = 0
  private(set) var isFinished = false

  init(from: CGPoint, to: CGPoint, begin: Double, duration: Double) {
    self.from = from
    self.to = to
    self.begin = begin
    self.duration = max(duration, 0)
  }

  /// The virtual second at which the finger has arrived.
  var end: Double { begin + duration }

  /// The next touch that has not been told, if it takes place by a time.
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
