import Foundation

/// Told of a scroll view's movements; every method is optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// After every change of the content offset, whoever caused it.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Once, when a drag begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// When the finger lifts: velocity in points per millisecond, and the stop, which may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Right after the finger lifted.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content begins to coast.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated programmatic scroll ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar scrolls to the top; true without it.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// The content has come to its top after a tap on the status bar.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    Unimplemented.note(in: self)
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    Unimplemented.note(in: self)
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    Unimplemented.note(in: self)
  }

  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    Unimplemented.note(in: self)
  }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    Unimplemented.note(in: self)
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    Unimplemented.note(in: self)
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    Unimplemented.note(in: self)
  }

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    Unimplemented.note(in: self)
    return true
  }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    Unimplemented.note(in: self)
  }
}
