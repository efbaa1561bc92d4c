import CollectionView
import Foundation

/// Moves items over time once it is added to an animator.
///
/// A behavior composed of others adds them as children; `action` runs in every step.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The behaviors that act with this one, in the order in which they were added.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called in every step, after the items have moved.
  open var action: (() -> Void)?
  /// The animator that the behavior was added to, directly or through its parent.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  @_nonoverride public init() {
    super.init()
  }

  /// Adds a behavior that acts with this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    behavior.enter(dynamicAnimator)
  }

  /// Removes a child.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.enter(nil)
  }

  /// Called when the behavior enters an animator or, with nil, leaves it.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  func enter(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    childBehaviors.forEach { $0.enter(animator) }
  }

  /// The items this behavior itself moves.
  var movedItems: [any UIDynamicItem] { [] }

  /// Adds the accelerations that act on `body`, in points per second squared.
  func accelerate(_ body: DynamicBody) {}
}
