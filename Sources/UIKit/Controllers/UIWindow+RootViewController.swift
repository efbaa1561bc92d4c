import CollectionView
import Foundation

extension UIWindow {
  /// The controller whose view fills the window.
  ///
  /// It appears when the window is shown, or at once in a window that is; the controller before it disappears.
  public var rootViewController: UIViewController? {
    get { content as? UIViewController }
    set { content = newValue }
  }

  /// The screen of the window.
  public var screen: UIScreen { .main }
}

extension UIViewController: WindowContent {
  /// The order is UIKit's: load, `viewWillAppear`, window, `viewIsAppearing`, layout, `viewDidAppear`.
  package func show(in window: UIWindow) {
    loadViewIfNeeded()
    view.frame = window.bounds
    beginAppearanceTransition(true, animated: false)
    window.addSubview(view)
    window.layoutIfNeeded()
    endAppearanceTransition()
  }

  package func leave(_ window: UIWindow) {
    guard let view = viewIfLoaded, view.superview === window else { return }
    beginAppearanceTransition(false, animated: false)
    view.removeFromSuperview()
    endAppearanceTransition()
  }

  package func resize(_ window: UIWindow, to size: CGSize, by change: () -> Void) {
    guard let view = viewIfLoaded, view.superview === window else { return change() }
    let transition = SizeTransition(in: window)
    sizeTransition = transition
    viewWillTransition(to: size, with: transition)
    change()
    view.frame = window.bounds
    transition.runAnimations()
    window.layoutIfNeeded()
    transition.complete()
    sizeTransition = nil
  }
}
