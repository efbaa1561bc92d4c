/// What was being read moved by other than the scroll, and who pushed it.
public struct JumpFrame: Sendable, Equatable, Codable {
  /// The element to blame; nil when there is none to be named.
  public var culprit: Finding.Culprit?
  /// Whether it came in this very frame; else it came shortly before.
  public var isNow: Bool

  public init(culprit: Finding.Culprit? = nil, isNow: Bool = true) {
    self.culprit = culprit
    self.isNow = isNow
  }
}
