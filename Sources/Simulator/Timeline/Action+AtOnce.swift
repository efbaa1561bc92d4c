import Foundation
import Scenes

extension Action {
  /// The same action without a duration, for a paused run: a scroll by a key is complete at once.
  ///
  /// - Parameter comesToRest: Whether animations run to their end.
  /// - Returns: Nil if the action has no effect while paused.
  func atOnce(comesToRest: Bool) -> (action: Action, times: Int)? {
    switch self {
    case .keyboard(.tap(let step, let times)), .keyboard(.hold(let step, _, let times)):
      Action.atOnce(step, times: times)
    case .keyboard(.release): nil
    case .keyboard(.jump(let end)): (end.atOnce, 1)
    case .aimed(let place, let action):
      action.atOnce(comesToRest: comesToRest).map { (.aimed(place, $0.action), $0.times) }
    case .place(let item, let position, _) where !comesToRest:
      (.place(item, position, animated: false), 1)
    default: (self, 1)
    }
  }

  /// Whether it starts a motion that comes to rest by itself.
  var takesTime: Bool {
    switch self {
    case .fling, .place, .scrollTo: true
    case .aimed(_, let action): action.takesTime
    default: false
    }
  }

  private static func atOnce(
    _ step: KeyboardAction.Step, times: Int
  ) -> (action: Action, times: Int) {
    switch step.length {
    case .line:
      // Lines add up to one scroll; a page may depend on the offset at which it begins.
      let unit = step.direction.unit
      return (.rows(CGPoint(x: unit.x * CGFloat(times), y: unit.y * CGFloat(times))), 1)
    case .halfPage, .page: return (step.atOnce, times)
    }
  }
}

extension KeyboardAction.Step {
  /// The scroll of the step in one frame.
  var atOnce: Action {
    switch length {
    case .line: .line(direction)
    case .halfPage: .halfPage(direction)
    case .page: .page(direction)
    }
  }
}

extension KeyboardAction.End {
  /// The scroll to the end in one frame.
  var atOnce: Action {
    switch self {
    case .start: .home
    case .end: .end
    }
  }
}
