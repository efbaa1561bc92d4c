import Foundation

extension MotionFrame {
  /// Adds the fling that is under way.
  @MainActor
  mutating func addFling(of free: FreeMotion) {
    guard let fling = free.fling else { return }
    target = free.destination
    // If neither the layout nor the delegate chose another end, the proposed end follows an end of the range that
    // moved since.
    proposedTarget = fling.isEdited ? fling.proposedTarget : target
    reportedVelocity = fling.velocity
  }
}

extension MotionFrame.Activity {
  /// What moves the content of a scroll view: a finger, keys, or a motion by itself.
  @MainActor
  init(_ finger: FingerMotion, _ keys: KeyMotion, _ free: FreeMotion, at time: Double) {
    if finger.isDown {
      self = finger.isDragging ? .dragging : .tracking
    } else if keys.isActive {
      self = keys.isHeld ? .keyHeld : .animating
    } else {
      self =
        switch free.activity {
        case .idle: .idle
        case .decelerating: free.isBouncing(at: time) ? .bouncing : .decelerating
        case .animating: .animating
        }
    }
  }
}
