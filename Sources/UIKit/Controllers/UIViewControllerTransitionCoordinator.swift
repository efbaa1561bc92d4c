import CollectionView
import Foundation

/// A change of size or a presentation under way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change takes time.
  var isAnimated: Bool { get }
  /// How the controller is presented; none for a change of size.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a finger began the change.
  var initiallyInteractive: Bool { get }
  /// Whether the change can be interrupted.
  var isInterruptible: Bool { get }
  /// Whether a finger drives the change.
  var isInteractive: Bool { get }
  /// Whether the change was given up.
  var isCancelled: Bool { get }
  /// Seconds from start to end.
  var transitionDuration: TimeInterval { get }
  /// The part of the change that is done, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The velocity with which the finger left the change; 1 without a finger.
  var completionVelocity: CGFloat { get }
  /// The view in which the change takes place.
  var containerView: UIView { get }
  /// The rotation of the container.
  var targetTransform: CGAffineTransform { get }
  /// A controller that takes part in a presentation; nil for a change of size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view that takes part in a presentation; nil for a change of size.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs closures with a change of size, and after it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs a closure when the views have their new size, before they are laid out, and another when they are.
  ///
  /// - Returns: False if the change is over; neither closure is run then.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same, for changes of a view outside of the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a closure when a finger leaves the change; never here.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure when the views have their new size, before they are laid out.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The part of a controller in a presentation.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  public static let to = Self(rawValue: "UITransitionContextToViewController")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The part of a view in a presentation.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let from = Self(rawValue: "UITransitionContextFromView")
  public static let to = Self(rawValue: "UITransitionContextToView")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
