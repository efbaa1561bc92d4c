import Foundation

/// Runs the motions of a scroll view over time, and receives all its events.
@MainActor
public protocol ScrollViewHost: AnyObject {
  /// Moves the content offset to a target over time, then calls `endScrollingAnimation()`.
  ///
  /// - Parameters:
  ///   - scrollView: The view to move.
  ///   - target: The offset at the end, in content points.
  ///   - retarget: The offset at the end by current sizes; called whenever sizes have changed; nil for a fixed target.
  func scrollView(
    _ scrollView: UIScrollView, animateContentOffsetTo target: CGPoint,
    retarget: (() -> CGPoint)?)

  /// Ends any motion, without a callback.
  func scrollViewStopsMoving(_ scrollView: UIScrollView)

  /// Called with each event, in the order they happen.
  func scrollView(_ scrollView: UIScrollView, didReport event: CollectionViewEvent)

  /// Called with each event that is a call; by default reports it like any other event.
  func scrollView(_ scrollView: UIScrollView, didReport call: Call)
}

extension ScrollViewHost {
  public func scrollView(_ scrollView: UIScrollView, didReport call: Call) {
    self.scrollView(scrollView, didReport: .call(call))
  }
}

extension UIScrollView {
  /// Reports an event to the host, and a diagnostic to its handler; without a listener the event is not evaluated.
  func report(_ event: @autoclosure () -> CollectionViewEvent) {
    guard isHeard else { return }
    let event = event()
    if case .diagnostic(let diagnostic) = event { diagnosticHandler?(diagnostic) }
    host?.scrollView(self, didReport: event)
  }

  /// Reports a call to the host.
  func report(_ call: @autoclosure () -> Call) {
    guard let host else { return }
    host.scrollView(self, didReport: call())
  }
}
