import CollectionView
import Foundation

/// A stack of controllers, of which the last is shown; it fills the view, as there is no bar.
///
/// A push or pop takes no time here, also if it is animated.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The controllers from the root to the one that is shown; setting it is `setViewControllers(_:animated:)`.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  private var stack: [UIViewController] = []

  /// Whether the bar is hidden; kept only.
  open var isNavigationBarHidden = false

  /// A stack without controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A stack of one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  /// Archives are not read here.
  public required init?(coder: NSCoder) { nil }

  /// The controller that is shown; nil for an empty stack.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that this one or its top controller presents, else the top controller.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController?.presentedViewController ?? topViewController
  }

  /// Shows a controller above the others; does nothing if it is in the stack already, where UIKit throws an exception.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(viewController) else { return }
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Removes the controller that is shown; never the root.
  ///
  /// - Parameter animated: Passed on to the controllers that appear and disappear.
  /// - Returns: The removed controller; nil if there was only the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(stack.dropLast(), animated: animated)
    return top
  }

  /// Removes all controllers above one.
  ///
  /// - Parameters:
  ///   - viewController: A controller of the stack.
  ///   - animated: Passed on to the controllers that appear and disappear.
  /// - Returns: The removed controllers, lowest first; nil if the controller is not in the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = stack.firstIndex(of: viewController) else { return nil }
    let removed = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return removed
  }

  /// Removes all controllers but the root.
  ///
  /// - Parameter animated: Passed on to the controllers that appear and disappear.
  /// - Returns: The removed controllers, lowest first; nil for an empty stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the stack.
  ///
  /// The controller that was shown is told first that it disappears, then the new one that it appears.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let (old, new) = (stack, viewControllers)
    let (shown, next) = (old.last, new.last)
    stack = new
    let gone = old.filter { !new.contains($0) }
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in new where controller.parent !== self { addChild(controller) }
    if shown !== next { exchange(shown, for: next, animated: animated) }
    for controller in gone { controller.removeFromParent() }
    for controller in new where controller.isMovingToParent { controller.didMove(toParent: self) }
  }

  /// Hides or shows the bar; kept only.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Makes a plain view, and puts that of the top controller into it.
  open override func loadView() {
    super.loadView()
    if let topViewController { place(topViewController, in: view) }
  }

  /// Exchanges the view that is shown, with the appearance calls of both controllers if this one is visible.
  private func exchange(
    _ shown: UIViewController?, for next: UIViewController?, animated: Bool
  ) {
    guard let view = viewIfLoaded else { return }
    if appearance.isVisible {
      shown?.beginAppearanceTransition(false, animated: animated)
      next?.beginAppearanceTransition(true, animated: animated)
    }
    shown?.viewIfLoaded?.removeFromSuperview()
    if let next { place(next, in: view) }
    guard appearance.isVisible else { return }
    next?.reportIsAppearing()
    next?.view.layoutIfNeeded()
    shown?.endAppearanceTransition()
    // Otherwise it appears with this controller.
    if !appearance.isInTransition { next?.endAppearanceTransition() }
  }

  private func place(_ controller: UIViewController, in view: UIView) {
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(controller.view)
  }
}

extension UIViewController {
  /// The nearest container that is a navigation controller; nil for none.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
}
