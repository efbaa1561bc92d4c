/// Is informed of what happens to a view; view controllers in the module `UIKit` conform.
@preconcurrency @MainActor
package protocol ViewOwner: AnyObject {
  /// The owner as the responder between the view and its superview.
  var responder: UIResponder { get }
  /// Called before the view lays out its subviews.
  func ownedViewWillLayoutSubviews()
  /// Called after the view has laid out its subviews.
  func ownedViewDidLayoutSubviews()
  /// Called before the view itself, not one that contains it, is added to a window's views, or with false removed from them.
  func ownedView(willEnterWindow isEntering: Bool)
  /// Called after the view itself was added to a window's views, or with false removed from them.
  func ownedView(didEnterWindow isEntering: Bool)
  /// Called after the traits of the view changed, before the view is informed.
  func ownedViewTraitsDidChange(from old: UITraitCollection)
  /// Called after bars or notches cover another part of the view's edges.
  func ownedViewSafeAreaInsetsDidChange()
  /// Called after the view's margins changed.
  func ownedViewLayoutMarginsDidChange()
}
