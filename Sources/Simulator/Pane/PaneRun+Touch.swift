import CollectionView
import Foundation

extension PaneRun {
  /// Does what a finger does now.
  func touch(_ action: TouchAction) {
    switch action {
    case .down(let point): putDown(at: point)
    case .move(let point, let seconds):
      finger?.move(to: point, over: seconds, at: time)
      followFinger()
    case .up: liftFinger()
    case .cancel: cancelFinger()
    }
  }

  /// Puts a finger down that moves evenly and lifts with the speed it has, and drags what can scroll that way; the slop does
  /// not count.
  func drag(by way: CGPoint, over seconds: Double, hold: Double) {
    let start = CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2)
    putDown(at: start)
    finger?.contentTouch = .absent
    if finger?.grip == nil, canDrag(along: way) { beginDrag(from: start, along: way) }
    finger?.move(
      to: CGPoint(x: start.x - way.x, y: start.y - way.y), over: seconds, at: time)
    finger?.lift(at: time + max(seconds, 0) + max(hold, 0))
    followFinger()
  }

  /// Moves the content to where the finger is by now, and lets it go when the finger lifts.
  func followFinger() {
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
    moveGrippedContent()
    if case .due(let due)? = finger?.contentTouch, due <= time + Stroke.clockTolerance {
      tellContent()
    }
    if let lift = finger?.lift, lift <= time + Stroke.clockTolerance { liftFinger() }
  }

  /// Takes the content out of the finger's hold, of which only the recognizer of drags is told; a touch on an item is no
  /// tap any more.
  func dropFinger() {
    guard let finger else { return }
    self.finger = nil
    if finger.grip != nil {
      view.panGestureRecognizer.report(.cancelled, at: contentPoint(finger.point))
    }
    view.cancelTouch()
  }

  /// Tells the finger of edges that have changed.
  func takeFingerRange() {
    guard let point = finger?.point else { return }
    finger?.grip?.take(range, at: point)
  }

  /// The axes that a finger moves.
  private var canScroll: (x: Bool, y: Bool) {
    let range = range
    return (range.horizontal.canScroll, range.vertical.canScroll)
  }

  /// Whether a way has a part along an axis that can scroll; a finger that lifts where it came down drags what can scroll
  /// at all.
  func canDrag(along way: CGPoint) -> Bool {
    let canScroll = canScroll
    guard way != .zero else { return canScroll.x || canScroll.y }
    return canScroll.x && way.x != 0 || canScroll.y && way.y != 0
  }

  private func putDown(at point: CGPoint) {
    cancelFinger()
    let isCatch = motion == .decelerating
    let speed = isCatch ? scroller.velocity(at: time) : .zero
    if view.isScrollEnabled {
      catchContent()
      view.beginTracking()
    }
    finger = Finger(
      at: point, time: time,
      momentum: CGPoint(
        x: CarriedMomentum.carried(from: speed.x), y: CarriedMomentum.carried(from: speed.y)))
    finger?.mayDrag = view.isScrollEnabled
    // Content caught in motion is in the finger's hand at once, and asked where to rest even if the finger only lifts.
    guard !isCatch else { return beginDrag(from: point, along: .zero) }
    guard !isStatusBar(point) else { return }
    finger?.contentTouch = .due(at: time + (view.delaysContentTouches ? Finger.contentDelay : 0))
    followFinger()
  }

  /// Begins a drag, unless the content or the recognizer of drags objects.
  private func beginDrag(from start: CGPoint, along way: CGPoint) {
    guard let finger, finger.mayDrag else { return }
    let pan = view.panGestureRecognizer
    let isAllowed =
      finger.contentTouch != .begun || view.letsTouchDrag(from: contentPoint(finger.start))
    if isAllowed { pan.report(.began, at: contentPoint(start)) }
    guard isAllowed, pan.state == .began else {
      self.finger?.mayDrag = false
      return
    }
    view.beginDragging()
    self.finger?.contentTouch = .absent
    self.finger?.grip = Grip(
      offset: view.contentOffset, start: start, range: range, isFree: canScroll,
      awaitsLock: view.isDirectionalLockEnabled)
    self.finger?.grip?.lock(along: way)
  }

  private func moveGrippedContent() {
    guard let finger, let grip = finger.grip else { return }
    let pan = view.panGestureRecognizer
    pan.reportVelocity(finger.speed(at: time))
    pan.report(.changed, at: contentPoint(finger.point))
    view.scroll(to: grip.offset(at: finger.point), as: .finger)
  }

  /// Whether a point is in what covers the top of the view, where a tap scrolls to the top.
  private func isStatusBar(_ point: CGPoint) -> Bool {
    point.y < view.safeAreaInsets.top
  }

  /// The finger lifts: a drag ends, a tap selects, and content caught beyond an edge goes back.
  private func liftFinger() {
    guard let finger else { return }
    guard finger.grip != nil else {
      if case .due = finger.contentTouch { tellContent() }
      self.finger = nil
      view.endTracking()
      if finger.contentTouch != .absent { view.endTouch(at: contentPoint(finger.point)) }
      returnToEdge()
      if isStatusBar(finger.start), isStatusBar(finger.point) {
        view.scrollToTopByStatusBarTap()
      }
      return
    }
    self.finger = nil
    view.panGestureRecognizer.report(.ended, at: contentPoint(finger.point))
    release(at: releaseVelocity(of: finger))
  }

  /// The touch is taken away.
  func cancelFinger() {
    guard let finger else { return }
    self.finger = nil
    guard finger.grip == nil else {
      view.panGestureRecognizer.report(.cancelled, at: contentPoint(finger.point))
      return release(at: .zero)
    }
    view.cancelTouch()
    view.endTracking()
    returnToEdge()
  }

  /// Points per second at which the content goes on.
  private func releaseVelocity(of finger: Finger) -> CGPoint {
    let velocity = finger.velocity(at: time)
    let rests = time - finger.lastTouch > ReleaseVelocity.window
    let momentum = rests ? .zero : finger.momentum
    guard max(abs(velocity.x), abs(velocity.y)) > Fling.leastFingerSpeed else { return .zero }
    return CGPoint(
      x: CarriedMomentum.velocity(of: velocity.x, carrying: momentum.x),
      y: CarriedMomentum.velocity(of: velocity.y, carrying: momentum.y))
  }

  /// Tells the content of the touch, which for it begins where the finger came down.
  private func tellContent() {
    guard let point = finger?.start else { return }
    finger?.contentTouch = .begun
    view.beginTouch(at: contentPoint(point))
  }

  private func contentPoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: view.bounds.minX + point.x, y: view.bounds.minY + point.y)
  }

  /// Lets content that was caught beyond an edge go back to it, as a bounce from rest.
  func returnToEdge() {
    let range = range
    guard motion == .idle, !range.contains(view.contentOffset) else { return }
    scroller.fling(
      velocity: .zero, from: view.contentOffset, range: range, rate: view.decelerationRate.rawValue,
      at: time)
    motion = scroller.activity(at: time)
    if motion == .decelerating { view.beginDecelerating() }
  }
}
