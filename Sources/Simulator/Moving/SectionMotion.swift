import CollectionView
import Foundation

/// The motion of one section that scrolls across the pane's scroll direction, by a finger or by itself.
///
/// It follows the same physics as the pane, on the section's own scroll view.
@MainActor
final class SectionMotion {
  let scroller: UIScrollView
  private let free: FreeMotion
  private let finger: FingerMotion

  init(_ scroller: UIScrollView, grid: PixelGrid) {
    self.scroller = scroller
    free = FreeMotion(scroller, grid: grid)
    finger = FingerMotion(scroller, free: free)
  }

  var isIdle: Bool { free.activity == .idle && !finger.isDown }
  var isFingerDown: Bool { finger.isDown }

  func isMoving(at time: Double) -> Bool { finger.isMoving(at: time) || free.activity != .idle }

  /// The time of the next event within the motion on which the rest of a frame depends; nil for none.
  var nextMoment: Double? { [finger.nextMoment, free.end].compactMap { $0 }.min() }

  // MARK: Time

  /// Moves the section's content to the offset of its motion at a time.
  func moveContent(at time: Double) {
    if finger.isDown {
      finger.follow(at: time)
    } else if free.activity != .idle {
      free.moveContent(at: time)
    }
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

  // MARK: What moves it

  /// Puts a finger down at a point of the viewport; it catches a motion.
  func putDown(at point: CGPoint, time: Double) {
    finger.cancel(at: time)
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

  /// Releases the content at a velocity in points per second, as a finger does that lifts.
  func fling(_ velocity: CGPoint, at time: Double) {
    stop()
    scroller.beginDragging()
    free.release(at: velocity, at: time)
  }

  /// Moves the content in one frame, clamped to its range.
  func scroll(by way: CGPoint) {
    stop()
    let offset = scroller.contentOffset
    scroller.scroll(
      to: scroller.scrollRange.clamp(CGPoint(x: offset.x + way.x, y: offset.y + way.y)),
      as: .finger)
  }

  /// Ends every motion where it is.
  func stop() {
    free.stop()
    finger.drop()
    scroller.stopMoving()
  }
}
