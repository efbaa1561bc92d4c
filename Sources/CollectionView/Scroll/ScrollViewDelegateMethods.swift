import Foundation

// Optional calls of a scroll view's delegate, `delegate?.scrollViewDidScroll?(scrollView)`.
//
// On Apple's platforms the question mark asks whether an Objective-C object has the method; `Unimplemented` describes how
// it works here. The properties are disfavored overloads, so that a call without the question mark resolves to the method.

extension UIScrollViewDelegate {
  /// `scrollViewDidScroll(_:)`, for calls with a question mark.
  @_disfavoredOverload
  public var scrollViewDidScroll: ScrollViewMethod? {
    ScrollViewMethod(name: "scrollViewDidScroll(_:)", delegate: self) {
      self.scrollViewDidScroll($0)
    }
  }

  /// `scrollViewWillBeginDragging(_:)`, for calls with a question mark.
  @_disfavoredOverload
  public var scrollViewWillBeginDragging: ScrollViewMethod? {
    ScrollViewMethod(name: "scrollViewWillBeginDragging(_:)", delegate: self) {
      self.scrollViewWillBeginDragging($0)
    }
  }

  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, for calls with a question mark.
  @_disfavoredOverload
  public var scrollViewWillEndDragging: ScrollViewWillEndDraggingMethod? {
    ScrollViewWillEndDraggingMethod(delegate: self)
  }

  /// `scrollViewDidEndDragging(_:willDecelerate:)`, for calls with a question mark.
  @_disfavoredOverload
  public var scrollViewDidEndDragging: ScrollViewDidEndDraggingMethod? {
    ScrollViewDidEndDraggingMethod(delegate: self)
  }

  /// `scrollViewWillBeginDecelerating(_:)`, for calls with a question mark.
  @_disfavoredOverload
  public var scrollViewWillBeginDecelerating: ScrollViewMethod? {
    ScrollViewMethod(name: "scrollViewWillBeginDecelerating(_:)", delegate: self) {
      self.scrollViewWillBeginDecelerating($0)
    }
  }

  /// `scrollViewDidEndDecelerating(_:)`, for calls with a question mark.
  @_disfavoredOverload
  public var scrollViewDidEndDecelerating: ScrollViewMethod? {
    ScrollViewMethod(name: "scrollViewDidEndDecelerating(_:)", delegate: self) {
      self.scrollViewDidEndDecelerating($0)
    }
  }

  /// `scrollViewDidEndScrollingAnimation(_:)`, for calls with a question mark.
  @_disfavoredOverload
  public var scrollViewDidEndScrollingAnimation: ScrollViewMethod? {
    ScrollViewMethod(name: "scrollViewDidEndScrollingAnimation(_:)", delegate: self) {
      self.scrollViewDidEndScrollingAnimation($0)
    }
  }

  /// `scrollViewShouldScrollToTop(_:)`, for calls with a question mark.
  @_disfavoredOverload
  public var scrollViewShouldScrollToTop: ScrollViewShouldScrollToTopMethod? {
    ScrollViewShouldScrollToTopMethod(delegate: self)
  }

  /// `scrollViewDidScrollToTop(_:)`, for calls with a question mark.
  @_disfavoredOverload
  public var scrollViewDidScrollToTop: ScrollViewMethod? {
    ScrollViewMethod(name: "scrollViewDidScrollToTop(_:)", delegate: self) {
      self.scrollViewDidScrollToTop($0)
    }
  }

  /// `scrollViewDidChangeAdjustedContentInset(_:)`, for calls with a question mark.
  @_disfavoredOverload
  public var scrollViewDidChangeAdjustedContentInset: ScrollViewMethod? {
    ScrollViewMethod(name: "scrollViewDidChangeAdjustedContentInset(_:)", delegate: self) {
      self.scrollViewDidChangeAdjustedContentInset($0)
    }
  }
}

/// An optional method of a scroll view's delegate whose only parameter is the scroll view; nil if the delegate lacks it.
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

// The same calls if a member of the result follows; see `OptionalResult`.

extension ScrollViewShouldScrollToTopMethod {
  /// See `OptionalResult`.
  public func callAsFunction(_ scrollView: UIScrollView, _ member: Void = ()) -> OptionalResult<
    Bool
  > {
    OptionalResult(callAsFunction(scrollView))
  }
}
