import Foundation
import Scenes

/// One deterministic run of a scene: the same scene and actions give the same frames on every machine.
///
/// Driven from outside: nothing happens between calls, and time is virtual.
@MainActor
public final class Session {
  /// How the steps of the scene are taken.
  public enum Mode: Sendable {
    /// `pause` waits for `continueSteps`.
    case live
    /// `pause` is passed over.
    case headless
  }

  /// The scene that runs.
  public let scene: Scene

  /// - Throws: `SceneError` when the scene names something that is not built.
  public init(_ scene: Scene, mode: Mode = .live) throws {
    self.scene = scene
  }

  /// Everything to draw now.
  public var frame: Frame {
    Frame(title: scene.title, time: 0, panes: [PaneFrame()])
  }

  /// Whether nothing will change until the next action: no motion, no pending step, no content on its way.
  public var isIdle: Bool { true }

  /// Whether every step of the scene has been taken.
  public var hasFinishedSteps: Bool { true }

  /// Does what a hand, a key or a step of the scene does.
  public func apply(_ action: Action) {}

  /// Lets virtual time pass.
  public func advance(by duration: Duration) {}
}
