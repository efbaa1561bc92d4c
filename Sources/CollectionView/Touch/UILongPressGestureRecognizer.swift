import Foundation

/// A finger that stays down.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger must stay, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may stray before the gesture begins, in points.
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
}
