import Renderer
import Scenes
import Simulator
import Terminal

extension LiveLoop {
  /// Does what a key does that came so often at once; false when that is to quit.
  func take(_ key: Key, times: Int) -> Bool {
    prepareTrapReport(key, times: times)
    let times = times - 1 + screen.takePresses(of: key, showing: frame)
    var last: ScreenOutcome?
    for rest in stride(from: times, to: 0, by: -1) {
      let outcome = screen.press(key, showing: frame)
      if case .session(let action) = outcome, let step = action.keyboardStep {
        // The same key does the same again: all of it is one motion.
        scroll(key, times: rest, by: step)
        return true
      }
      liftKey()
      guard outcome != last || !outcome.isDoneOnce else { continue }
      last = outcome
      guard take(outcome) else { return false }
    }
    return true
  }

  /// The text that a key begins where something is typed, with all of it that came at once and is taken away from what is
  /// coming; nil for any other key.
  ///
  /// A terminal that does not tell what is pasted sends it as keys, thousands of them: to filter a list by each would take
  /// longer than to read it.
  func text(
    typedBy event: TerminalEvent, before coming: inout ArraySlice<TerminalEvent>
  ) -> String? {
    guard screen.state.prompt != nil, var text = event.text else { return nil }
    while let more = coming.first?.text {
      text += more
      coming.removeFirst()
    }
    return text
  }

  /// Takes a key with Alt where something is typed: with Backspace it erases a word, any other does nothing.
  ///
  /// A terminal sends ESC and the key at once. As two keys they would end the typing, and the second one be the scene's.
  ///
  /// - Returns: False for any other key, and where nothing is typed.
  func takeAlt(_ key: Key, before coming: inout ArraySlice<TerminalEvent>) -> Bool {
    guard key == .escape, screen.state.prompt != nil, case .key(let next, let times)? = coming.first
    else { return false }
    coming.removeFirst()
    // The same key without Alt, behind it.
    if times > 1 { coming.insert(.key(next, times: times - 1), at: coming.startIndex) }
    if next == .backspace { _ = take(.control("w"), times: 1) }
    return true
  }

  /// Lets go of a held key that has been silent long enough.
  func watchKey() {
    if let release = keyFinger.release(at: seconds) { apply(.keyboard(release)) }
  }

  /// Lets go of a held key at once, for something else that happens.
  func liftKey() {
    for action in keyFinger.lift() { apply(.keyboard(action)) }
  }

  private func scroll(_ key: Key, times: Int, by step: KeyboardAction.Step) {
    let actions =
      timeline.isPaused || timeline.settlesKeys
      ? [.tap(step, times: times)] : keyFinger.press(key, times: times, step: step, at: seconds)
    for action in actions {
      apply(.keyboard(action))
    }
  }
}

extension TerminalEvent {
  /// What a key types, as often as it was pressed; nil for what types nothing.
  fileprivate var text: String? {
    guard case .key(.character(let characters), let times) = self else { return nil }
    return String(repeating: characters, count: times)
  }
}

extension ScreenOutcome {
  /// Whether doing it again right away changes nothing.
  fileprivate var isDoneOnce: Bool {
    switch self {
    case .session(.turn), .session(.undoSetting), .session(.redoSetting), .session(.edit): false
    case .session, .set, .restart, .open, .quit, .copyRepro, .goTo: true
    case .redraw, .nothing, .repaint, .time, .present, .search: false
    }
  }
}
