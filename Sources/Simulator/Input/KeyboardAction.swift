import Scenes

/// What a key that scrolls does while a hand is at it; its step in a scene comes at once instead.
public enum KeyboardAction: Sendable, Equatable {
  /// The two ends of a document.
  public enum End: Sendable, Equatable {
    case start
    case end
  }

  /// One press of a key that scrolls by steps.
  public struct Step: Sendable, Equatable {
    /// How far a step goes.
    public enum Length: Sendable, Equatable {
      /// One row of character cells.
      case line
      case halfPage
      /// One viewport, or the layout's own page.
      case page
    }

    public var length: Length
    public var direction: Scenes.Step.Direction

    public init(_ length: Length, _ direction: Scenes.Step.Direction) {
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

extension Action {
  /// The step of a key bound to this action; nil when it does not scroll by steps.
  public var keyboardStep: KeyboardAction.Step? {
    switch self {
    case .line(let direction): KeyboardAction.Step(.line, direction)
    case .halfPage(let direction): KeyboardAction.Step(.halfPage, direction)
    case .page(let direction): KeyboardAction.Step(.page, direction)
    default: nil
    }
  }
}
