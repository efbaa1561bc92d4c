extension FindingReport {
  /// How often, how much and since when: `anchor: 12 frames, at most 40 pt, 480 pt in all, first at 0.03 s`.
  public var amounts: String {
    let unit = Finding.Unit(rawValue: unit) ?? .count
    let counted = Invariant(rawValue: invariant)?.counted ?? "things"
    // How things stand is seen again in each frame: only what happens adds up.
    let addsUp = Invariant(rawValue: invariant)?.isEvent ?? true
    func told(_ amount: Double) -> String {
      guard unit == .count else { return unit.told(amount) }
      return "\(amount.short) \(amount == 1 ? String(counted.dropLast()) : counted)"
    }
    func toldTotal(_ amount: Double) -> String {
      unit == .count ? told(amount) : unit.toldTotal(amount)
    }
    var parts =
      count == 1 ? ["1 frame", told(max)] : ["\(count) frames", "at most \(told(max))"]
    if count > 1, addsUp { parts.append("\(toldTotal(sum)) in all") }
    if count > 1, addsUp, abs(abs(signedSum) - sum) > 0.005 {
      parts.append("\(toldTotal(signedSum)) of it left over")
    }
    if firstTime > 0 { parts.append("\(count == 1 ? "" : "first ")at \(firstTime.short) s") }
    if let period { parts.append("again every \(period) rounds") }
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
    guard self == .fraction else { return told(amount) }
    return abs(amount) == 1 ? "\(amount.short) screen" : "\(amount.short) screens"
  }
}
