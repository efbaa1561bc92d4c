import CollectionView
import Foundation

/// The motion of content that nothing holds: a fling, a bounce, or an animated scroll.
@MainActor
final class FreeMotion {
  /// How often an animated scroll is extended because sizes measured on the way moved its item.
  private static let retargetLimit = 10

  /// A scroll to a target in the scroll view's own time.
  private struct AnimatedScroll {
    /// The target by what is known now; nil for a fixed target, and after the scroll.
    var retarget: (() -> CGPoint)?
    /// Whether the target was a legal offset, so that the way there stays within the range as that changes.
    var staysInRange = false
    /// Whether it began beyond the range, where a finger had pulled the content.
    var startsBeyondRange = false
    /// How often it was extended to a target that had moved.
    var extensions = 0
  }

  /// What the layout and the delegate were asked when the finger lifted.
  struct ReportedFling {
    /// The natural end of the fling, in content points.
    var proposedTarget: CGPoint
    /// Whether the layout or the delegate chose another end.
    let isEdited: Bool
    /// Points per millisecond.
    let velocity: CGPoint
  }

  private let view: UICollectionView
  private var scroller: Scroller
  private var animation = AnimatedScroll()
  /// The motion that was begun and has not been finished: it may be over without its end having been reported to the view.
  private(set) var activity = Scroller.Activity.idle
  /// The fling under way; nil for none.
  private(set) var fling: ReportedFling?

  init(_ view: UICollectionView, grid: PixelGrid) {
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

  /// Whether an animated scroll brings content back from beyond the range.
  var isReturning: Bool { activity == .animating && animation.startsBeyondRange }

  /// Whether an animated scroll goes to an offset outside the range.
  var isAnimatedBeyondRange: Bool { !animation.staysInRange }

  /// Points per second.
  func velocity(at time: Double) -> CGPoint { scroller.velocity(at: time) }

  /// Whether the content is bouncing at an edge.
  func isBouncing(at time: Double) -> Bool { scroller.author(at: time) == .bounce }

  // MARK: Beginning

  /// Lets the content go as a finger does that lifts: asks the layout and the delegate for the target, and decelerates.
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
    // A delegate may scroll elsewhere when it is asked; then there is no fling.
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

  /// Bounces content that was caught beyond an edge back to it.
  func returnToEdge(at time: Double) {
    let range = range
    guard activity == .idle, !range.contains(view.contentOffset) else { return }
    scroller.fling(
      velocity: .zero, from: view.contentOffset, range: range, rate: view.decelerationRate.rawValue,
      at: time)
    activity = scroller.activity(at: time)
    if activity == .decelerating { view.beginDecelerating() }
  }

  /// Whether an animated scroll to this target is under way already; it then follows the target by the new function.
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
  ///   - retarget: The target by what is known later; nil for a fixed target.
  ///   - time: Virtual seconds.
  func animate(to target: CGPoint, retarget: (() -> CGPoint)?, at time: Double) {
    fling = nil
    activity = .animating
    animation = AnimatedScroll(
      retarget: retarget, staysInRange: view.scrollRange.clamp(target) == target,
      startsBeyondRange: view.scrollRange.clamp(view.contentOffset) != view.contentOffset)
    scroller.animate(from: view.contentOffset, to: target, range: range, at: time)
  }

  /// Replaces the curve of the animated scroll under way by so many linear frames.
  func animateLinearly(frames: Int, at time: Double) {
    guard activity == .animating else { return }
    scroller.animate(
      from: view.contentOffset, to: scroller.destination, frames: frames, range: range, at: time)
  }

  // MARK: On the way

  /// Moves the content to where the motion has it.
  func moveContent(at time: Double) {
    updateTarget(at: time)
    var offset = scroller.offset(at: time)
    if activity == .animating, animation.staysInRange, view.behavior.clamp == .always {
      offset = view.scrollRange.clamp(offset)
    }
    let old = view.contentOffset
    let way = CGPoint(x: offset.x - old.x, y: offset.y - old.y)
    let author = scroller.author(at: time, along: way).flatMap { Author(rawValue: $0.rawValue) }
    view.scroll(to: offset, as: author ?? .code)
  }

  /// Redirects an animation that was extended once to where its item is by now.
  ///
  /// The screens it passes may each turn out longer than a screen, so that extending it only at its end might never reach
  /// the item.
  private func updateTarget(at time: Double) {
    guard activity == .animating, animation.extensions > 0, let retarget = animation.retarget
    else { return }
    let target = grid.rounded(retarget())
    guard target != scroller.destination else { return }
    scroller.redirect(to: target, at: time)
  }

  /// Moves the motion with content that was moved by the layout.
  func shift(by way: CGPoint) {
    scroller.shift(by: way)
    fling?.proposedTarget.x += way.x
    fling?.proposedTarget.y += way.y
  }

  /// Adapts the motion to the scroll range of now.
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

  /// Ends the motion without a callback; the content rests where it is.
  func stop() {
    scroller.rest(at: view.contentOffset)
    endActivity()
  }

  /// Ends the motion where it has the content at this time, as a finger that comes down does.
  ///
  /// - Returns: The motion that was under way.
  func catchContent(at time: Double) -> Scroller.Activity {
    scroller.stop(at: time)
    defer { endActivity() }
    return activity
  }

  /// Ends a bounce whose content was put back within the range.
  func endBounce(at offset: CGPoint) {
    if activity == .decelerating { scroller.rest(at: offset) }
  }

  /// Rests where the content is, unless a motion is under way.
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
  /// The offsets at which a collection view may rest.
  @MainActor
  init(_ view: UICollectionView) {
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
