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

// A presented controller comes and goes with the root's window, and gets its size. In which order several are informed is
// inferred.

extension UIViewController: WindowContent {
  /// The order is UIKit's: load, `viewWillAppear`, window, `viewIsAppearing`, layout, `viewDidAppear`.
  package func show(in window: UIWindow) {
    for controller in [self] + presentedControllers { controller.showAlone(in: window) }
  }

  package func leave(_ window: UIWindow) {
    for controller in contents(of: window).reversed() { controller.leaveAlone() }
  }

  package func resize(_ window: UIWindow, to size: CGSize, by change: () -> Void) {
    let controllers = contents(of: window)
    guard !controllers.isEmpty else { return change() }
    let transition = SizeTransition(in: window)
    for controller in controllers {
      controller.sizeTransition = transition
      controller.viewWillTransition(to: size, with: transition)
    }
    change()
    for controller in controllers { controller.viewIfLoaded?.frame = window.bounds }
    transition.runAnimations()
    window.layoutIfNeeded()
    transition.complete()
    for controller in controllers { controller.sizeTransition = nil }
  }

  /// This controller and those presented over it whose views are in a window, from back to front.
  private func contents(of window: UIWindow) -> [UIViewController] {
    ([self] + presentedControllers).filter { $0.viewIfLoaded?.superview === window }
  }

  private func showAlone(in window: UIWindow) {
    loadViewIfNeeded()
    guard let view = viewIfLoaded else { return }
    view.frame = window.bounds
    // A controller that was presented while the window was hidden has appeared already.
    if presentingViewController == nil || !appearance.isVisible {
      beginAppearanceTransition(true, animated: false)
    }
    window.addSubview(view)
    window.layoutIfNeeded()
    endAppearanceTransition()
  }

  private func leaveAlone() {
    beginAppearanceTransition(false, animated: false)
    viewIfLoaded?.removeFromSuperview()
    endAppearanceTransition()
  }
}
