/// What a key does to the search in the content.
public enum SearchCommand: Sendable, Equatable {
  /// This text is being typed: mark and count what holds it.
  case type(String)
  /// This text is meant: go to the first item that holds it.
  case go(String)
  case next
  case previous
  /// The search is over.
  case end
}
