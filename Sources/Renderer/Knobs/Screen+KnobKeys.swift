import Foundation
import Simulator

extension Screen {
  /// Answers a key in the panel of the knobs; nil for one that does what it always does.
  mutating func pressInKnobs(_ key: Key, showing frame: Frame) -> ScreenOutcome? {
    let choice = KnobChoice(frame, state)
    state.knobs.complaint = nil
    switch key {
    case .up, .character("k"): choose(by: -1, of: choice)
    case .down, .character("j"): choose(by: 1, of: choice)
    case .pageUp: choose(by: -overlayPage, of: choice)
    case .pageDown, .character(" "): choose(by: overlayPage, of: choice)
    case .home: choose(by: -choice.knobs.count, of: choice)
    case .end: choose(by: choice.knobs.count, of: choice)
    case .left, .character("h"): return turn(by: -1, choice)
    case .right, .character("l"): return turn(by: 1, choice)
    case .enter:
      guard let knob = choice.chosen else { return .nothing }
      state.knobs.selection = knob.key
      state.prompt = Prompt(.knobValue(knob.name), replacing: knob.value)
    case .tab:
      guard frame.panes.count > 1 else { return .nothing }
      let next = (state.knobs.pane ?? -1) + 1
      state.knobs.pane = next < frame.panes.count ? next : nil
      state.knobs.turned = nil
      findKnobs(in: frame)
    default: return nil
    }
    return .redraw
  }

  /// Keeps what a filter finds in the values of now, and chooses the knob that is called as the filter says.
  mutating func findKnobs(in frame: Frame) {
    let words = FilterWords(state.knobs.filter)
    state.knobs.found = []
    guard !words.isEmpty else { return }
    state.knobs.found = Set(
      KnobChoice.all(frame, state).filter { words.fit("\($0.words) \($0.shown)") }.map(\.key))
    let choice = KnobChoice(frame, state)
    let name = state.knobs.filter.lowercased()
    if let named = choice.knobs.firstIndex(where: { $0.name.lowercased() == name }) {
      choose(named, of: choice)
    }
  }

  /// Answers a key while a value is typed.
  mutating func pressInKnobValue(
    _ reading: Prompt.Reading, _ prompt: Prompt, showing frame: Frame
  ) -> ScreenOutcome {
    state.knobs.complaint = nil
    let choice = KnobChoice(frame, state)
    guard reading == .submitted, let knob = choice.chosen else { return .redraw }
    hold(knob, choice)
    let place = choice.pane(for: knob).map { "panes.\($0)." } ?? ""
    return .set(key: place + knob.key, text: Self.ungrouped(prompt.text))
  }

  /// A number in groups of three digits, as the panel shows it, without the spaces; any other text as it is.
  private static func ungrouped(_ text: String) -> String {
    text.wholeMatch(of: /-?[0-9]{1,3}( [0-9]{3})+(\.[0-9]+)?/) == nil
      ? text : text.filter { $0 != " " }
  }

  /// Tells in the panel what is wrong with a value that was typed, and lets it be mended.
  public mutating func refuse(_ text: String, because message: String, showing frame: Frame) {
    guard state.overlay == .knobs, let knob = KnobChoice(frame, state).chosen else { return }
    state.knobs.complaint = message
    state.prompt = Prompt(.knobValue(knob.name), text: text)
  }

  /// An action that a key is bound to, at what the screen has picked: the item under the cursor, or the chosen pane.
  func aimed(_ action: Action, _ frame: Frame) -> Action {
    switch action {
    case .edit(let edit, at: .current, _):
      return .edit(edit, at: editedItem(frame), pane: chosenPane(in: frame))
    case .turn(let knob, let steps, pane: nil):
      guard frame.panes.count > 1, !showsAllPanes(frame) else { return action }
      return .turn(knob, by: steps, pane: state.focusedPane)
    case .fling, .keyboard, .aimed: return atSection(action, frame)
    default: return action
    }
  }

  private func editedItem(_ frame: Frame) -> EditedItem {
    guard let inspected = state.inspected, inspected.category == .cell else { return .current }
    // One may be added where an item was.
    guard let item = inspected.item, !hasLostCursor(in: frame) else {
      return .path(IndexPath(indexes: inspected.indexPath))
    }
    return .item(item)
  }

  private mutating func choose(by steps: Int, of choice: KnobChoice) {
    guard let index = choice.index else { return }
    choose(index.moved(by: steps, upTo: choice.knobs.count - 1), of: choice)
  }

  /// Chooses a knob by its index in the list.
  mutating func choose(_ index: Int, of choice: KnobChoice) {
    state.knobs.complaint = nil
    state.knobs.selection = choice.knobs[index].key
    if state.knobs.turned?.key != state.knobs.selection { state.knobs.turned = nil }
  }

  /// Lets the turns that follow stay in the pane where this one is made.
  private mutating func hold(_ knob: Knob, _ choice: KnobChoice) {
    state.knobs.turned = choice.pane(for: knob).map { KnobsState.Turned(key: knob.key, pane: $0) }
  }

  private mutating func turn(by steps: Int, _ choice: KnobChoice) -> ScreenOutcome {
    guard let knob = choice.chosen else { return .nothing }
    // The first one is no longer that when its new value lets a knob above it through the filter.
    state.knobs.selection = knob.key
    guard choice.canTurn(knob, by: steps) else {
      state.knobs.complaint =
        choice.canTurn(knob, by: -steps)
        ? "no step \(steps < 0 ? "down" : "up") from here"
        : "it has no steps: type a value"
      return .redraw
    }
    hold(knob, choice)
    return .session(.turn(.key(knob.key), by: steps, pane: choice.pane(for: knob)))
  }
}
