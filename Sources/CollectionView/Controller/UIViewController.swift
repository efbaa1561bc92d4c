import Foundation

/// The little of a view controller that a collection view controller needs: a view on demand, and its appearance.
///
/// Whoever hosts the view says when it appears, by `beginAppearanceTransition(_:animated:)` and
/// `endAppearanceTransition()`.
@preconcurrency @MainActor
open class UIViewController: NSObject {
  /// What a bar would call the screen.
  open var title: String?

  /// The view; loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      if loadedView?.viewController === self { loadedView?.viewController = nil }
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  /// The view, if it has been loaded; never loads it.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  private var loadedView: UIView?
  /// Whether the view is becoming visible; nil between transitions.
  private var isAppearing: (Bool, animated: Bool)?

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

  /// Makes the view and assigns it to `view`; an override without its own view calls `super`.
  ///
  /// A plain view has the size of the screen.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Loads the view unless that has happened.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// After the view was loaded.
  open func viewDidLoad() {}

  /// Before the view lays out what it contains.
  open func viewWillLayoutSubviews() {}

  /// After the view has laid out what it contains.
  open func viewDidLayoutSubviews() {}

  /// Before the view becomes visible.
  open func viewWillAppear(_ animated: Bool) {}

  /// After the view became visible.
  open func viewDidAppear(_ animated: Bool) {}

  /// Before the view goes.
  open func viewWillDisappear(_ animated: Bool) {}

  /// After the view went.
  open func viewDidDisappear(_ animated: Bool) {}

  /// The view begins to appear or to disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    self.isAppearing = (isAppearing, animated)
    loadViewIfNeeded()
    if isAppearing {
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
  }

  /// The view has appeared or disappeared, as was begun.
  open func endAppearanceTransition() {
    guard let (isAppearing, animated) = isAppearing else { return }
    self.isAppearing = nil
    if isAppearing {
      viewDidAppear(animated)
    } else {
      viewDidDisappear(animated)
    }
  }
}
