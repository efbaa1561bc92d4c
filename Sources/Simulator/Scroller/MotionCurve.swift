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
