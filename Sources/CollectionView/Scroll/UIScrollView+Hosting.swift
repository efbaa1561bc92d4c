import Foundation

/// The members for a scroll view's host, in addition to UIKit's own.
///
/// The members are in extensions of a protocol, not of the class: a member of the same name in a user's subclass does not
/// override them, and the host keeps calling these.
@MainActor
public protocol ScrollViewHosting: AnyObject {}

extension UIScrollView: ScrollViewHosting {}

// The host provides the finger, the clock and the window.

extension ScrollViewHosting where Self: UIScrollView {
  /// Moves the content to an offset in content points on behalf of an author; a finger moves nothing without
  /// `isScrollEnabled`.
  public func scroll(to offset: CGPoint, as author: Author) {
    guard isScrollEnabled || !author.isFinger else { return }
    moveBounds(to: CGRect(origin: offset, size: bounds.size), author: author, cause: nil)
  }

  /// Gives the view another size in points, and keeps the content offset.
  public func resize(to size: CGSize) {
    moveBounds(to: CGRect(origin: bounds.origin, size: size), author: .resize, cause: nil)
    center = CGPoint(x: size.width / 2, y: size.height / 2)
  }

  /// Sets the part of the edges that bars and notches cover, in points.
  public func cover(_ insets: UIEdgeInsets) {
    guard insets != safeAreaInsets else { return }
    safeAreaInsets = insets
    insetsDidChange()
  }

  /// Called when a finger is down and has not moved enough to drag.
  public func beginTracking() {
    isTracking = true
    hasFinger = true
  }

  /// Called when the finger lifts without having dragged.
  public func endTracking() {
    isTracking = false
    hasFinger = false
    setNeedsLayout()
  }

  /// Called when a finger is down and has moved enough to drag.
  public func beginDragging() {
    isTracking = true
    hasFinger = true
    isDragging = true
    dragWillBegin()
    report(.delegate(.scrollViewWillBeginDragging))
    scrollDelegate?.scrollViewWillBeginDragging(self)
  }

  /// Called when the finger lifts: asks the layout, then the delegate, for the resting offset.
  ///
  /// With paging the layout is not asked, and the delegate's target is ignored. Content released below the least fling
  /// speed, or beyond an edge, no longer counts as dragged, while the finger still counts as down (inferred; apps use it to
  /// find out that nothing will coast).
  ///
  /// - Parameters:
  ///   - velocity: Points per millisecond; positive when the offset grows.
  ///   - proposed: The natural stop, in content points.
  /// - Returns: Where scrolling rests, in content points.
  public func endDragging(velocity: CGPoint, proposed: CGPoint) -> CGPoint {
    hasFinger = false
    // The delegate may have scrolled elsewhere when the drag began.
    isLettingGo = isDragging
    isDragging =
      isDragging && hypot(velocity.x, velocity.y) >= UIScrollView.leastFlingSpeed
      && scrollRange.clamp(contentOffset) == contentOffset
    // The finger moves opposite to the offset, and its velocity is in points per second.
    panGestureRecognizer.reportVelocity(CGPoint(x: velocity.x * -1000, y: velocity.y * -1000))
    var target = proposed
    if !isPagingEnabled {
      target = askLayoutForTarget(forProposedContentOffset: proposed, velocity: velocity)
    }
    let before = target
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &target)
    report(
      .delegate(
        .scrollViewWillEndDragging(velocity: velocity, proposed: before, target: target)))
    guard !isPagingEnabled, let scrollDelegate else { return before }
    return judgeTarget(
      target, proposed: before,
      of:
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) of \(type(of: scrollDelegate))"
    )
  }

  /// Whether the finger is lifting, and the delegate has not scrolled elsewhere meanwhile.
  public var isBeingReleased: Bool { isLettingGo }

  /// Reports whether the content coasts after the finger has lifted, and begins the deceleration, unless the delegate has
  /// scrolled elsewhere by then.
  public func didEndDragging(willDecelerate: Bool) {
    defer { isTracking = hasFinger }
    report(.delegate(.scrollViewDidEndDragging(willDecelerate: willDecelerate)))
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    guard isLettingGo else { return }
    isLettingGo = false
    if willDecelerate {
      beginDecelerating()
    } else {
      isDragging = false
    }
  }

  /// Called when the content begins to coast, or to come back from beyond an edge.
  public func beginDecelerating() {
    isDecelerating = true
    report(.delegate(.scrollViewWillBeginDecelerating))
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
  }

  /// Called when the content came to rest after coasting.
  public func endDecelerating() {
    isDragging = false
    isDecelerating = false
    setNeedsLayout()
    report(.delegate(.scrollViewDidEndDecelerating))
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }

  /// Called when an animated programmatic scroll ended.
  public func endScrollingAnimation() {
    let wasGoingToTop = isScrollingToTop
    isScrollAnimating = false
    isScrollingToTop = false
    setNeedsLayout()
    if wasGoingToTop {
      report(.delegate(.scrollViewDidScrollToTop))
      scrollDelegate?.scrollViewDidScrollToTop(self)
    } else {
      report(.delegate(.scrollViewDidEndScrollingAnimation))
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Called when the status bar is tapped: scrolls to the top, unless the view or its delegate refuses.
  ///
  /// When the content is at the top, the delegate receives `scrollViewDidScrollToTop`, and no end of an animation.
  public func scrollToTopByStatusBarTap() {
    guard scrollsToTop, shouldScrollToTop else { return }
    let top = topOffset
    if host != nil, top != contentOffset {
      animate(to: top) { [weak self] in self?.topOffset ?? top }
      isScrollingToTop = isScrollAnimating
    } else {
      jump(animated: false) { contentOffset = top }
      isScrollingToTop = true
      endScrollingAnimation()
    }
  }

  private var shouldScrollToTop: Bool {
    let answer = scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true
    report(.delegate(.scrollViewShouldScrollToTop(answer)))
    return answer
  }

  private var topOffset: CGPoint {
    CGPoint(x: contentOffset.x, y: scrollRange.minimum.y)
  }

  /// Ends any motion without a callback, as in UIKit.
  public func stopMoving() {
    // Stays true while a finger lifts, until all delegate calls for the lifting are made.
    isTracking = isTracking && isLettingGo
    hasFinger = false
    isLettingGo = false
    isDragging = false
    isDecelerating = false
    isScrollAnimating = false
    isScrollingToTop = false
    setNeedsLayout()
  }

  /// The layout's resting offset near a proposed one, in content points; velocity in points per millisecond.
  ///
  /// UIKit queries the layout when a finger lifts. This query is the host's own, and is not reported.
  public func restingOffset(near proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard !isPagingEnabled else { return proposed }
    let target = layoutTarget(forProposedContentOffset: proposed, velocity: velocity)
    return usableTarget(target, proposed: proposed, in: scrollRange)
  }
}
