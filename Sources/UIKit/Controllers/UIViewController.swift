import CollectionView
import Foundation

/// The parts of a view controller that a collection view controller needs: a view loaded on demand, and appearance
/// callbacks.
///
/// The host of the view reports when it appears, by `beginAppearanceTransition(_:animated:)` and
/// `endAppearanceTransition()`.
@preconcurrency @MainActor
open class UIViewController: NSObject, ViewLayoutObserver {
  /// The title that a navigation bar would show.
  open var title: String?

  /// The view; loaded on first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      if loadedView?.layoutObserver === self { loadedView?.layoutObserver = nil }
      loadedView = newValue
      newValue?.layoutObserver = self
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

  /// Makes the view and assigns it to `view`; an override that makes no view calls `super`.
  ///
  /// A plain view has the size of the screen.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Called after the view was loaded.
  open func viewDidLoad() {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called before the view becomes visible.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after the view became visible.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Reports that the view starts to appear or to disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    self.isAppearing = (isAppearing, animated)
    loadViewIfNeeded()
    if isAppearing {
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
  }

  /// Reports that the view has appeared or disappeared.
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
