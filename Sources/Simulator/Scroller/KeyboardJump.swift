import Foundation
import Scenes

/// The way of a key to an end of the document: the spring of UIKit's `_smoothDecelerationAnimation`.
///
/// Critically damped, ω = 2π/0.6 per second, over 1.6 seconds that run by the curve (0, 0.2, 1, 1); from WebKit's
/// `WKKeyboardScrollingAnimator`. The end may move on the way: it is asked for anew each time.
struct KeyboardJump: Sendable {
  /// Seconds.
  static let duration = 1.6
  /// Radians per second.
  static let frequency = 2 * Double.pi / 0.6
  private static let timing = TimingCurve(first: (0, 0.2), second: (1, 1))

  /// The end it goes to.
  let end: KeyboardAction.End
  private let begin: Double
  /// The content offset it began at, in points.
  private var start: CGPoint

  /// - Parameters:
  ///   - end: Where to.
  ///   - start: The content offset in points.
  ///   - time: Virtual seconds.
  init(to end: KeyboardAction.End, from start: CGPoint, at time: Double) {
    self.end = end
    self.start = start
    begin = time
  }

  /// The share of the way that is left after so many seconds, 1…0.
  static func remainder(after seconds: Double) -> Double {
    guard seconds > 0 else { return 1 }
    guard seconds < duration else { return 0 }
    let angle = frequency * duration * timing.progress(at: seconds / duration)
    return exp(-angle) * (1 + angle)
  }

  /// Whether the time is over.
  func isFinished(at time: Double) -> Bool {
    time >= begin + Self.duration - 1e-9
  }

  /// The content offset at a time, in points.
  ///
  /// - Parameters:
  ///   - time: Virtual seconds.
  ///   - target: Where the end is now, in points.
  /// - Returns: Points, not rounded.
  func offset(at time: Double, towards target: CGPoint) -> CGPoint {
    let rest = Self.remainder(after: time - begin)
    return CGPoint(
      x: target.x + (start.x - target.x) * rest, y: target.y + (start.y - target.y) * rest)
  }

  /// Points per second, taken over the last thousandth of a second.
  func velocity(at time: Double, towards target: CGPoint) -> CGPoint {
    let step = 0.001
    let before = offset(at: time - step, towards: target)
    let now = offset(at: time, towards: target)
    return CGPoint(x: (now.x - before.x) / step, y: (now.y - before.y) / step)
  }

  /// Goes on from an offset that the content was put back to, and arrives at the same time.
  mutating func resume(from offset: CGPoint, at time: Double, towards target: CGPoint) {
    let rest = Self.remainder(after: time - begin)
    guard rest > Self.leastRest else { return }
    start = CGPoint(
      x: target.x + (offset.x - target.x) / rest, y: target.y + (offset.y - target.y) / rest)
  }

  /// The share of the way below which there is nothing left to go.
  private static let leastRest = 1e-6

  /// Moves the beginning along with content that was moved.
  mutating func shift(by delta: CGPoint) {
    start.x += delta.x
    start.y += delta.y
  }
}
