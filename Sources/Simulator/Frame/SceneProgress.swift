/// How far a scene has come, as a presenter counts: a part ends where the scene waits for the next press.
public struct SceneProgress: Sendable, Equatable, Codable {
  /// What the steps do now.
  public enum State: String, Sendable, Equatable, Codable {
    /// Steps are taken, or time passes between two of them.
    case playing
    /// A `pause` waits for the presenter.
    case waiting
    /// No step is left.
    case finished
  }

  /// Which part plays, or was played last; from 1.
  public var part: Int
  /// All parts, those of repeated steps counted as often as they are played.
  public var parts: Int
  /// The `mark` that was passed last; nil before the first.
  public var mark: String?
  /// What the steps do now.
  public var state: State

  /// So many parts of all.
  public init(part: Int, parts: Int, mark: String? = nil, state: State) {
    self.part = part
    self.parts = parts
    self.mark = mark
    self.state = state
  }
}
