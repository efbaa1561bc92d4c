import Foundation

/// An object that can be told by name what to do, as target of gestures and notifications.
///
/// Objective-C finds the method by itself. Here a target that wants its actions called conforms, and calls the method
/// that the name means; the actions of a target that does not conform are not called.
@preconcurrency @MainActor
public protocol SelectorPerforming: AnyObject {
  /// Does what a name means.
  func perform(_ selector: Selector, with sender: Any?)
}
