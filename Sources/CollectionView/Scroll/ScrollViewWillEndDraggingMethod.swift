import Foundation

/// A delegate's `scrollViewWillEndDragging`, for calls with a question mark; nil when the delegate lacks it.
@preconcurrency @MainActor
public struct ScrollViewWillEndDraggingMethod {
  let delegate: any UIScrollViewDelegate

  /// Calls the delegate's method, if it has one; velocity in points per millisecond.
  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Void! {
    Unimplemented.call(
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", of: delegate
    ) {
      delegate.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }
}
