/// What is drawn of an element.
public enum ViewMode: String, Sendable, Equatable, CaseIterable {
  /// Its edges and what it shows.
  case both
  /// What it shows alone, as on a phone.
  case content
  /// Its edges and its label alone.
  case wireframe

  /// The next one, in turn.
  var next: ViewMode {
    switch self {
    case .both: .content
    case .content: .wireframe
    case .wireframe: .both
    }
  }
}
