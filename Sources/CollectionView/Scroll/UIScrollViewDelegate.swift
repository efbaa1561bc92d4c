import Foundation

/// Informed of a scroll view's movements; every method is optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called after every change of the content offset, whatever caused it.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called once, when a drag begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger lifts, with the velocity in points per millisecond and the resting offset, which may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called just after the finger lifted.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content begins to coast.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animated programmatic scroll ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar scrolls to the top; true without an implementation.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when the content is at its top after a tap on the status bar.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called after the adjusted content inset changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    Unimplemented.record(in: self)
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    Unimplemented.record(in: self)
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    Unimplemented.record(in: self)
  }

  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    Unimplemented.record(in: self)
  }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    Unimplemented.record(in: self)
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    Unimplemented.record(in: self)
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    Unimplemented.record(in: self)
  }

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    Unimplemented.record(in: self)
    return true
  }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    Unimplemented.record(in: self)
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    Unimplemented.record(in: self)
  }
}
