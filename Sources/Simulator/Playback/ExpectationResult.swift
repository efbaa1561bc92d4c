/// What came of one `expect` step.
public struct ExpectationResult: Sendable, Equatable, Codable {
  /// The line of the scene file.
  public var line: Int
  public var passed: Bool
  /// What was expected and what was there; empty when it holds.
  public var message: String
}
