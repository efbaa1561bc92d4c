/// What a presenter does with the steps of a scene, as a clicker sends it.
public enum PresenterCommand: String, Sendable, Equatable {
  /// Goes on after a `pause`; while steps play, brings them to their end at once.
  case next
  /// Back to the state before the steps went on the last time.
  case previous
}
