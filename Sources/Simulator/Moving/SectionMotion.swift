import CollectionView
import Foundation
import Scenes

/// The motion of one section that scrolls across the pane's scroll direction, by a finger, by keys or by itself.
///
/// It follows the same physics as the pane, on the section's own scroll view.
@MainActor
final class SectionMotion {
  let scroller: UIScrollView
  private let own: ContentMotions
  private var history = MotionHistory()
  /// The last author of a change of the offset; nil before any.
  private var lastAuthor: Author?

  /// The offset of the stop that is a number of stops farther than another offset; nil for a section that rests anywhere.
  private let stops: (Int, CGPoint) -> CGPoint?

  init(
    _ scroller: UIScrollView, grid: PixelGrid, rowHeight: CGFloat,
    stops: @escaping (Int, CGPoint) -> CGPoint?
  ) {
    self.scroller = scroller
    self.stops = stops
    own = ContentMotions(scroller, grid: grid, rowHeight: rowHeight)
  }

  private var free: FreeMotion { own.free }
  private var finger: FingerMotion { own.finger }
  private var keys: KeyMotion { own.keys }

  var isIdle: Bool { own.isIdle }
  var isFingerDown: Bool { finger.isDown }

  func isMoving(at time: Double) -> Bool { own.isMoving(at: time) }

  /// The time of the next event within the motion on which the rest of a frame depends; nil for none.
  var nextMoment: Double? { [finger.nextMoment, free.end].compactMap { $0 }.min() }

  func activity(at time: Double) -> MotionFrame.Activity { own.activity(at: time) }

  /// The motion for a frame, without the samples of the last second.
  func frame(at time: Double) -> MotionFrame {
    var frame = own.frame(at: time)
    frame.author = lastAuthor?.rawValue
    frame.authors = history.authors.map(\.rawValue)
    return frame
  }

  /// Ends the authors of the painted frame.
  func endFrame() {
    history.endFrame()
  }

  // MARK: Time

  /// Moves the section's content to the offset of its motion at a time.
  func moveContent(at time: Double) {
    if let end = own.moveContent(at: time) { goToEnd(end) }
  }

  /// Adapts the motion to the scroll range after a layout pass.
  func updateRange(at time: Double) {
    free.updateRange(at: time)
    finger.updateRange()
  }

  func finishIfOver(at time: Double) {
    free.finishIfOver(at: time)
    if isIdle { free.restIfIdle() }
  }

  // MARK: A finger

  /// Puts a finger down at a point of the viewport; it catches a motion.
  func putDown(at point: CGPoint, time: Double) {
    finger.cancel(at: time)
    keys.stop()
    let caught =
      free.catchContent(at: time) == .decelerating ? free.velocity(at: time) : nil
    if caught != nil { scroller.endDecelerating() }
    scroller.stopMoving()
    scroller.beginTracking()
    finger.putDown(at: point, catching: caught, at: time)
  }

  func drag(by way: CGPoint, over seconds: Double, hold: Double, at time: Double) {
    finger.drag(by: way, over: seconds, hold: hold, at: time)
  }

  func move(to point: CGPoint, over seconds: Double, at time: Double) {
    finger.move(to: point, over: seconds, at: time)
  }

  func lift(at time: Double) { finger.lift(at: time) }

  /// Cancels the touch, as the system does; content beyond an end of its range returns to it.
  func cancelTouch(at time: Double) { finger.cancel(at: time) }

  /// Releases the content at a velocity in points per second, as a finger does that lifts.
  func fling(_ velocity: CGPoint, at time: Double) {
    stop()
    scroller.beginDragging()
    free.release(at: velocity, at: time)
  }

  // MARK: At once

  /// Moves the content in one frame, clamped to its range.
  func scroll(by way: CGPoint) {
    stop()
    let offset = scroller.contentOffset
    scroller.scroll(
      to: scroller.scrollRange.clamp(CGPoint(x: offset.x + way.x, y: offset.y + way.y)),
      as: .finger)
  }

  /// Scrolls by one row of character cells; a section that rests at groups or pages, to the next one.
  func scrollLine(_ direction: Action.Direction) {
    if let next = nextStop(1, direction, from: scroller.contentOffset) {
      stop()
      return scroller.scroll(to: next, as: .page)
    }
    let unit = direction.unit
    scroll(by: CGPoint(x: unit.x * keys.rowHeight, y: unit.y * keys.rowHeight))
  }

  /// Scrolls by pages, or parts of one, to the offset at which the section comes to rest.
  func scrollPages(_ pages: CGFloat, _ direction: Action.Direction) {
    stop()
    scroller.scroll(
      to: scroller.restingOffset(afterPages: pages, direction, from: scroller.contentOffset),
      as: .page)
  }

  /// Scrolls to the first or the last group.
  func goToEnd(_ end: KeyboardAction.End) {
    stop()
    scroller.scroll(to: scroller.contentOffset(at: end), as: .page)
  }

  // MARK: Keys

  /// Scrolls by a key; one that scrolls a line moves a section that rests at groups or pages to the next one.
  func press(_ action: KeyboardAction, at time: Double) {
    let takeOver = { [self] in stopForKeys(at: time) }
    switch action {
    case .tap(let step, let times):
      keys.tap(step, times: times, at: time, takeOver: takeOver) { [self] offset in
        step.length == .line ? nextStop(times, step.direction, from: offset) : nil
      }
    case .hold(let step, let rate, let presses):
      guard step.length == .line, nextStop(1, step.direction, from: scroller.contentOffset) == nil
      else { return press(.tap(step, times: presses), at: time) }
      keys.hold(step, rate: rate, presses: presses, at: time, takeOver: takeOver)
    case .release: releaseKeys()
    case .jump(let end):
      guard keys.jumpEnd != end else { return }
      stop()
      if scroller.contentOffset(at: end) != scroller.contentOffset { keys.jump(to: end, at: time) }
    }
  }

  func releaseKeys() { keys.release() }

  /// The stop a number of groups or pages farther in a direction; nil for a section that rests anywhere.
  private func nextStop(_ steps: Int, _ direction: Action.Direction, from offset: CGPoint)
    -> CGPoint?
  {
    let isForwards = direction == .right || direction == .down
    return stops(isForwards ? steps : -steps, offset)
  }

  /// Ends every motion.
  ///
  /// - Returns: The velocity of a fling it ended, in points per second.
  private func stopForKeys(at time: Double) -> CGPoint {
    let velocity = free.activity == .decelerating ? free.velocity(at: time) : .zero
    stop()
    return velocity
  }

  // MARK: Code

  /// Begins the animated scroll that code has requested by `setContentOffset(_:animated:)`.
  func animate(to target: CGPoint, retarget: (() -> CGPoint)?, at time: Double) {
    guard !free.continuesAnimation(to: target, retarget: retarget, at: time) else { return }
    finger.drop()
    keys.stop()
    free.animate(to: target, retarget: retarget, at: time)
  }

  /// Stops the motion because the scroller was asked to, unless a finger is down.
  func stopUnlessTouched() {
    if !finger.isDown { stop() }
  }

  /// Ends every motion where it is.
  func stop() {
    free.stop()
    finger.drop()
    keys.stop()
    scroller.stopMoving()
  }

  /// Adapts the motion to a change of the offset, as the pane's motion does.
  func offsetChanged(by way: CGPoint, to offset: CGPoint, author: Author, at time: Double) {
    lastAuthor = author
    history.record(author)
    own.offsetChanged(by: way, to: offset, author: author, at: time)
  }
}
