import Foundation

/// A delegate's `scrollViewShouldScrollToTop`, for calls with a question mark; nil when the delegate lacks it.
@preconcurrency @MainActor
public struct ScrollViewShouldScrollToTopMethod {
  let delegate: any UIScrollViewDelegate

  /// Calls the delegate's method, if it has one.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView) -> Bool! {
    Unimplemented.call("scrollViewShouldScrollToTop(_:)", of: delegate) {
      delegate.scrollViewShouldScrollToTop(scrollView)
    }
  }
}
