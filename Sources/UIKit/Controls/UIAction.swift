import CollectionView
import Foundation

/// Handles an action.
public typealias UIActionHandler = (UIAction) -> Void

/// An entry of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an entry is marked.
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  /// The appearance of an entry.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The title.
  open fileprivate(set) var title: String
  open fileprivate(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// An action that a closure handles.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identity of an action in a control.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The identity of the action; unique unless it was given.
  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  /// Who sends the action, while it is handled.
  open private(set) var sender: Any?

  private let handler: UIActionHandler

  /// An action from its handler; an action without an identifier has one of its own.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  func perform(from sender: AnyObject) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}
