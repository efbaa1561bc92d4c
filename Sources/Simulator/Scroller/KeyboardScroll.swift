import CollectionView
import Foundation

/// Both axes of a scroll view that is scrolled by keys, as a function of virtual time.
///
/// Frames of 1/60 second are counted from the first press, however often and in whatever pieces time is told: 30, 60 and
/// 120 pictures a second show the same positions.
struct KeyboardScroll: Sendable {
  private let parameters: KeyboardParameters
  /// The virtual second of the first press, and the frames taken since.
  private let begin: Double
  private var frames = 0
  /// The axes, each as if it were alone.
  var horizontal: KeyboardAxis
  var vertical: KeyboardAxis
  /// Who moves the content: what the key pressed last does it by.
  var author = Author.finger

  /// - Parameters:
  ///   - offset: The content offset in points.
  ///   - velocity: Points per second left from another motion.
  ///   - time: Virtual seconds.
  ///   - parameters: The numbers of the model.
  init(
    offset: CGPoint, velocity: CGPoint = .zero, at time: Double,
    parameters: KeyboardParameters = .terminal
  ) {
    self.parameters = parameters
    begin = time
    horizontal = KeyboardAxis(offset: offset.x, velocity: velocity.x, parameters: parameters)
    vertical = KeyboardAxis(offset: offset.y, velocity: velocity.y, parameters: parameters)
  }

  /// Whether everything has come to rest.
  var isIdle: Bool { horizontal.isIdle && vertical.isIdle }

  /// Whether a key pushes now.
  var isHeld: Bool { horizontal.isHeld || vertical.isHeld }

  /// The content offset; an axis that has come to rest is exactly where it was to rest.
  func offset(in range: ScrollLimits) -> CGPoint {
    CGPoint(
      x: horizontal.isIdle ? range.horizontal.clamped(horizontal.rest) : horizontal.offset,
      y: vertical.isIdle ? range.vertical.clamped(vertical.rest) : vertical.offset)
  }

  /// Points per second.
  var velocity: CGPoint {
    CGPoint(
      x: horizontal.isIdle ? 0 : horizontal.velocity, y: vertical.isIdle ? 0 : vertical.velocity)
  }

  /// Takes the frames that are due at a virtual second.
  mutating func advance(to time: Double, in range: ScrollLimits) {
    let due = Int(((time - begin) * KeyboardParameters.framesPerSecond + 1e-6).rounded(.down))
    while frames < due {
      frames += 1
      horizontal.advance(in: range.horizontal, parameters: parameters)
      vertical.advance(in: range.vertical, parameters: parameters)
    }
  }

  /// The held key is let go; see `KeyboardAxis.release(row:parameters:)`.
  mutating func release(row: Double? = nil) {
    horizontal.release(row: row, parameters: parameters)
    vertical.release(row: row, parameters: parameters)
  }

  /// Goes on from an offset that the content was put back to; where that leads stays.
  mutating func goOn(from offset: CGPoint) {
    horizontal.goOn(from: offset.x)
    vertical.goOn(from: offset.y)
  }

  /// Moves everything by a distance, as a content offset adjustment does.
  mutating func shift(by delta: CGPoint) {
    horizontal.shift(by: delta.x)
    vertical.shift(by: delta.y)
  }
}
