/// A displacement over time, as a function of the time since its beginning.
///
/// Displacements are in points, velocities in points per second, times in seconds. A curve is evaluated from its
/// beginning every time, so that no error adds up from frame to frame. Before its beginning a curve has its first
/// value, after its duration its last.
protocol MotionCurve: Sendable {
  /// Seconds until the end of the motion.
  var duration: Double { get }

  func displacement(after seconds: Double) -> Double

  func velocity(after seconds: Double) -> Double
}

/// No motion: the end at an edge without bouncing.
struct Standstill: MotionCurve, Equatable {
  var duration: Double { 0 }

  func displacement(after seconds: Double) -> Double { 0 }

  func velocity(after seconds: Double) -> Double { 0 }
}

/// The criterion by which a motion towards its target counts as arrived.
enum Settling {
  /// The distance from the target in points; the recorded edge bounce jumps its last point between two frames.
  static let distance = 0.5

  /// The first time after which a displacement stays within `distance`.
  ///
  /// - Parameters:
  ///   - start: Seconds from which on the displacement only decreases.
  ///   - displacement: The distance from the target in points after a number of seconds; tends to 0.
  /// - Returns: Seconds.
  static func time(from start: Double, of displacement: (Double) -> Double) -> Double {
    guard abs(displacement(start)) > distance else { return start }
    var early = start
    var late = start + 1
    while abs(displacement(late)) > distance, late < start + 1000 {
      early = late
      late += 1
    }
    for _ in 0..<40 {
      let middle = (early + late) / 2
      if abs(displacement(middle)) > distance {
        early = middle
      } else {
        late = middle
      }
    }
    return late
  }
}
