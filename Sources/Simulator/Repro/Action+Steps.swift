import Foundation
import Scenes

extension Action {
  /// The steps of a scene that repeat the action so often; none for an action without effect.
  ///
  /// Knobs and edits are recorded as settings and updates. An action that only a key has is that key of the standard keymap, after
  /// a count.
  func steps(times: Int, pane: Int? = nil) -> [Step] {
    kinds(times: times).map { kind in
      guard case .repeated(let times, let steps) = kind else {
        return Step(line: 1, kind: kind, pane: pane)
      }
      let inner = steps.map { Step(line: 1, kind: $0.kind, pane: pane) }
      return Step(line: 1, kind: .repeated(times: times, steps: inner))
    }
  }

  private func kinds(times: Int) -> [Step.Kind] {
    switch self {
    case .continueSteps, .turn, .edit: []
    case .follow(let leader): [.follow(leader)]
    case .set(let settings): same(.set(settings), times)
    case .undoSetting, .redoSetting: Array(repeating: keys(count: nil), count: times).flatMap { $0 }
    case .page(let direction) where times == 1: [.page(direction)]
    case .line, .halfPage, .page, .home, .end: keys(count: times == 1 ? nil : times)
    case .place(.current, _, _): keys(count: nil)
    case .place(.number(let number), let position, _):
      Action.place(.current, position).keys(count: number)
    case .scrollBy(let way): same(.scrollBy(way), times)
    case .drag(let by, let over, let hold):
      same(.drag(by: by, over: over, hold: hold, waits: false), times)
    case .touch(let touch): same(.touch(Step.Touch(touch)), times)
    case .fling(let speed): same(.fling(speed), times)
    case .keyboard(let action): same(.keyboard(action), times)
    case .wheel(let rows), .rows(let rows): same(.wheel(rows: rows), times)
    case .indicator(let shares): same(.indicator(shares), times)
    case .scrollTo(let target): same(.scrollTo(target), times)
    case .setOffset(let offset, let animated): same(.setOffset(offset, animated: animated), times)
    case .update(let changes, let animated, let frames):
      same(.update(changes, animated: animated, frames: frames), times)
    case .reloadData: same(.reloadData, times)
    case .reappear: same(.reappear, times)
    case .grow(let items, let by): same(.grow(items, by: by), times)
    case .invalidateLayout(let count): same(.invalidateLayout(times: count), times)
    case .viewport(let size, let animated): same(.viewport(size, animated: animated), times)
    }
  }

  /// The action as a scene writes it; several steps are separated by commas.
  public var stepText: String {
    SceneWriter.line(of: steps(times: 1))
  }

  private func same(_ kind: Step.Kind, _ times: Int) -> [Step.Kind] {
    times == 1 ? [kind] : [.repeated(times: times, steps: [Step(line: 1, kind: kind)])]
  }

  /// The steps that press the key of this action, the digits of a count first.
  private func keys(count: Int?) -> [Step.Kind] {
    let binding = Keymap.standard.bindings.first { $0.command.atOnce == self }
    let names = binding?.keys.lazy.compactMap(\.names).first ?? []
    return ((count.map { String($0).map(String.init) } ?? []) + names).map { .key($0) }
  }
}

extension Keymap.Command {
  /// The action of a key that a scene presses, in one frame; nil for a command that is not the session's.
  fileprivate var atOnce: Action? {
    switch self {
    case .session(.keyboard(.tap(let step, _))): step.atOnce
    case .session(.keyboard(.jump(let end))): end.atOnce
    case .session(let action): action
    case .time, .present, .screen: nil
    }
  }
}

extension Step.Touch {
  fileprivate init(_ touch: TouchAction) {
    switch touch {
    case .down(let point): self = .down(point)
    case .move(let point, let over): self = .move(point, over: over, waits: over <= 0)
    case .up: self = .up
    case .cancel: self = .cancel
    }
  }
}

extension Key {
  /// The names of the key in a scene, two for two characters; nil for a key that a scene cannot name.
  fileprivate var names: [String]? {
    switch self {
    case .up: ["Up"]
    case .down: ["Down"]
    case .left: ["Left"]
    case .right: ["Right"]
    case .pageUp: ["PageUp"]
    case .pageDown: ["PageDown"]
    case .home: ["Home"]
    case .end: ["End"]
    case .character(let characters): characters.map(String.init)
    case .control(let character): ["Ctrl-\(character)"]
    default: nil
    }
  }
}
