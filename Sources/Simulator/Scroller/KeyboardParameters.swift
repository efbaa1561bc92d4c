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
