import Foundation

/// A target of gestures, display links and notifications whose methods are called by name.
///
/// Objective-C finds a method by its name. Without it, a target conforms to this protocol and calls the method that a name
/// stands for; the actions of other targets are not called.
@preconcurrency @MainActor
public protocol SelectorPerforming: AnyObject {
  /// Calls the method with a name.
  func perform(_ selector: Selector, with sender: Any?)
  /// Whether there is a method with a name; asked to find the receiver of a control's action without a target.
  ///
  /// By default true.
  func handles(_ selector: Selector) -> Bool
}

extension SelectorPerforming {
  public func handles(_ selector: Selector) -> Bool { true }
}

/// Calls the actions of targets.
@MainActor
package enum TargetAction {
  /// Whether a target has a method for an action.
  package static func canSend(_ action: Selector, to target: AnyObject) -> Bool {
    if let target = target as? any SelectorPerforming { return target.handles(action) }
    #if canImport(ObjectiveC)
      return target.responds(to: action)
    #else
      return false
    #endif
  }

  /// Calls an action of a target, by `SelectorPerforming` or by Objective-C.
  package static func send(_ action: Selector, to target: AnyObject, from sender: AnyObject) {
    if let target = target as? any SelectorPerforming {
      target.perform(action, with: sender)
      return
    }
    #if canImport(ObjectiveC)
      if target.responds(to: action) { _ = target.perform(action, with: sender) }
    #endif
  }
}

#if !canImport(Darwin)
  /// The name of a method.
  ///
  /// Without Objective-C a name alone calls nothing; see `SelectorPerforming`.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name as it was given.
    public let description: String

    /// A selector from a name.
    public init(_ name: String) {
      description = name
    }

    /// A selector from a name.
    public init(stringLiteral name: String) {
      description = name
    }
  }

  extension NotificationCenter {
    /// Calls an action of an observer for notifications of a name, as long as the observer exists.
    ///
    /// The observer must be `SelectorPerforming`, and notifications must be posted on the main thread.
    public func addObserver(
      _ observer: AnyObject, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {
      let recipient = NotificationRecipient(observer as? any SelectorPerforming, selector)
      _ = addObserver(forName: name, object: object, queue: nil) { recipient.receive($0) }
    }
  }

  /// The observer of a notification, which is not retained and is called on the main thread only.
  private final class NotificationRecipient: @unchecked Sendable {
    private weak var observer: (any SelectorPerforming)?
    private let selector: Selector

    init(_ observer: (any SelectorPerforming)?, _ selector: Selector) {
      self.observer = observer
      self.selector = selector
    }

    func receive(_ notification: Notification) {
      let received = Received(notification: notification)
      MainActor.assumeIsolated { observer?.perform(selector, with: received.notification) }
    }

    /// A notification that is only used on the thread that posts it.
    private struct Received: @unchecked Sendable {
      let notification: Notification
    }
  }
#endif
