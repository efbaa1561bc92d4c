import Foundation

/// An optional method of a scroll view's delegate that takes the scroll view alone; nil when the delegate lacks it.
@preconcurrency @MainActor
public struct ScrollViewMethod {
  let name: String
  let delegate: any UIScrollViewDelegate
  let body: @MainActor (UIScrollView) -> Void

  /// Calls the delegate's method, if it has one.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView) -> Void! {
    Unimplemented.call(name, of: delegate) { body(scrollView) }
  }
}
