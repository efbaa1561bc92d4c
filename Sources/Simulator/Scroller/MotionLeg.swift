/// One curve of a motion and where it stands in time and space.
struct MotionLeg: Sendable {
  /// The virtual second at which the leg begins.
  let begin: Double
  /// The content offset in points that the curve's displacements count from.
  var reference: Double
  private(set) var curve: any MotionCurve
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

  /// The same leg with another end: from where it is now, in the time that is left.
  ///
  /// A leg that is over, and one that takes no given time, stays as it is.
  func redirected(to target: Double, at time: Double) -> MotionLeg {
    guard let move = curve as? TimedMove else { return self }
    let left = move.left(after: elapsed(at: time))
    guard left > 0 else { return self }
    var leg = self
    let distance = (target - offset(at: time)) / left
    leg.reference = target - distance
    leg.curve = move.over(distance)
    return leg
  }

  /// Seconds since the beginning; all of them from the end on, whatever rounding makes of their difference.
  private func elapsed(at time: Double) -> Double {
    time >= end ? .infinity : time - begin
  }
}
