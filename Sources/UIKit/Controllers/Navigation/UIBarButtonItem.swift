import CollectionView
import Foundation

/// A button of a navigation bar or toolbar; no bars are shown here, so nobody touches it.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// What a button of the system shows.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
  }

  open var style = Style.plain
  /// The width in points; 0 for that of the content.
  open var width: CGFloat = 0
  /// The view that is shown instead of a title or image.
  open var customView: UIView?
  open var tintColor: UIColor?

  /// Who receives `action`; nil for the first responder that does.
  open weak var target: AnyObject?
  open var action: Selector?
  /// The action of a tap; setting it also replaces the title and the image by those of the action.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      title = primaryAction.title
      image = primaryAction.image
    }
  }
  /// The menu of the button.
  open var menu: UIMenu?

  /// A button without content.
  public override init() {
    super.init()
  }

  /// A button with a title.
  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// A button with an image.
  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// A button of the system.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
  }

  /// A view in place of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A button of the system with an action or a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button with an action or a menu; a title or image of its own replaces that of the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  /// A space that takes what is left over.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// A space of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
}
