import Foundation

// The protocols refine `AnyObject`, not `NSObjectProtocol`: outside Apple's platforms a test case, often its own data
// source, is no `NSObject`. What sources ask of `NSObjectProtocol` is given here.

extension UIScrollViewDelegate {
  /// Always true: every optional method has a default, so each can be called.
  ///
  /// Whether an object has a method of its own is told by the call with a question mark.
  public nonisolated func responds(to selector: Selector?) -> Bool { true }
}

extension UICollectionViewDataSource {
  /// Always true: every optional method has a default, so each can be called.
  ///
  /// Whether an object has a method of its own is told by the call with a question mark.
  public nonisolated func responds(to selector: Selector?) -> Bool { true }
}
