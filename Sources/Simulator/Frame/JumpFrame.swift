/// What was being read, or a part of it, moved by other than the scroll, and who pushed it.
public struct JumpFrame: Sendable, Equatable, Codable {
  /// The element to blame; nil when there is none to be named.
  public var culprit: Finding.Culprit?
  /// What else pushed: each another part of the screen, or shortly before.
  public var others: [Finding.Culprit]
  /// Whether it came in this very frame; else it came shortly before.
  public var isNow: Bool

  /// Whether something else that was being read kept its place, as another column does: then it is no finding, since one
  /// offset cannot hold both.
  public var isPartial: Bool

  public init(
    culprit: Finding.Culprit? = nil, others: [Finding.Culprit] = [], isNow: Bool = true,
    isPartial: Bool = false
  ) {
    self.culprit = culprit
    self.others = others
    self.isNow = isNow
    self.isPartial = isPartial
  }

  /// Everybody who pushed.
  public var culprits: [Finding.Culprit] { [culprit].compactMap { $0 } + others }
}
