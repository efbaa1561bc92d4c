/// A displacement over time, told as a function of the time since its beginning.
///
/// Displacements are in points, velocities in points per second, times in seconds. A curve is
/// evaluated from its beginning every time, so that no error adds up from frame to frame. Before its
/// beginning a curve stands where it begins, after its duration where it ends.
protocol MotionCurve: Sendable {
  /// Seconds until nothing moves any more.
  var duration: Double { get }

  func displacement(after seconds: Double) -> Double

  func velocity(after seconds: Double) -> Double
}

/// No motion: the end of a way that may not bounce.
struct Standstill: MotionCurve, Equatable {
  var duration: Double { 0 }

  func displacement(after seconds: Double) -> Double { 0 }

  func velocity(after seconds: Double) -> Double { 0 }
}

/// When a motion that nears its target counts as arrived.
enum Settling {
  /// Points from the target; the recorded edge bounce jumps its last point between two frames.
  static let distance = 0.5

  /// The first time after which a displacement stays within `distance`.
  ///
  /// - Parameters:
  ///   - start: Seconds from which on the displacement only shrinks.
  ///   - displacement: Points from the target after so many seconds; tends to 0.
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
