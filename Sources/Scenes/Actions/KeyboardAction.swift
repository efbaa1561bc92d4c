/// What a key that scrolls does while a hand is at it; as a `key` step of a scene it comes at once instead.
public enum KeyboardAction: Sendable, Equatable {
  /// The two ends of a document.
  public enum End: String, Sendable, Equatable, CaseIterable {
    case start
    case end
  }

  /// One press of a key that scrolls by steps.
  public struct Step: Sendable, Equatable {
    /// How far a step goes.
    public enum Length: String, Sendable, Equatable, CaseIterable {
      /// One row of character cells.
      case line
      case halfPage
      /// One viewport, or the layout's own page.
      case page
    }

    /// How far it goes.
    public var length: Length
    /// Which way.
    public var direction: Action.Direction

    /// Makes a step of a length in a direction.
    public init(_ length: Length, _ direction: Action.Direction) {
      self.length = length
      self.direction = direction
    }
  }

  /// Pressed so many times: the content heads for as many steps further.
  case tap(Step, times: Int)
  /// Held and repeating so often a second, `presses` of them told now: the content moves as many steps a second.
  case hold(Step, rate: Double, presses: Int)
  /// Let go: the content glides to rest.
  case release
  /// Pressed once: the content goes to an end.
  case jump(End)
}
