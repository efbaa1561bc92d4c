import Scenes

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
