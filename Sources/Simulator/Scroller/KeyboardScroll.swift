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
  mutating func resume(from offset: CGPoint) {
    horizontal.resume(from: offset.x)
    vertical.resume(from: offset.y)
  }

  /// Moves everything by a distance, as a content offset adjustment does.
  mutating func shift(by delta: CGPoint) {
    horizontal.shift(by: delta.x)
    vertical.shift(by: delta.y)
  }
}

/// One axis that is scrolled by keys, as WebKit's animator does it.
///
/// A key that is down pushes with a constant force up to its full speed, a key that is up leaves a spring towards a
/// place of rest. Semi-implicit Euler (speed first) at fixed frames of 1/60 second, so that positions do not depend on how
/// often anybody looks. Offsets are in content points, speeds in points per second.
struct KeyboardAxis: Sendable, Equatable {
  private enum Drive: Sendable, Equatable {
    case none
    /// Pushed to this speed for one frame, then left to the spring.
    case tap(speed: Double)
    /// Pushed to this speed until the key is let go.
    case hold(speed: Double)
    case spring
  }

  /// Where the axis is, not rounded to anything.
  private(set) var offset: Double
  private(set) var velocity: Double
  /// Where the presses so far lead, step by step; where the spring rests.
  private(set) var rest: Double
  private var drive = Drive.none

  /// An axis that no key drives so far.
  ///
  /// - Parameters:
  ///   - offset: Points.
  ///   - velocity: Points per second left from another motion; the first press goes on from where it would glide to.
  ///   - parameters: The numbers of the spring.
  init(offset: Double, velocity: Double = 0, parameters: KeyboardParameters) {
    self.offset = offset
    self.velocity = velocity
    rest = offset + velocity * parameters.glideTime
  }

  /// Whether the axis has come to rest, or never moved.
  var isIdle: Bool { drive == .none }

  /// Whether a key pushes now.
  var isHeld: Bool {
    if case .hold = drive { true } else { false }
  }

  /// Goes on to its place of rest where it moves, or back where it is beyond an edge, although no key drives it.
  mutating func glide(in range: AxisRange) {
    if velocity != 0 || !range.contains(offset) { drive = .spring }
  }

  /// A key went down and up: the place of rest lies this much further, from where the presses before lead.
  ///
  /// - Parameters:
  ///   - way: Points; the sign is the direction.
  ///   - range: The range; presses beyond an edge are forgotten.
  mutating func tap(by way: Double, in range: AxisRange) {
    guard way != 0, range.canScroll else { return }
    turn(way)
    rest = range.clamped(range.clamped(rest) + way)
    drive = .tap(speed: way * KeyboardParameters.stepsPerSecond)
  }

  /// A key is held, or says again that it is.
  ///
  /// - Parameters:
  ///   - speed: The full speed in points per second; the sign is the direction.
  ///   - way: Points that the presses told now lead further.
  ///   - range: The range.
  mutating func hold(speed: Double, by way: Double, in range: AxisRange) {
    guard speed != 0, range.canScroll else { return }
    turn(speed)
    rest = range.clamped(range.clamped(rest) + way)
    drive = .hold(speed: speed)
  }

  /// The held key is let go: the axis glides on, at least to where its presses lead.
  ///
  /// - Parameters:
  ///   - row: Points; the place of rest is a whole number of them from where the presses lead. Nil for WebKit's own.
  ///   - parameters: The numbers of the spring.
  mutating func release(row: Double? = nil, parameters: KeyboardParameters) {
    guard case .hold(let speed) = drive else { return }
    drive = .spring
    let forward: Double = speed < 0 ? -1 : 1
    let glide = (offset + velocity * parameters.glideTime - rest) * forward
    guard glide > 0 else { return }
    rest += forward * (row.map { (glide / $0).rounded() * $0 } ?? glide)
  }

  /// Takes one frame of 1/60 second.
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

  /// Moves everything by a distance, as a content offset adjustment does.
  mutating func shift(by delta: Double) {
    offset += delta
    rest += delta
  }

  /// Goes on from an offset that the content was put back to, without the speed that led away from it.
  mutating func resume(from offset: Double) {
    if velocity * (self.offset - offset) > 0 { velocity = 0 }
    self.offset = offset
  }

  /// A key against the motion stops it first.
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

/// The numbers of keyboard scrolling: a push while a key is down, a spring to rest once it is up.
///
/// From WebKit's `KeyboardScroll.h`, where Apple published the animator behind the arrow keys of iOS and macOS.
struct KeyboardParameters: Sendable, Equatable {
  /// Frames a second of the integration, whatever the screen shows.
  static let framesPerSecond = 60.0
  /// Steps a second a held key reaches in WebKit.
  static let stepsPerSecond = 25.0
  /// Speed in points per second below which a spring has come to rest.
  static let stopSpeed = 1.0

  /// Mass of the content; forces are in its unit times points per second squared.
  var mass = 1.0
  /// Pull of the spring per point from rest.
  var stiffness: Double
  /// Drag of the spring per point per second.
  var damping: Double
  /// Seconds of a steady push until the full speed.
  var rampTime: Double
  /// The push against an edge.
  var rubberForce: Double

  /// What iOS and iPadOS scroll with.
  static let iOS = KeyboardParameters(
    stiffness: 109, damping: 20, rampTime: 1, rubberForce: 5000)
  /// What macOS and Catalyst scroll with.
  static let macOS = KeyboardParameters(
    stiffness: 175, damping: 20, rampTime: 0.2, rubberForce: 3000)
  /// The spring of iOS with the ramp of macOS: a terminal has let the repeat delay pass before it says that a key is held.
  static let terminal = KeyboardParameters(
    stiffness: 109, damping: 20, rampTime: 0.2, rubberForce: 5000)

  /// Seconds of travel at the present speed that the spring makes of it: √(m/k), from ½mv² = ½kx².
  var glideTime: Double { (mass / stiffness).squareRoot() }
}
