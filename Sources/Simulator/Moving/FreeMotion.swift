import CollectionView
import Foundation

/// The motion of content without a finger or a key: a fling, a bounce, or an animated scroll.
@MainActor
final class FreeMotion {
  /// The largest number of times an animated scroll is extended because sizes measured on the way moved its item.
  private static let retargetLimit = 10

  /// A scroll to a target with the scroll view's own duration.
  private struct AnimatedScroll {
    /// Computes the target from the sizes known by then; nil for a fixed target, and after the scroll.
    var retarget: (() -> CGPoint)?
    /// Whether the target was a legal offset, so that the scroll stays within the range as the range changes.
    var staysInRange = false
    /// Whether it began beyond the range, to which a finger had pulled the content.
    var startsBeyondRange = false
    /// The number of times it was extended to a target that had moved.
    var extensions = 0
  }

  /// The values passed to the layout and the delegate when the finger lifted.
  struct ReportedFling {
    /// The natural end of the fling, in content points.
    var proposedTarget: CGPoint
    /// Whether the layout or the delegate chose another end.
    let isEdited: Bool
    /// The velocity in points per millisecond.
    let velocity: CGPoint
  }

  private let view: UIScrollView
  private var scroller: Scroller
  private var animation = AnimatedScroll()
  /// The motion that was begun and has not been finished; it may be over without its end having been reported to the
  /// view.
  private(set) var activity = Scroller.Activity.idle
  /// The fling under way; nil for none.
  private(set) var fling: ReportedFling?

  init(_ view: UIScrollView, grid: PixelGrid) {
    self.view = view
    scroller = Scroller(grid: grid)
  }

  /// The device's pixels, to which every offset is rounded.
  var grid: PixelGrid {
    get { scroller.grid }
    set { scroller.grid = newValue }
  }

  private var range: ScrollLimits { ScrollLimits(view) }

  /// The content offset at which the motion ends.
  var destination: CGPoint { scroller.destination }

  /// The virtual second at which the motion under way ends; nil for none.
  var end: Double? { activity == .idle ? nil : scroller.end }

  /// Whether an animated scroll returns content from beyond the range.
  var isReturning: Bool { activity == .animating && animation.startsBeyondRange }

  /// Whether an animated scroll goes to an offset outside the range.
  var isAnimatedBeyondRange: Bool { !animation.staysInRange }

  /// The velocity in points per second.
  func velocity(at time: Double) -> CGPoint { scroller.velocity(at: time) }

  /// Whether the content is bouncing at an edge.
  func isBouncing(at time: Double) -> Bool { scroller.author(at: time) == .bounce }

  // MARK: Beginning

  /// Releases the content, as a finger does that lifts: asks the layout and the delegate for the target, and
  /// decelerates.
  ///
  /// - Parameters:
  ///   - velocity: Points per second.
  ///   - time: Virtual seconds.
  func release(at velocity: CGPoint, at time: Double) {
    let range = range
    let velocity = CGPoint(
      x: range.horizontal.canScroll ? velocity.x : 0, y: range.vertical.canScroll ? velocity.y : 0)
    let offset = view.contentOffset
    let rate = view.decelerationRate.rawValue
    let proposed =
      view.isPagingEnabled
      ? Scroller.pageTarget(velocity: velocity, from: offset, range: range)
      : scroller.proposedTarget(velocity: velocity, from: offset, range: range, rate: rate)
    let reportedVelocity = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    let target = range.clamped(view.endDragging(velocity: reportedVelocity, proposed: proposed))
    // The layout or the delegate may scroll elsewhere when asked; then there is no fling.
    guard view.isBeingReleased else { return view.didEndDragging(willDecelerate: false) }
    if view.isPagingEnabled {
      scroller.page(velocity: velocity, from: offset, range: range, at: time)
    } else {
      scroller.fling(
        velocity: velocity, from: offset, range: range, rate: rate,
        target: target == proposed ? nil : target, at: time)
    }
    activity = scroller.activity(at: time)
    if activity == .decelerating {
      fling = ReportedFling(
        proposedTarget: proposed, isEdited: target != proposed, velocity: reportedVelocity)
    }
    view.didEndDragging(willDecelerate: activity == .decelerating)
  }

  /// Bounces content that was caught beyond an edge back to the edge.
  func returnToEdge(at time: Double) {
    let range = range
    guard activity == .idle, !range.contains(view.contentOffset) else { return }
    scroller.fling(
      velocity: .zero, from: view.contentOffset, range: range, rate: view.decelerationRate.rawValue,
      at: time)
    activity = scroller.activity(at: time)
    if activity == .decelerating { view.beginDecelerating() }
  }

  /// Whether an animated scroll to this target is already under way; adopts the new function for its target in any
  /// case.
  func continuesAnimation(
    to target: CGPoint, retarget: (() -> CGPoint)?, at time: Double
  ) -> Bool {
    animation.retarget = retarget
    return activity == .animating && scroller.activity(at: time) == .animating
      && scroller.destination == grid.rounded(target)
  }

  /// Begins an animated scroll.
  ///
  /// - Parameters:
  ///   - target: The content offset it ends at.
  ///   - retarget: Computes the target from the sizes known later; nil for a fixed target.
  ///   - time: Virtual seconds.
  func animate(to target: CGPoint, retarget: (() -> CGPoint)?, at time: Double) {
    fling = nil
    activity = .animating
    animation = AnimatedScroll(
      retarget: retarget, staysInRange: view.scrollRange.clamp(target) == target,
      startsBeyondRange: view.scrollRange.clamp(view.contentOffset) != view.contentOffset)
    scroller.animate(from: view.contentOffset, to: target, range: range, at: time)
  }

  /// Replaces the curve of the animated scroll under way by a number of linear frames.
  func animateLinearly(frames: Int, at time: Double) {
    guard activity == .animating else { return }
    scroller.animate(
      from: view.contentOffset, to: scroller.destination, frames: frames, range: range, at: time)
  }

  // MARK: On the way

  /// Moves the content to the offset of the motion at this time.
  func moveContent(at time: Double) {
    updateTarget(at: time)
    var offset = scroller.offset(at: time)
    if activity == .animating, animation.staysInRange, clampsAlways {
      offset = view.scrollRange.clamp(offset)
    }
    let old = view.contentOffset
    let way = CGPoint(x: offset.x - old.x, y: offset.y - old.y)
    let author = scroller.author(at: time, along: way).flatMap { Author(rawValue: $0.rawValue) }
    view.scroll(to: offset, as: author ?? .code)
  }

  /// Whether the view clamps offsets outside its range at once.
  private var clampsAlways: Bool {
    ((view as? UICollectionView)?.behavior.clamp ?? .always) == .always
  }

  /// Redirects an animation that was extended before to the current target of its item.
  ///
  /// Each screen it passes may turn out longer than a screen, so that extending it only at its end might never reach
  /// the item.
  private func updateTarget(at time: Double) {
    guard activity == .animating, animation.extensions > 0, let retarget = animation.retarget
    else { return }
    let target = grid.rounded(retarget())
    guard target != scroller.destination else { return }
    scroller.redirect(to: target, at: time)
  }

  /// Shifts the motion with content that the layout moved.
  func shift(by way: CGPoint) {
    scroller.shift(by: way)
    fling?.proposedTarget.x += way.x
    fling?.proposedTarget.y += way.y
  }

  /// Adapts the motion to the current scroll range.
  func updateRange(at time: Double) {
    scroller.change(range: range, at: time)
  }

  // MARK: Ending

  /// Reports the end of a motion that is over to the view, or extends an animation whose target has moved.
  func finishIfOver(at time: Double) {
    guard activity != .idle, scroller.activity(at: time) == .idle else { return }
    if let target = animation.retarget.map({ grid.rounded($0()) }),
      target != view.contentOffset, animation.extensions < Self.retargetLimit
    {
      animation.extensions += 1
      scroller.animate(from: view.contentOffset, to: target, range: range, at: time)
      return
    }
    let ended = activity
    stop()
    switch ended {
    case .idle: break
    case .decelerating: view.endDecelerating()
    case .animating: view.endScrollingAnimation()
    }
  }

  /// Ends the motion without a callback; the content rests at its current offset.
  func stop() {
    scroller.rest(at: view.contentOffset)
    endActivity()
  }

  /// Ends the motion at its offset at this time, as a finger does that comes down.
  ///
  /// - Returns: The motion that was under way.
  func catchContent(at time: Double) -> Scroller.Activity {
    scroller.stop(at: time)
    defer { endActivity() }
    return activity
  }

  /// Ends a bounce whose content was set back into the range.
  func endBounce(at offset: CGPoint) {
    if activity == .decelerating { scroller.rest(at: offset) }
  }

  /// Rests at the current content offset, unless a motion is under way.
  func restIfIdle() {
    if activity == .idle { scroller.rest(at: view.contentOffset) }
  }

  private func endActivity() {
    activity = .idle
    animation.retarget = nil
    fling = nil
  }
}

extension ScrollLimits {
  /// The range of a scroll view's content offset at rest.
  @MainActor
  init(_ view: UIScrollView) {
    let range = view.scrollRange
    self.init(
      horizontal: AxisRange(
        minimum: range.minimum.x, maximum: range.maximum.x, page: view.bounds.width,
        bounces: view.bouncesHorizontally, alwaysBounces: view.alwaysBounceHorizontal),
      vertical: AxisRange(
        minimum: range.minimum.y, maximum: range.maximum.y, page: view.bounds.height,
        bounces: view.bouncesVertically, alwaysBounces: view.alwaysBounceVertical))
  }
}
