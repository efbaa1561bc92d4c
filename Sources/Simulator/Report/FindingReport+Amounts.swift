extension FindingReport {
  /// How often, how much and since when: `anchor: 12 frames, at most 40 pt, 480 pt in all, first at 0.03 s`.
  public var amounts: String {
    let unit = Finding.Unit(rawValue: unit) ?? .count
    var parts =
      count == 1
      ? ["1 frame", unit.told(max)]
      : ["\(count) frames", "at most \(unit.told(max))", "\(unit.toldTotal(sum)) in all"]
    if count > 1, abs(abs(signedSum) - sum) > 0.005 {
      parts.append("\(unit.toldTotal(signedSum)) of it left over")
    }
    if firstTime > 0 { parts.append("\(count == 1 ? "" : "first ")at \(firstTime.short) s") }
    if let period { parts.append("again every \(period)") }
    if atRest { parts.append("and so it stays") }
    return "\(invariant): " + parts.joined(separator: ", ")
  }
}

extension Finding.Unit {
  /// One amount as a reader says it: `40 pt`, `75 %`, `3`.
  public func told(_ amount: Double) -> String {
    switch self {
    case .points: "\(amount.short) pt"
    case .fraction: "\((amount * 100).short) %"
    case .count: amount.short
    }
  }

  /// Many amounts together: fractions of a screen add up to screens.
  public func toldTotal(_ amount: Double) -> String {
    self == .fraction ? "\(amount.short) screens" : told(amount)
  }
}
