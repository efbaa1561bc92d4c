import Foundation

// What a host does on behalf of a finger that stays where it is: the standard gesture of interactive movement.

extension CollectionViewHosting where Self: UICollectionView {
  /// A finger has rested on a point of the content: takes the item there, where a controller installed the gesture.
  ///
  /// - Returns: Whether an item was taken; `moveLongPress(to:)` and `endLongPress()` or `cancelLongPress()` follow.
  public func beginLongPress(at point: CGPoint) -> Bool {
    cancelTouch()
    guard hasMovementGesture, let indexPath = indexPathForItem(at: point) else { return false }
    return beginInteractiveMovementForItem(at: indexPath)
  }

  /// The finger that holds an item moves to a point of the content.
  public func moveLongPress(to point: CGPoint) {
    updateInteractiveMovementTargetPosition(point)
  }

  /// The finger that holds an item lifts.
  public func endLongPress() {
    endInteractiveMovement()
  }

  /// The item is taken out of the finger's hand and goes back.
  public func cancelLongPress() {
    cancelInteractiveMovement()
  }
}
