import CollectionView
import Foundation

/// What a navigation bar would show of a controller; no bars are shown here, so it only keeps its values.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the controller before.
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }

  open var title: String?
  /// The view in place of the title.
  open var titleView: UIView?
  /// The line above the title.
  open var prompt: String?
  /// When the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// The title of the button that leads back to this controller; nil for its title.
  open var backButtonTitle: String?
  /// The button that leads back to this controller; nil for the standard one.
  open var backBarButtonItem: UIBarButtonItem?
  open var hidesBackButton = false
  /// Whether the left buttons are shown beside the back button, not in its place.
  open var leftItemsSupplementBackButton = false

  /// The buttons at the leading edge, outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the trailing edge, outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The outermost button at the leading edge; setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The outermost button at the trailing edge; setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Archives are not read here.
  public required init?(coder: NSCoder) { nil }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
}
