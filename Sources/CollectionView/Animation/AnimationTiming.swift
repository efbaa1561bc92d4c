import Foundation

/// When an animation begins after it was made, how long it takes, and how it goes; in seconds.
struct AnimationTiming: Sendable, Equatable {
  var duration: TimeInterval
  var delay: TimeInterval = 0
  var curve = AnimationCurve.bezier(.easeInOut)

  /// A batch update outside any animation block.
  static let batchUpdate = AnimationTiming(duration: 0.3)

  /// From the making of the animation to its end.
  var total: TimeInterval { max(0, delay) + max(0, duration) }

  /// The share of the way that is done so long after the animation was made.
  func progress(after elapsed: TimeInterval) -> CGFloat {
    let running = elapsed - max(0, delay)
    guard duration > 0 else { return running < 0 ? 0 : 1 }
    return curve.progress(at: CGFloat(running / duration))
  }
}
