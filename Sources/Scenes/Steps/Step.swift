/// One step of a scene, with the line it is on.
public struct Step: Sendable, Equatable {
  /// The line of the scene file, from 1.
  public var line: Int
  /// What the step does.
  public var kind: Kind
  /// The pane to which it applies; nil for all of them.
  public var pane: Int?
  /// Whether an action that takes time ends before the next step begins.
  public var waits: Bool

  /// What a step does: an action, or something that only a scene has; times are in seconds.
  public enum Kind: Sendable, Equatable {
    /// An action, which a user could perform as well.
    case action(Action)
    /// A key that is pressed: `Up Down Left Right PageUp PageDown Home End`, `Ctrl-d`, or a character.
    case key(String)
    case wait(seconds: Double)
    /// Frames of 1/60 second.
    case waitFrames(Int)
    case waitUntilSettled
    case repeated(times: Int, steps: [Step])
    /// Actions in one turn of the run loop: one layout pass and one painted frame follow the last one.
    case inOneTurn([Step])
    case say(String)
    case pause
    case mark(String)
    case expect(Expectation)
  }

  /// Creates a step of a line of the file, by default for every pane.
  public init(line: Int, kind: Kind, pane: Int? = nil, waits: Bool = true) {
    self.line = line
    self.kind = kind
    self.pane = pane
    self.waits = waits
  }
}
