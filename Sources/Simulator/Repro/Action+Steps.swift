import Foundation
import Scenes

extension Action {
  /// The scene steps with the same effect; empty for an action without an effect in a scene.
  ///
  /// The record of a run contains settings and updates in place of turned knobs and edits. An action that no step has
  /// is written as its standard key, after the digits of the count.
  func steps(times: Int, pane: Int? = nil) -> [Step] {
    switch self {
    case .continueSteps, .turn, .edit: []
    case .undoSetting, .redoSetting:
      Array(repeating: keys(count: nil, pane), count: times).flatMap { $0 }
    case .page where times == 1: [step(pane)]
    case .line, .halfPage, .page, .home, .end: keys(count: times == 1 ? nil : times, pane)
    case .place(.current, _, _): keys(count: nil, pane)
    case .place(.number(let number), let position, _):
      Action.place(.current, position).keys(count: number, pane)
    case .aimed(let place, let action): aimedSteps(action, at: place, times: times, pane: pane)
    case .rows(let rows): Action.wheel(rows: rows).steps(times: times, pane: pane)
    case .follow: [step(pane)]
    case .scrollBy, .drag, .touch, .fling, .keyboard, .wheel, .indicator, .scrollTo, .setOffset,
      .update, .reloadData, .reappear, .grow, .invalidateLayout, .viewport, .set,
      .setCollectionViewLayout:
      times == 1
        ? [step(pane)]
        : [Step(line: 1, kind: .repeated(times: times, steps: [step(pane)]), pane: pane)]
    }
  }

  /// The steps of an action at a place.
  ///
  /// What a key does at once has no step of its own that can have a place: it is written as the key that scrolls smoothly,
  /// and what it scrolls comes to rest at the same offset.
  private func aimedSteps(_ action: Action, at place: ScrollPlace, times: Int, pane: Int?) -> [Step]
  {
    let key: KeyboardAction? =
      switch action {
      case .line(let direction): .tap(.init(.line, direction), times: times)
      case .halfPage(let direction): .tap(.init(.halfPage, direction), times: times)
      case .home: .jump(.start)
      case .end: .jump(.end)
      default: nil
      }
    let inner =
      key.map { [Action.keyboard($0).step(pane)] } ?? action.steps(times: times, pane: pane)
    return inner.map { $0.aimed(at: place) }
  }

  /// The step; the next step does not wait for it, since other actions can follow while a finger moves.
  private func step(_ pane: Int?) -> Step {
    let waits =
      switch self {
      case .drag: false
      case .touch(.move(_, let seconds)): seconds <= 0
      default: true
      }
    return Step(line: 1, kind: .action(self), pane: pane, waits: waits)
  }

  /// The action in the spelling of a scene; several steps are separated by commas.
  public var stepText: String {
    SceneWriter.line(of: steps(times: 1))
  }

  /// The steps that press the action's standard key, after the digits of a count.
  private func keys(count: Int?, _ pane: Int?) -> [Step] {
    let binding = Keymap.standard.bindings.first { $0.command.atOnce == self }
    let names = binding?.keys.lazy.compactMap(\.names).first ?? []
    return ((count.map { String($0).map(String.init) } ?? []) + names).map {
      Step(line: 1, kind: .key($0), pane: pane)
    }
  }
}

extension Step {
  /// The step with its actions at a place.
  fileprivate func aimed(at place: ScrollPlace) -> Step {
    var step = self
    switch kind {
    case .action(let action): step.kind = .action(.aimed(place, action))
    case .repeated(let times, let steps):
      step.kind = .repeated(times: times, steps: steps.map { $0.aimed(at: place) })
    default: break
    }
    return step
  }
}

extension Keymap.Command {
  /// The action of a key step, in one frame; nil for a command that is not the session's.
  fileprivate var atOnce: Action? {
    switch self {
    case .session(.keyboard(.tap(let step, _))): step.atOnce
    case .session(.keyboard(.jump(let end))): end.atOnce
    case .session(let action): action
    case .time, .present, .screen: nil
    }
  }
}

extension Key {
  /// The names of the key in a scene, one for each character; nil for a key that a scene cannot name.
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
