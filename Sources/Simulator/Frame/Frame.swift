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
