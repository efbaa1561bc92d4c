import Foundation

/// A delegate's `scrollViewDidEndDragging`, for calls with a question mark; nil when the delegate lacks it.
@preconcurrency @MainActor
public struct ScrollViewDidEndDraggingMethod {
  let delegate: any UIScrollViewDelegate

  /// Calls the delegate's method, if it has one.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) -> Void! {
    Unimplemented.call("scrollViewDidEndDragging(_:willDecelerate:)", of: delegate) {
      delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }
}
