import Foundation

// The protocols refine `AnyObject`, not `NSObjectProtocol`: outside Apple's platforms a test case, often its own data source,
// is no `NSObject`. These are the members of `NSObjectProtocol` that sources use.

extension UIScrollViewDelegate {
  /// Always true: every optional method has a default, so each can be called.
  ///
  /// A call with a question mark finds out whether an object implements a method.
  public nonisolated func responds(to selector: Selector?) -> Bool { true }
}

extension UICollectionViewDataSource {
  /// Always true: every optional method has a default, so each can be called.
  ///
  /// A call with a question mark finds out whether an object implements a method.
  public nonisolated func responds(to selector: Selector?) -> Bool { true }
}
