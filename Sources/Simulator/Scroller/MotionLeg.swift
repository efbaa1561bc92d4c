/// One curve of a motion and where it stands in time and space.
struct MotionLeg: Sendable {
  /// The virtual second at which the leg begins.
  let begin: Double
  /// The content offset in points that the curve's displacements count from.
  var reference: Double
  let curve: any MotionCurve
  let author: Motion.Author

  /// The virtual second at which the leg stands still.
  var end: Double {
    begin + curve.duration
  }

  func offset(at time: Double) -> Double {
    reference + curve.displacement(after: elapsed(at: time))
  }

  func velocity(at time: Double) -> Double {
    curve.velocity(after: elapsed(at: time))
  }

  /// Seconds since the beginning; all of them from the end on, whatever rounding makes of their difference.
  private func elapsed(at time: Double) -> Double {
    time >= end ? .infinity : time - begin
  }
}
