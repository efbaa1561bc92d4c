import Foundation

// Optional calls of a scroll view's delegate, `delegate?.scrollViewDidScroll?(scrollView)`.
//
// On Apple's platforms the question mark asks whether an Objective-C object has the method; `Unimplemented` tells how
// it is answered here.

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
}
