extension Deceleration {
  /// The deceleration changed so that it ends at another place, as when a layout edits the target.
  ///
  /// A nearer place lowers the rate, a farther one raises the velocity (Apple's iAd scroll view does the
  /// same; UIScrollView keeps an adjusted factor and target). The rate is the one that is exact for
  /// the geometric form: Δ/(Δ + v − 10 pt/s), in points and points per millisecond.
  ///
  /// - Parameter displacement: The new whole way in points.
  /// - Returns: nil when no deceleration gets there: the place lies behind, or there is no speed.
  func retargeted(to displacement: Double) -> Deceleration? {
    guard distance != 0, displacement != 0, (displacement < 0) == (distance < 0) else {
      return nil
    }
    if abs(displacement) >= abs(distance) {
      return Deceleration(distance: displacement, rate: rate)
    }
    let stop = velocity < 0 ? -Self.stopSpeed : Self.stopSpeed
    let lost = (velocity - stop) / 1000
    return Deceleration(velocity: velocity, rate: displacement / (displacement + lost))
  }
}
