/// Is notified when a view lays out its subviews; view controllers in the module `UIKit` conform.
@preconcurrency @MainActor
package protocol ViewLayoutObserver: AnyObject {
  /// Called before the view lays out its subviews.
  func viewWillLayoutSubviews()
  /// Called after the view has laid out its subviews.
  func viewDidLayoutSubviews()
}
