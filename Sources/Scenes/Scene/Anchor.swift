/// What the reader expects to stay put when content changes.
public enum Anchor: String, Sendable, Equatable, CaseIterable {
  /// The item being looked at; content inserted while resting at the very start pushes.
  case visible
  /// The last item, as in a chat.
  case bottom
  case none
}
