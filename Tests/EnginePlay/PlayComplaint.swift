/// Something that does not hold.
public struct PlayComplaint: Equatable, Sendable, CustomStringConvertible {
  /// What does not hold; shrinking keeps it.
  public enum Rule: String, Sendable {
    case elements
    case frames
    case identity
    case sizes
    case contentSize
    case offset
    case reader
    case target
    case counts
    case diagnostics
    case cost
  }

  public var rule: Rule
  public var text: String

  public init(_ rule: Rule, _ text: String) {
    self.rule = rule
    self.text = text
  }

  public var description: String { "\(rule.rawValue): \(text)" }
}
