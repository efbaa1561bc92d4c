import Foundation
import Scenes

/// A scroll by a key to an end of the document: the spring of UIKit's `_smoothDecelerationAnimation`.
///
/// Critically damped, ω = 2π/0.6 per second, over 1.6 seconds timed by the curve (0, 0.2, 1, 1); from WebKit's
/// `WKKeyboardScrollingAnimator`. The end may move on the way, so that it is an argument each time.
struct KeyboardJump: Sendable {
  /// The duration in seconds.
  static let duration = 1.6
  /// The frequency in radians per second.
  static let frequency = 2 * Double.pi / 0.6
  private static let timing = TimingCurve(first: (0, 0.2), second: (1, 1))

  /// The end of the document to which it scrolls.
  let end: KeyboardAction.End
  private let begin: Double
  /// The content offset at the beginning, in points.
  private var start: CGPoint

  /// - Parameters:
  ///   - end: The end to which it scrolls.
  ///   - start: The content offset in points.
  ///   - time: Virtual seconds.
  init(to end: KeyboardAction.End, from start: CGPoint, at time: Double) {
    self.end = end
    self.start = start
    begin = time
  }

  /// The share of the distance that is left after a number of seconds, 1…0.
  static func remainder(after seconds: Double) -> Double {
    guard seconds > 0 else { return 1 }
    guard seconds < duration else { return 0 }
    let angle = frequency * duration * timing.progress(at: seconds / duration)
    return exp(-angle) * (1 + angle)
  }

  /// Whether the duration is over.
  func isFinished(at time: Double) -> Bool {
    time >= begin + Self.duration - 1e-9
  }

  /// The content offset at a time, in points.
  ///
  /// - Parameters:
  ///   - time: Virtual seconds.
  ///   - target: The current offset of the end, in points.
  /// - Returns: Points, not rounded.
  func offset(at time: Double, towards target: CGPoint) -> CGPoint {
    let rest = Self.remainder(after: time - begin)
    return CGPoint(
      x: target.x + (start.x - target.x) * rest, y: target.y + (start.y - target.y) * rest)
  }

  /// The velocity in points per second, averaged over the last millisecond.
  func velocity(at time: Double, towards target: CGPoint) -> CGPoint {
    let step = 0.001
    let before = offset(at: time - step, towards: target)
    let now = offset(at: time, towards: target)
    return CGPoint(x: (now.x - before.x) / step, y: (now.y - before.y) / step)
  }

  /// Continues from an offset to which the content was set, and arrives at the same time.
  mutating func resume(from offset: CGPoint, at time: Double, towards target: CGPoint) {
    let rest = Self.remainder(after: time - begin)
    guard rest > Self.leastRest else { return }
    start = CGPoint(
      x: target.x + (offset.x - target.x) / rest, y: target.y + (offset.y - target.y) / rest)
  }

  /// The share of the distance below which the jump counts as complete.
  private static let leastRest = 1e-6

  /// Shifts the start with content that was moved.
  mutating func shift(by delta: CGPoint) {
    start.x += delta.x
    start.y += delta.y
  }
}
