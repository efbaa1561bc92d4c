import Foundation

/// Everything there is to draw at one moment, as a plain value.
///
/// A frame can be written to a file and read back; whoever draws it needs nothing else.
public struct Frame: Sendable, Equatable, Codable {
  /// The scene's title.
  public var title: String
  /// Virtual seconds since the start.
  public var time: Double
  /// What the scene says now; nil for nothing.
  public var caption: String?
  /// The panes, left to right; never empty.
  public var panes: [PaneFrame]
  /// Whether something still moves.
  public var isMoving: Bool
  /// Whether steps of the scene wait for the presenter.
  public var hasMoreSteps: Bool
  /// How far the steps have come; nil for a scene without steps.
  public var progress: SceneProgress?
  /// Whether something was set that can be taken back, or was taken back and can be set again.
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
