import Foundation

/// A drag.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  private var moved = CGPoint.zero
  private var speed = CGPoint.zero

  /// How far the finger has come since the start, or since `setTranslation(_:in:)`, in points.
  open func translation(in view: UIView?) -> CGPoint { moved }

  /// Says how far the finger has come; what follows is added.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    moved = translation
  }

  /// The finger's velocity in points per second, as the host last said.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  /// Takes the host's word for the finger's velocity, in points per second.
  public func reportVelocity(_ velocity: CGPoint) {
    speed = velocity
  }

  override func pointDidMove(from old: CGPoint, to new: CGPoint, isBeginning: Bool) {
    if isBeginning { moved = .zero }
    moved.x += new.x - old.x
    moved.y += new.y - old.y
  }
}
