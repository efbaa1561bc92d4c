import Foundation

/// Whoever gives a scroll view time: evaluates its motions, and is told everything that happens.
@MainActor
public protocol ScrollViewHost: AnyObject {
  /// Moves the content offset to a target over time, then calls `endScrollingAnimation()`.
  ///
  /// - Parameters:
  ///   - scrollView: The view to move.
  ///   - target: Where it ends, in content points.
  ///   - retarget: Where it should end by what is known now; asked whenever sizes have changed; nil for a fixed target.
  func scrollView(
    _ scrollView: UIScrollView, animateContentOffsetTo target: CGPoint,
    retarget: (() -> CGPoint)?)

  /// Ends whatever motion is going on, without a callback.
  func scrollViewStopsMoving(_ scrollView: UIScrollView)

  /// Takes note of a call, as nearly all events are; a host that leaves this out is told of it as of any other event.
  func scrollView(_ scrollView: UIScrollView, didReport call: consuming Call)

  /// Takes note of an event; events come in the order they happen.
  func scrollView(_ scrollView: UIScrollView, didReport event: CollectionViewEvent)
}

extension ScrollViewHost {
  public func scrollView(_ scrollView: UIScrollView, didReport call: consuming Call) {
    self.scrollView(scrollView, didReport: .call(call))
  }
}
