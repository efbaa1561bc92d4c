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
    /// How many others did the same in the same frame; left out for none.
    public var others: Int?
  }

  public var invariant: String
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

  init(_ finding: Finding) {
    invariant = finding.invariant.rawValue
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
