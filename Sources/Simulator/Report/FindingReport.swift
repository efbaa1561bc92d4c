import Scenes

/// One finding in a report.
public struct FindingReport: Sendable, Equatable, Encodable {
  /// The culprit in a report.
  public struct Culprit: Sendable, Equatable, Encodable {
    public var category: String
    /// The element kind; left out for cells.
    public var kind: String?
    public var indexPath: [Int]
    @Nullable public var estimated: Double?
    @Nullable public var measured: Double?
    public var call: String
    @Nullable public var moved: Double?
    /// Number of other elements with the same effect in the same frame; left out for none.
    public var others: Int?
  }

  public var invariant: String
  /// The name on the screen: `JUMP`.
  public var headline: String
  /// The section whose own content broke the invariant in the worst frame; left out for the pane.
  public var section: Int?
  /// Whether the expectations of the scene accept the finding; nil if none is about it.
  @Nullable public var expected: Bool?
  public var count: Int
  public var max: Double
  public var sum: Double
  public var signedSum: Double
  public var unit: String
  public var firstTime: Double
  public var atRest: Bool
  @Nullable public var period: Int?
  @Nullable public var culprit: Culprit?
  public var message: String
  /// The kind of the finding, with the unit of its amounts; not part of the report's JSON.
  let kind: FindingKind
  /// The fixes to try first; not part of the report's JSON.
  public let fixes: [Fix]

  private enum CodingKeys: String, CodingKey {
    case invariant, headline, section, expected, count, max, sum, signedSum, unit, firstTime,
      atRest, period
    case culprit, message
  }

  /// - Parameters:
  ///   - finding: The finding.
  ///   - accepted: Whether the expectations of the scene accept the finding; nil if none is about it.
  ///   - isTable: Whether it was found in a table.
  init(_ finding: Finding, accepted: Bool? = nil, isTable: Bool = false) {
    kind = finding.kind
    fixes = finding.suggestedFixes(inTable: isTable)
    invariant = finding.invariant.rawValue
    headline = finding.kind.headline
    section = finding.section
    expected = accepted
    count = finding.count
    max = finding.max
    sum = finding.sum
    signedSum = finding.signedSum
    unit = finding.unit.rawValue
    firstTime = finding.firstTime
    atRest = finding.atRest
    period = finding.period
    culprit = finding.culprit.map {
      Culprit(
        category: $0.category.rawValue, kind: $0.kind, indexPath: $0.indexPath,
        estimated: $0.estimated, measured: $0.measured, call: $0.call, moved: $0.moved,
        others: $0.others > 0 ? $0.others : nil)
    }
    message = finding.message
  }
}

extension FindingReport {
  /// Whether expectations accept the finding, in words.
  public var status: String {
    switch expected {
    case true?: "expected"
    case false?: "not expected"
    case nil: "not asserted"
    }
  }

  /// The amounts and the first time: `JUMP (anchor): 12 frames, at most 40 pt, 480 pt in all, first at 0.03 s`.
  public var amounts: String {
    let unit = Finding.Unit(rawValue: unit) ?? .count
    // A state that persists is counted again in each frame, so only amounts of events add up.
    let addsUp = kind.invariant.isEvent
    func text(_ amount: Double) -> String {
      guard unit == .count else { return unit.text(amount) }
      return "\(amount.short) \(amount == 1 ? String(kind.counted.dropLast()) : kind.counted)"
    }
    func totalText(_ amount: Double) -> String {
      unit == .count ? text(amount) : unit.totalText(amount)
    }
    var parts =
      count == 1 ? ["1 frame", text(max)] : ["\(count) frames", "at most \(text(max))"]
    if count > 1, addsUp { parts.append("\(totalText(sum)) in all") }
    if count > 1, addsUp, abs(abs(signedSum) - sum) > 0.005 {
      parts.append("net \(totalText(signedSum))")
    }
    if firstTime > 0 { parts.append("\(count == 1 ? "" : "first ")at \(firstTime.short) s") }
    if let period { parts.append("repeating every \(period) rounds") }
    if atRest { parts.append("still so at the end") }
    return "\(kind.title): " + parts.joined(separator: ", ")
  }
}

extension Finding.Unit {
  /// One amount as a reader says it: `40 pt`, `75 %`, `3`.
  public func text(_ amount: Double) -> String {
    switch self {
    case .points: "\(amount.short) pt"
    case .fraction: "\((amount * 100).short) %"
    case .count: amount.short
    }
  }

  /// Many amounts together: fractions of a screen add up to screens.
  public func totalText(_ amount: Double) -> String {
    guard self == .fraction else { return text(amount) }
    return abs(amount) == 1 ? "\(amount.short) screen" : "\(amount.short) screens"
  }
}
