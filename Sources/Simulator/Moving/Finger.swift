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
    note(point, at: time)
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
    note(point, at: touch.time)
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

  private mutating func note(_ point: CGPoint, at time: Double) {
    speed.x.note(position: point.x, at: time)
    speed.y.note(position: point.y, at: time)
  }
}
