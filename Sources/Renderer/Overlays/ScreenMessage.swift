/// Something to tell in a box: why a scene did not open, say.
public struct ScreenMessage: Sendable, Equatable {
  /// The heading.
  public var title: String
  /// Any text, on as many lines as it needs.
  public var text: String

  /// A message.
  public init(title: String, text: String) {
    self.title = title
    self.text = text
  }
}
