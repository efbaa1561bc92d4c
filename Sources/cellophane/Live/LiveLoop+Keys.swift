import Renderer
import Scenes
import Simulator
import Terminal

extension LiveLoop {
  /// Handles a key that was pressed `count` times at once.
  ///
  /// - Returns: False to quit.
  func handle(_ key: Key, count: Int) -> Bool {
    prepareTrapReport(key, times: count)
    let times = count - 1 + screen.pressCount(of: key, showing: frame)
    var last: ScreenOutcome?
    for rest in stride(from: times, to: 0, by: -1) {
      let outcome = screen.press(key, showing: frame)
      if case .session(.keyboard(.tap(let step, times: 1))) = outcome {
        // Presses of a key that scrolls are one motion.
        scroll(key, times: rest, by: step)
        return true
      }
      liftKey()
      guard outcome != last || !outcome.isDoneOnce else { continue }
      last = outcome
      guard apply(outcome) else { return false }
    }
    return true
  }

  /// The text that a prompt receives at once: an event that types something, and those like it that follow, which are removed.
  ///
  /// A terminal without bracketed paste sends pasted text as thousands of keys; filtering a list by each of them would take
  /// longer than reading it.
  ///
  /// - Returns: nil if no prompt is open, or for an event that types nothing.
  func typedText(
    from event: TerminalEvent, in coming: inout ArraySlice<TerminalEvent>
  ) -> String? {
    guard screen.state.prompt != nil, var text = event.text else { return nil }
    while let more = coming.first?.text {
      text += more
      coming.removeFirst()
    }
    return text
  }

  /// Handles a key with Alt in a prompt: with Backspace it deletes a word, other keys do nothing.
  ///
  /// A terminal sends ESC and the key at once. Read as two keys they would close the prompt, and the second one would act on the
  /// scene.
  ///
  /// - Returns: Whether it was such a key, which is then removed from `coming`.
  func parseAltPrefix(_ key: Key, in coming: inout ArraySlice<TerminalEvent>) -> Bool {
    guard key == .escape, screen.state.prompt != nil, case .key(let next, let times)? = coming.first
    else { return false }
    coming.removeFirst()
    // Further presses of that key came without Alt.
    if times > 1 { coming.insert(.key(next, times: times - 1), at: coming.startIndex) }
    if next == .backspace { _ = handle(.control("w"), count: 1) }
    return true
  }

  /// Releases a held key that has been silent long enough.
  func watchKey() {
    if let release = keyFinger.release(at: seconds) { apply(.keyboard(release)) }
  }

  /// Releases a held key at once, because something else happens.
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
  /// The text that a key types, repeated for each press; nil for any other event.
  fileprivate var text: String? {
    guard case .key(.character(let characters), let times) = self else { return nil }
    return String(repeating: characters, count: times)
  }
}

extension ScreenOutcome {
  /// Whether repeating it changes nothing.
  fileprivate var isDoneOnce: Bool {
    switch self {
    case .session(.turn), .session(.undoSetting), .session(.redoSetting), .session(.edit): false
    case .session, .set, .restart, .open, .quit, .copyRepro, .goTo: true
    case .redraw, .nothing, .repaint, .time, .present, .search: false
    }
  }
}
