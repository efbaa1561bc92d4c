import Foundation

/// Everything to draw at one moment, as a plain value.
///
/// A frame can be written to a file and read back, and contains everything that drawing needs.
public struct Frame: Sendable, Equatable, Codable {
  /// The scene's title.
  public var title: String
  /// Virtual seconds since the start.
  public var time: Double
  /// The caption of the scene; nil for none.
  public var caption: String?
  /// The panes, left to right; never empty.
  public var panes: [PaneFrame]
  /// Whether something still moves.
  public var isMoving: Bool
  /// Whether steps of the scene wait for the presenter.
  public var hasMoreSteps: Bool
  /// The progress of the steps; nil for a scene without steps.
  public var progress: SceneProgress?
  /// Whether a setting can be undone, and whether one can be redone.
  public var canUndo = false
  public var canRedo = false

  public init(
    title: String, time: Double, caption: String? = nil, panes: [PaneFrame], isMoving: Bool = false,
    hasMoreSteps: Bool = false, progress: SceneProgress? = nil
  ) {
    self.title = title
    self.time = time
    self.caption = caption
    self.panes = panes
    self.isMoving = isMoving
    self.hasMoreSteps = hasMoreSteps
    self.progress = progress
  }
}

/// The progress of a scene in parts; a part ends where the scene waits for the presenter.
public struct SceneProgress: Sendable, Equatable, Codable {
  /// The state of the steps.
  public enum State: String, Sendable, Equatable, Codable {
    /// Steps are performed, or time passes between two of them.
    case playing
    /// A `pause` waits for the presenter.
    case waiting
    /// No step is left.
    case finished
  }

  /// One-based number of the part that plays, or was played last.
  public var part: Int
  /// The number of all parts; parts of repeated steps count as often as they are played.
  public var parts: Int
  /// The last `mark` that was passed; nil before the first.
  public var mark: String?
  public var state: State

  public init(part: Int, parts: Int, mark: String? = nil, state: State) {
    self.part = part
    self.parts = parts
    self.mark = mark
    self.state = state
  }
}
