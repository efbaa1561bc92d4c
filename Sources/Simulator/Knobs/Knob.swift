/// One key of the file that can be turned while the scene runs, with its value now.
public struct Knob: Sendable, Equatable, Codable {
  /// What a knob is about.
  public enum Group: String, Sendable, Equatable, Codable, CaseIterable {
    case layout
    case content
    case view
    case behavior
  }

  /// The key with its dots, as in `layout.estimatedHeight`.
  public var key: String
  public var group: Group
  /// The value as the file would spell it.
  public var value: String
  /// What the scene began with; nil for a key that its layout did not have.
  public var own: String?
  /// What a step down sets; nil when there is none.
  public var lower: String?
  /// What a step up sets; nil when there is none.
  public var higher: String?
  /// The value as it is told to a reader, where the file's spelling is long or says less.
  public var shown: String
  /// How it is known that a host behaves as the value says, in words; nil where that is no question.
  public var basis: String?

  /// Whether it has been turned from what the scene began with.
  public var isChanged: Bool { own.map { $0 != value } ?? false }

  /// A knob at a value.
  public init(
    _ key: String, in group: Group, value: String, own: String? = nil, lower: String? = nil,
    higher: String? = nil, shown: String? = nil
  ) {
    self.key = key
    self.group = group
    self.value = value
    self.own = own
    self.lower = lower
    self.higher = higher
    self.shown = shown ?? value
  }
}
