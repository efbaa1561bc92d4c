extension Double {
  /// Seconds with two decimals: `0.52`.
  var secondsText: String {
    guard isFinite, abs(self) < 1e12 else { return pointText }
    let hundredths = Int64((abs(self) * 100).rounded())
    let fraction = hundredths % 100
    let sign = self < 0 && hundredths > 0 ? "-" : ""
    return "\(sign)\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
