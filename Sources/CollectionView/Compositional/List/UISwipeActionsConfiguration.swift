import Foundation

/// An action that a swipe over a row shows.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    case normal = 0
    /// The action deletes the item.
    case destructive = 1
  }

  /// Handles an action; it calls `completionHandler` with whether it was done.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (_ actionPerformed: Bool) -> Void
  ) -> Void

  /// The style.
  public let style: Style
  /// Called when the user chooses the action.
  public let handler: Handler
  /// The title.
  open var title: String?
  /// The colour of the button; grey by default, red for a destructive action.
  ///
  /// Setting nil restores the default.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?
  /// The image, which the module `UIKit` declares.
  package final var imageObject: NSObject?

  /// An action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

/// The actions that a swipe over a row shows.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions; the first one is next to the edge.
  public let actions: [UIContextualAction]
  /// Whether a swipe over the whole row performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// A configuration with actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
