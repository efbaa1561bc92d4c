import CollectionView
import Foundation

/// A finger on the content: it drags, taps, and releases the content.
@MainActor
final class FingerMotion {
  private let view: UIScrollView
  /// The motion that takes over when the finger lifts.
  private let free: FreeMotion
  /// The finger that is down; nil for none.
  private var finger: Finger?

  init(_ view: UIScrollView, free: FreeMotion) {
    self.view = view
    self.free = free
  }

  /// The view whose items a touch can select; nil for the scroller of a section.
  private var content: UICollectionView? { view as? UICollectionView }

  var isDown: Bool { finger != nil }
  var isDragging: Bool { finger?.grip != nil }

  /// Where the finger came down, in points of the viewport; nil without one.
  var start: CGPoint? { finger?.start }

  /// Whether the finger will move, lift or touch the content by itself.
  func isMoving(at time: Double) -> Bool { finger?.isMoving(at: time) == true }

  /// The time at which the finger lifts by itself or the content receives the touch; nil for neither.
  var nextMoment: Double? { finger?.nextMoment }

  /// The velocity of the content under the finger, in points per second; nil without a finger.
  func velocity(at time: Double) -> CGPoint? {
    guard let velocity = finger?.velocity(at: time) else { return nil }
    let range = ScrollLimits(view)
    return CGPoint(
      x: range.horizontal.followed(velocity.x, at: view.contentOffset.x),
      y: range.vertical.followed(velocity.y, at: view.contentOffset.y))
  }

  /// How far a dragging finger is beyond the range, in points; nil while none drags.
  var pull: CGPoint? {
    guard let finger, let grip = finger.grip else { return nil }
    let wanted = grip.wanted(at: finger.point)
    let edge = grip.range.clamped(wanted)
    return CGPoint(x: wanted.x - edge.x, y: wanted.y - edge.y)
  }

  /// The axes along which the content can scroll.
  private var canScroll: (x: Bool, y: Bool) {
    let range = ScrollLimits(view)
    return (range.horizontal.canScroll, range.vertical.canScroll)
  }

  /// Whether a movement has a component along an axis that can scroll.
  ///
  /// A finger that lifts where it came down can drag if any axis can scroll.
  func canDrag(along way: CGPoint) -> Bool {
    let canScroll = canScroll
    guard way != .zero else { return canScroll.x || canScroll.y }
    return canScroll.x && way.x != 0 || canScroll.y && way.y != 0
  }

  // MARK: Down

  /// Puts a finger down on content that has been stopped.
  ///
  /// - Parameters:
  ///   - point: A point of the viewport.
  ///   - velocity: The velocity of the decelerating content it caught, in points per second; nil for content at rest.
  ///   - time: Virtual seconds.
  func putDown(at point: CGPoint, catching velocity: CGPoint?, at time: Double) {
    let speed = velocity ?? .zero
    var finger = Finger(
      at: point, time: time,
      momentum: CGPoint(
        x: CarriedMomentum.carried(from: speed.x), y: CarriedMomentum.carried(from: speed.y)))
    finger.mayDrag = view.isScrollEnabled
    self.finger = finger
    // Content caught in motion is dragged at once; its target is requested even if the finger only lifts.
    guard velocity == nil else { return beginDrag(from: point, along: .zero) }
    guard !isInStatusBar(point) else { return }
    let delay = view.delaysContentTouches ? Finger.contentDelay : 0
    self.finger?.contentTouch = .due(at: time + delay)
    follow(at: time)
  }

  /// Moves the finger evenly and lifts it with its velocity at that time.
  ///
  /// It drags the axes that can scroll from the start: the slop does not apply.
  func drag(by way: CGPoint, over seconds: Double, hold: Double, at time: Double) {
    guard let start = finger?.start else { return }
    finger?.contentTouch = .absent
    if !isDragging, canDrag(along: way) { beginDrag(from: start, along: way) }
    finger?.move(
      to: CGPoint(x: start.x - way.x, y: start.y - way.y), over: seconds, at: time)
    finger?.lift(at: time + max(seconds, 0) + max(hold, 0))
    follow(at: time)
  }

  /// Begins to move the finger evenly to a point of the viewport.
  func move(to point: CGPoint, over seconds: Double, at time: Double) {
    finger?.move(to: point, over: seconds, at: time)
    follow(at: time)
  }

  /// Moves the content with the finger up to this time, and releases it when the finger lifts.
  func follow(at time: Double) {
    while finger?.nextTouch(by: time) != nil {
      guard let finger else { return }
      let way = CGPoint(
        x: finger.point.x - finger.start.x, y: finger.point.y - finger.start.y)
      if finger.grip != nil {
        self.finger?.grip?.lock(along: way)
      } else if finger.mayDrag, let start = finger.dragStart(canScroll: canScroll) {
        beginDrag(from: start, along: way)
      }
    }
    moveGrippedContent(at: time)
    if case .due(let due)? = finger?.contentTouch, due <= time + Stroke.clockTolerance {
      touchContent()
    }
    if let lift = finger?.lift, lift <= time + Stroke.clockTolerance { self.lift(at: time) }
  }

  /// Begins a drag, unless the content or the pan recognizer refuses it.
  private func beginDrag(from start: CGPoint, along way: CGPoint) {
    guard let finger, finger.mayDrag else { return }
    let pan = view.panGestureRecognizer
    let isAllowed =
      finger.contentTouch != .begun
      || content?.letsTouchDrag(from: contentPoint(finger.start)) ?? true
    if isAllowed { pan.report(.began, at: contentPoint(start)) }
    guard isAllowed, pan.state == .began else {
      self.finger?.mayDrag = false
      return
    }
    view.beginDragging()
    self.finger?.contentTouch = .absent
    self.finger?.grip = Grip(
      offset: view.contentOffset, start: start, range: ScrollLimits(view), isFree: canScroll,
      awaitsLock: view.isDirectionalLockEnabled)
    self.finger?.grip?.lock(along: way)
  }

  private func moveGrippedContent(at time: Double) {
    guard let finger, let grip = finger.grip else { return }
    let pan = view.panGestureRecognizer
    pan.reportVelocity(finger.speed(at: time))
    pan.report(.changed, at: contentPoint(finger.point))
    view.scroll(to: grip.offset(at: finger.point), as: .finger)
  }

  /// Delivers the touch to the content, at the point where the finger came down.
  private func touchContent() {
    guard let point = finger?.start else { return }
    finger?.contentTouch = .begun
    content?.beginTouch(at: contentPoint(point))
  }

  // MARK: Content that moves under the finger

  /// Moves the grip with content that was moved under the finger.
  func shift(by way: CGPoint) {
    finger?.grip?.shift(by: way)
  }

  /// Continues a drag from an offset to which the content was set.
  func resume(from offset: CGPoint) {
    guard let point = finger?.point else { return }
    finger?.grip?.begin(at: offset, for: point)
  }

  /// Adapts the rubber band to the current scroll range.
  func updateRange() {
    guard let point = finger?.point else { return }
    let range = ScrollLimits(view)
    finger?.grip?.adapt(to: range, at: point)
  }

  // MARK: Up

  /// Lifts the finger: a drag ends, a tap selects, and content caught beyond an edge returns to it.
  func lift(at time: Double) {
    guard let finger else { return }
    guard finger.grip != nil else {
      if case .due = finger.contentTouch { touchContent() }
      self.finger = nil
      view.endTracking()
      if finger.contentTouch != .absent { content?.endTouch(at: contentPoint(finger.point)) }
      free.returnToEdge(at: time)
      if isInStatusBar(finger.start), isInStatusBar(finger.point) {
        view.scrollToTopByStatusBarTap()
      }
      return
    }
    self.finger = nil
    view.panGestureRecognizer.report(.ended, at: contentPoint(finger.point))
    free.release(at: releaseVelocity(of: finger, at: time), at: time)
  }

  /// Cancels the touch, as the system does.
  func cancel(at time: Double) {
    guard let finger else { return }
    self.finger = nil
    guard finger.grip == nil else {
      view.panGestureRecognizer.report(.cancelled, at: contentPoint(finger.point))
      return free.release(at: .zero, at: time)
    }
    content?.cancelTouch()
    view.endTracking()
    free.returnToEdge(at: time)
  }

  /// Cancels the touch: the pan recognizer reports `.cancelled`, the content does not decelerate, and no item is tapped.
  func drop() {
    guard let finger else { return }
    self.finger = nil
    if finger.grip != nil {
      view.panGestureRecognizer.report(.cancelled, at: contentPoint(finger.point))
    }
    content?.cancelTouch()
  }

  /// The velocity with which the content continues, in points per second.
  private func releaseVelocity(of finger: Finger, at time: Double) -> CGPoint {
    let velocity = finger.velocity(at: time)
    let rests = time - finger.lastTouch > ReleaseVelocity.window
    let momentum = rests ? .zero : finger.momentum
    guard max(abs(velocity.x), abs(velocity.y)) > Fling.leastFingerSpeed else { return .zero }
    return CGPoint(
      x: CarriedMomentum.velocity(of: velocity.x, carrying: momentum.x),
      y: CarriedMomentum.velocity(of: velocity.y, carrying: momentum.y))
  }

  /// Whether a point is in the status bar area at the top of the view, where a tap scrolls to the top.
  private func isInStatusBar(_ point: CGPoint) -> Bool {
    point.y < view.safeAreaInsets.top
  }

  private func contentPoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: view.bounds.minX + point.x, y: view.bounds.minY + point.y)
  }
}
