import CollectionView
import Foundation

// Long because a subclass can override only members of the class body.

/// A controller of a view, which it loads on demand and whose changes it is informed of.
///
/// It is used by itself, as the root of a window, or as a child of another controller. A window with a
/// `rootViewController` makes the appearance calls of the controller, and the controller those of its children. Another host
/// of the view makes them by `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  /// The title that a navigation bar or a tab would show; setting it sets that of the items that exist.
  open var title: String? {
    didSet {
      madeNavigationItem?.title = title
      madeTabBarItem?.title = title
    }
  }

  /// What a navigation bar would show of the controller; made on first access, with the controller's title.
  open var navigationItem: UINavigationItem {
    let item = madeNavigationItem ?? UINavigationItem(title: title ?? "")
    madeNavigationItem = item
    return item
  }
  private var madeNavigationItem: UINavigationItem?

  /// The controller's tab in a tab bar, which is not shown here; made on first access, with the controller's title.
  open var tabBarItem: UITabBarItem! {
    get {
      let item = madeTabBarItem ?? UITabBarItem(title: title, image: nil, selectedImage: nil)
      madeTabBarItem = item
      return item
    }
    set { madeTabBarItem = newValue }
  }
  private var madeTabBarItem: UITabBarItem?

  /// The view; loaded on first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      if loadedView?.viewOwner === self { loadedView?.viewOwner = nil }
      loadedView = newValue
      newValue?.viewOwner = self
    }
  }

  /// The view, if it has been loaded; never loads it.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  private var loadedView: UIView?
  /// Whether the view is on the screen, or on its way.
  var appearance = Appearance()

  /// A controller whose view is made in code; archives are not read here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// A controller whose view is made in code.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: The view

  /// Makes the view and assigns it to `view`.
  ///
  /// The view is a plain one with the size of the screen, also if an override makes none (inferred).
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  /// Called after the view was loaded.
  open func viewDidLoad() {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called after bars or notches cover another part of the view's edges.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called after the view's margins changed.
  open func viewLayoutMarginsDidChange() {}

  /// Called on a phone when memory is low; never here.
  open func didReceiveMemoryWarning() {}

  /// The view's superview; for the root controller that is its window.
  open override var next: UIResponder? { loadedView?.superview }

  // MARK: Appearance

  /// Called before the view becomes visible, and before it is in a window.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in its window, with its final size and traits, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view became visible.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether the appearance of this controller is also that of the children whose views are in its view.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Reports that the view starts to appear or to disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    loadViewIfNeeded()
    appearance.begin(isAppearing, animated: animated)
    if isAppearing {
      viewWillAppear(animated)
      viewWillAppearDidReturn(animated)
    } else {
      viewWillDisappear(animated)
    }
    for child in childrenToForward where child.appearance.isVisible != isAppearing {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Reports that the view has appeared or disappeared; does nothing between transitions.
  open func endAppearanceTransition() {
    reportIsAppearing()
    guard let (isAppearing, animated) = appearance.end() else { return }
    // That children are informed first is inferred.
    for child in childrenToForward { child.endAppearanceTransition() }
    if isAppearing {
      viewDidAppear(animated)
    } else {
      viewDidDisappear(animated)
    }
  }

  /// Called after `viewWillAppear(_:)` has returned, whether or not an override called `super`.
  func viewWillAppearDidReturn(_ animated: Bool) {}

  // MARK: Children

  /// The controllers whose views this one places in its own view.
  open private(set) var children: [UIViewController] = []

  /// The controller that contains this one; nil for none.
  open private(set) weak var parent: UIViewController?

  /// Adds a child, and calls its `willMove(toParent:)`; the caller adds its view, and calls `didMove(toParent:)`.
  ///
  /// A child of another controller is removed from it first.
  open func addChild(_ childController: UIViewController) {
    guard childController !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Removes this controller from its parent, and calls `didMove(toParent:)`; the caller has called `willMove(toParent:)`
  /// with nil, and removed the view.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the controller gets a parent or loses it.
  open func willMove(toParent parent: UIViewController?) {
    appearance.isMovingToParent = parent != nil
    appearance.isMovingFromParent = parent == nil && self.parent != nil
  }

  /// Called after the controller got a parent or lost it.
  open func didMove(toParent parent: UIViewController?) {
    appearance.isMovingToParent = false
    appearance.isMovingFromParent = false
  }

  /// Whether the controller is getting a parent: from `willMove(toParent:)` to `didMove(toParent:)`.
  open var isMovingToParent: Bool { appearance.isMovingToParent }

  /// Whether the controller is losing its parent: from `willMove(toParent:)` to `didMove(toParent:)`.
  open var isMovingFromParent: Bool { appearance.isMovingFromParent }

  // MARK: Presentation

  /// The controller that this one presents; nil for none.
  open private(set) var presentedViewController: UIViewController?

  /// The controller that presents this one; nil for none.
  open private(set) weak var presentingViewController: UIViewController?

  /// How the controller is presented; kept only: it covers the window, and this controller stays visible behind it.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How the presentation is animated; kept only: there is no animation.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// The size the controller would like its view to have, in points; the parent is informed of a change, and nothing else
  /// happens.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Whether the controller is on its way to being presented.
  open var isBeingPresented: Bool { appearance.isBeingPresented }

  /// Whether the presentation of the controller is ending.
  open var isBeingDismissed: Bool { appearance.isBeingDismissed }

  /// Presents another controller, whose view covers this one's window, or gets this one's size outside of any window.
  ///
  /// There is no time between start and end, so the completion is called at once. Does nothing if one is presented already.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil, viewControllerToPresent !== self,
      viewControllerToPresent.presentingViewController == nil
    else { return }
    let presented = viewControllerToPresent
    presentedViewController = presented
    presented.presentingViewController = self
    presented.appearance.isBeingPresented = true
    presented.loadViewIfNeeded()
    presented.view.frame = CGRect(
      origin: .zero, size: loadedView?.window?.bounds.size ?? loadedView?.bounds.size ?? .zero)
    presented.beginAppearanceTransition(true, animated: flag)
    loadedView?.window?.addSubview(presented.view)
    presented.reportIsAppearing()
    presented.view.layoutIfNeeded()
    presented.endAppearanceTransition()
    presented.appearance.isBeingPresented = false
    completion?()
  }

  /// Ends the presentation of the controller this one presents, or else its own.
  ///
  /// The completion is called at once, and not at all if there is no presentation.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    if presented.presentedViewController != nil { presented.dismiss(animated: flag) }
    presented.appearance.isBeingDismissed = true
    if presented.appearance.isVisible {
      presented.beginAppearanceTransition(false, animated: flag)
    }
    presented.view.removeFromSuperview()
    presentedViewController = nil
    presented.presentingViewController = nil
    presented.endAppearanceTransition()
    presented.appearance.isBeingDismissed = false
    completion?()
  }

  /// Shows another controller where the nearest container shows one, or presents it if no container does.
  ///
  /// - Parameters:
  ///   - vc: The controller.
  ///   - sender: The object that asks for it; nil for none.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent {
      parent.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Traits and sizes

  /// The environment of the view; before it is loaded, that of the parent or presenting controller, else the screen's.
  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? parent?.traitCollection
      ?? presentingViewController?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Called after the traits changed, before the view is called (inferred).
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the window's size changes; passed on to the children, so overrides call `super`.
  ///
  /// - Parameters:
  ///   - size: The view's new size, in points.
  ///   - coordinator: Runs closures with and after the change.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let childSize = self.size(
        forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.viewIfLoaded?.bounds.size else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Called before the traits change, by a container; passed on to the children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The size of a child's view when this view has another size: the whole size where the child fills the view now, else
  /// the child's current one.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = (container as? UIViewController)?.viewIfLoaded else { return parentSize }
    return child.bounds.size == loadedView?.bounds.size ? parentSize : child.bounds.size
  }

  /// Called after the preferred size of a child changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called after a child's size by its constraints changed; never here: there are no constraints.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Runs closures with the change of size under way; nil if there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sizeTransition ?? parent?.transitionCoordinator
  }

  /// The change of size under way; nil for none.
  var sizeTransition: SizeTransition?

  // MARK: Editing

  /// Whether the controller's content is being edited; setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { isEditingContent }
    set { setEditing(newValue, animated: false) }
  }
  private var isEditingContent = false

  /// Sets whether the content is being edited; overrides call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditingContent = editing
  }

  /// The controllers presented by this one or by its children, each before those that it presents.
  var presentedControllers: [UIViewController] {
    let own = presentedViewController.map { [$0] + $0.presentedControllers } ?? []
    return own + children.flatMap(\.presentedControllers)
  }

  /// The children that appear and disappear with this controller.
  private var childrenToForward: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let loadedView else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: loadedView) == true }
  }
}
