import Foundation

// What a host does to a scroll view: it is the finger, the clock and the window.

extension ScrollViewHosting where Self: UIScrollView {
  /// Moves the content to an offset in content points, on somebody's behalf; what a finger began does nothing without
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

  /// A finger is down, and has not moved enough to drag.
  public func beginTracking() {
    isTracking = true
    hasFinger = true
  }

  /// The finger lifts without having dragged.
  public func endTracking() {
    isTracking = false
    hasFinger = false
    setNeedsLayout()
  }

  /// A finger is down and has moved enough.
  public func beginDragging() {
    isTracking = true
    hasFinger = true
    isDragging = true
    fingerTakesContent()
    report(.delegate(.scrollViewWillBeginDragging))
    scrollDelegate?.scrollViewWillBeginDragging(self)
  }

  /// The finger lifts: asks the layout, then the delegate, where to rest.
  ///
  /// With paging the layout is not asked, and the delegate is told and its answer ignored. What is let go without a fling's
  /// speed, or beyond an edge, no longer counts as dragged, while the finger still counts as down (`_endPanNormal:`, decompiled
  /// from iOS 18.2; apps know by it that nothing will coast).
  ///
  /// - Parameters:
  ///   - velocity: Points per millisecond; positive when the offset grows.
  ///   - proposed: The natural stop, in content points.
  /// - Returns: Where scrolling rests, in content points.
  public func endDragging(velocity: CGPoint, proposed: CGPoint) -> CGPoint {
    hasFinger = false
    // Whoever was told that it begins may have taken the content elsewhere.
    isLettingGo = isDragging
    isDragging =
      isDragging && hypot(velocity.x, velocity.y) >= UIScrollView.leastFlingSpeed
      && scrollRange.clamp(contentOffset) == contentOffset
    // The finger moves against the offset, and is measured in seconds.
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
    return isPagingEnabled ? before : target
  }

  /// Whether the finger lifts just now, and what is told of it has not taken the content elsewhere.
  public var isBeingReleased: Bool { isLettingGo }

  /// Says whether the content coasts after the finger has lifted, and that it begins to, unless the delegate has by then
  /// scrolled it elsewhere.
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

  /// The content begins to coast, or to come back from beyond an edge.
  public func beginDecelerating() {
    isDecelerating = true
    report(.delegate(.scrollViewWillBeginDecelerating))
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
  }

  /// The content came to rest after coasting.
  public func endDecelerating() {
    isDragging = false
    isDecelerating = false
    setNeedsLayout()
    report(.delegate(.scrollViewDidEndDecelerating))
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }

  /// An animated programmatic scroll came to its end.
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

  /// The status bar is tapped: goes to the top, unless the view or its delegate objects.
  ///
  /// The delegate is told when the content is there: `scrollViewDidScrollToTop`, and no end of an animation. A subclass
  /// could not have a method of the name of this one, so it has none that an app would choose.
  public func takeStatusBarTap() {
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

  /// Whatever moved the content has been taken away from it; nobody is told, as UIKit tells nobody.
  public func stopMoving() {
    // Still so while a finger lifts, until all is told of that.
    isTracking = isTracking && isLettingGo
    hasFinger = false
    isLettingGo = false
    isDragging = false
    isDecelerating = false
    isScrollAnimating = false
    isScrollingToTop = false
    setNeedsLayout()
  }

  /// Where the layout would have the content rest near an offset, in content points; velocity in points per millisecond.
  ///
  /// UIKit asks when a finger lifts. This question is the host's own, and not reported.
  public func restingOffset(near proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    isPagingEnabled
      ? proposed : layoutTarget(forProposedContentOffset: proposed, velocity: velocity)
  }
}
