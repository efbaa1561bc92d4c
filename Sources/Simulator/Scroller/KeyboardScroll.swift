import CollectionView
import Foundation

/// Scrolling by keys on both axes, as a function of virtual time.
///
/// The integration runs in frames of 1/60 second from the first press, however time is divided into calls: 30, 60 and
/// 120 displayed frames per second show the same positions.
struct KeyboardScroll: Sendable {
  private let parameters: KeyboardParameters
  /// The virtual second of the first press, and the number of frames since.
  private let begin: Double
  private var frames = 0
  /// The axes, which are independent of each other.
  var horizontal: KeyboardAxis
  var vertical: KeyboardAxis
  /// The author of the scroll by the key that was pressed last.
  var author = Author.finger

  /// - Parameters:
  ///   - offset: The content offset in points.
  ///   - velocity: The velocity left from another motion, in points per second.
  ///   - time: Virtual seconds.
  ///   - parameters: The constants of the model.
  init(
    offset: CGPoint, velocity: CGPoint = .zero, at time: Double,
    parameters: KeyboardParameters = .terminal
  ) {
    self.parameters = parameters
    begin = time
    horizontal = KeyboardAxis(offset: offset.x, velocity: velocity.x, parameters: parameters)
    vertical = KeyboardAxis(offset: offset.y, velocity: velocity.y, parameters: parameters)
  }

  /// Whether both axes are at rest.
  var isIdle: Bool { horizontal.isIdle && vertical.isIdle }

  /// Whether a key is held.
  var isHeld: Bool { horizontal.isHeld || vertical.isHeld }

  /// The content offset; an axis at rest is exactly at its target.
  func offset(in range: ScrollLimits) -> CGPoint {
    CGPoint(
      x: horizontal.isIdle ? range.horizontal.clamped(horizontal.rest) : horizontal.offset,
      y: vertical.isIdle ? range.vertical.clamped(vertical.rest) : vertical.offset)
  }

  /// The velocity in points per second.
  var velocity: CGPoint {
    CGPoint(
      x: horizontal.isIdle ? 0 : horizontal.velocity, y: vertical.isIdle ? 0 : vertical.velocity)
  }

  /// Computes the frames that are due at a virtual second.
  mutating func advance(to time: Double, in range: ScrollLimits) {
    let due = Int(((time - begin) * KeyboardParameters.framesPerSecond + 1e-6).rounded(.down))
    while frames < due {
      frames += 1
      horizontal.advance(in: range.horizontal, parameters: parameters)
      vertical.advance(in: range.vertical, parameters: parameters)
    }
  }

  /// Releases the held key; see `KeyboardAxis.release(row:parameters:)`.
  mutating func release(row: Double? = nil) {
    horizontal.release(row: row, parameters: parameters)
    vertical.release(row: row, parameters: parameters)
  }

  /// Continues from an offset to which the content was set; the targets stay the same.
  mutating func resume(from offset: CGPoint) {
    horizontal.resume(from: offset.x)
    vertical.resume(from: offset.y)
  }

  /// Shifts offset and target by a distance, as a content offset adjustment does.
  mutating func shift(by delta: CGPoint) {
    horizontal.shift(by: delta.x)
    vertical.shift(by: delta.y)
  }
}

/// Scrolling by keys on one axis, as in WebKit's animator.
///
/// A pressed key applies a constant force up to its full speed; after its release a spring pulls towards a target. The
/// integration is semi-implicit Euler (velocity first) at fixed frames of 1/60 second, so that positions do not depend
/// on when they are read. Offsets are in content points, velocities in points per second.
struct KeyboardAxis: Sendable, Equatable {
  private enum Drive: Sendable, Equatable {
    case none
    /// Accelerated towards this velocity for one frame, then pulled by the spring.
    case tap(speed: Double)
    /// Accelerated towards this velocity until the key is released.
    case hold(speed: Double)
    case spring
  }

  /// The offset, without rounding.
  private(set) var offset: Double
  private(set) var velocity: Double
  /// The target of the presses so far, at which the spring rests.
  private(set) var rest: Double
  private var drive = Drive.none

  /// Creates an axis that no key drives.
  ///
  /// - Parameters:
  ///   - offset: Points.
  ///   - velocity: The velocity left from another motion, in points per second; the first press counts from where that
  ///     motion would end.
  ///   - parameters: The constants of the spring.
  init(offset: Double, velocity: Double = 0, parameters: KeyboardParameters) {
    self.offset = offset
    self.velocity = velocity
    rest = offset + velocity * parameters.glideTime
  }

  /// Whether the axis is at rest.
  var isIdle: Bool { drive == .none }

  /// Whether a key is held.
  var isHeld: Bool {
    if case .hold = drive { true } else { false }
  }

  /// Without a key, continues to its target if it moves, or back if it is beyond an edge.
  mutating func glide(in range: AxisRange) {
    if velocity != 0 || !range.contains(offset) { drive = .spring }
  }

  /// Moves the target further, for a press of a key.
  ///
  /// - Parameters:
  ///   - way: The step in points; the sign is the direction.
  ///   - range: The range; the target stays within it.
  mutating func tap(by way: Double, in range: AxisRange) {
    guard way != 0, range.canScroll else { return }
    turn(way)
    rest = range.clamped(range.clamped(rest) + way)
    drive = .tap(speed: way * KeyboardParameters.stepsPerSecond)
  }

  /// Drives the axis by a held key; called again for each repeat.
  ///
  /// - Parameters:
  ///   - speed: The full speed in points per second; the sign is the direction.
  ///   - way: The distance in points by which the presses since the last call move the target.
  ///   - range: The range.
  mutating func hold(speed: Double, by way: Double, in range: AxisRange) {
    guard speed != 0, range.canScroll else { return }
    turn(speed)
    rest = range.clamped(range.clamped(rest) + way)
    drive = .hold(speed: speed)
  }

  /// Releases the held key: the axis continues at least to the target of its presses.
  ///
  /// - Parameters:
  ///   - row: The length of a row in points; the new target is a whole number of rows from that of the presses. Nil for
  ///     WebKit's own rule.
  ///   - parameters: The constants of the spring.
  mutating func release(row: Double? = nil, parameters: KeyboardParameters) {
    guard case .hold(let speed) = drive else { return }
    drive = .spring
    let forward: Double = speed < 0 ? -1 : 1
    let glide = (offset + velocity * parameters.glideTime - rest) * forward
    guard glide > 0 else { return }
    rest += forward * (row.map { (glide / $0).rounded() * $0 } ?? glide)
  }

  /// Computes one frame of 1/60 second.
  mutating func advance(in range: AxisRange, parameters: KeyboardParameters) {
    switch drive {
    case .none: return
    case .tap(let speed):
      push(to: speed, in: range, parameters)
      drive = .spring
    case .hold(let speed):
      push(to: speed, in: range, parameters)
    case .spring:
      move(by: pull(to: range.clamped(rest), parameters), in: range, parameters)
      if velocity * velocity < KeyboardParameters.stopSpeed { drive = .none }
    }
  }

  /// Shifts offset and target by a distance, as a content offset adjustment does.
  mutating func shift(by delta: Double) {
    offset += delta
    rest += delta
  }

  /// Continues from an offset to which the content was set, without a velocity that led away from it.
  mutating func resume(from offset: Double) {
    if velocity * (self.offset - offset) > 0 { velocity = 0 }
    self.offset = offset
  }

  /// Stops a motion in the opposite direction first.
  private mutating func turn(_ direction: Double) {
    if velocity * direction < 0 { velocity = 0 }
  }

  private mutating func push(
    to speed: Double, in range: AxisRange, _ parameters: KeyboardParameters
  ) {
    let isAtEdge = speed < 0 ? offset <= range.minimum : offset >= range.maximum
    var force = parameters.mass * speed / parameters.rampTime
    if isAtEdge { force = speed < 0 ? -parameters.rubberForce : parameters.rubberForce }
    if abs(velocity) >= abs(speed) { force = 0 }
    // At an edge the spring works against the key.
    if isAtEdge { force += pull(to: range.clamped(offset), parameters) }
    move(by: force, in: range, parameters)
  }

  private func pull(to rest: Double, _ parameters: KeyboardParameters) -> Double {
    -parameters.stiffness * (offset - rest) - parameters.damping * velocity
  }

  private mutating func move(
    by force: Double, in range: AxisRange, _ parameters: KeyboardParameters
  ) {
    let frame = 1 / KeyboardParameters.framesPerSecond
    velocity += force / parameters.mass * frame
    offset += velocity * frame
    if !range.bounces, !range.contains(offset) {
      offset = range.clamped(offset)
      velocity = 0
    }
  }
}

/// The constants of keyboard scrolling: a force while a key is down, a spring after its release.
///
/// From WebKit's `KeyboardScroll.h`, where Apple published the animator behind the arrow keys of iOS and macOS.
struct KeyboardParameters: Sendable, Equatable {
  /// Frames per second of the integration, whatever the display rate.
  static let framesPerSecond = 60.0
  /// Steps per second that a held key reaches in WebKit.
  static let stepsPerSecond = 25.0
  /// Speed in points per second below which a spring has come to rest.
  static let stopSpeed = 1.0

  /// The mass of the content; forces are in its unit times points per second squared.
  var mass = 1.0
  /// The force of the spring per point of displacement.
  var stiffness: Double
  /// The damping force per point per second.
  var damping: Double
  /// Seconds of constant force until the full speed.
  var rampTime: Double
  /// The force against an edge.
  var rubberForce: Double

  /// The constants of iOS and iPadOS.
  static let iOS = KeyboardParameters(
    stiffness: 109, damping: 20, rampTime: 1, rubberForce: 5000)
  /// The constants of macOS and Catalyst.
  static let macOS = KeyboardParameters(
    stiffness: 175, damping: 20, rampTime: 0.2, rubberForce: 3000)
  /// The spring of iOS with the ramp of macOS: a terminal reports a held key only after the repeat delay.
  static let terminal = KeyboardParameters(
    stiffness: 109, damping: 20, rampTime: 0.2, rubberForce: 5000)

  /// The distance that the spring adds, in seconds of travel at the current velocity: √(m/k), from ½mv² = ½kx².
  var glideTime: Double { (mass / stiffness).squareRoot() }
}
