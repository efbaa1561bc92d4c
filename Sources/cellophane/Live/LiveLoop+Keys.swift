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
      // Several presses of a scrolling key are one motion.
      if case .session(.keyboard(.tap(let step, times: 1))) = outcome {
        scroll(key, times: rest, by: step, at: nil)
        return true
      }
      if case .session(.aimed(let place, .keyboard(.tap(let step, times: 1)))) = outcome {
        scroll(key, times: rest, by: step, at: place)
        return true
      }
      liftKey()
      guard outcome != last || !outcome.isDoneOnce else { continue }
      last = outcome
      guard apply(outcome) else { return false }
    }
    return true
  }

  /// Combines the text of an event with that of the typing events that follow it, and removes those from `coming`.
  ///
  /// A terminal without bracketed paste sends pasted text as thousands of keys; filtering a list after each of them would take too
  /// long.
  ///
  /// - Returns: The text; nil if no prompt is open or the event types no text.
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

  /// Handles a key with Alt in a prompt: Alt-Backspace deletes a word, and other keys with Alt do nothing.
  ///
  /// A terminal sends ESC followed by the key. Handled as two keys, ESC would close the prompt and the other key would act on the
  /// scene.
  ///
  /// - Returns: Whether the key was pressed with Alt; it is removed from `coming` then.
  func parseAltPrefix(_ key: Key, in coming: inout ArraySlice<TerminalEvent>) -> Bool {
    guard key == .escape, screen.state.prompt != nil, case .key(let next, let times)? = coming.first
    else { return false }
    coming.removeFirst()
    // Only the first press of the key was with Alt.
    if times > 1 { coming.insert(.key(next, times: times - 1), at: coming.startIndex) }
    if next == .backspace { _ = handle(.control("w"), count: 1) }
    return true
  }

  /// Releases a held key once it has not repeated for long enough.
  func watchKey() {
    if let release = keyFinger.release(at: seconds) { apply(.keyboard(release)) }
  }

  /// Releases a held key immediately, before another action.
  func liftKey() {
    for action in keyFinger.lift() { apply(.keyboard(action)) }
  }

  /// Scrolls by presses of a key: the pane, or a section that scrolls across.
  private func scroll(
    _ key: Key, times: Int, by step: KeyboardAction.Step, at place: ScrollPlace?
  ) {
    let actions =
      timeline.isPaused || timeline.settlesKeys
      ? [.tap(step, times: times)] : keyFinger.press(key, times: times, step: step, at: seconds)
    for action in actions {
      // A key that is released is released wherever it scrolled.
      if let place, action != .release {
        apply(.aimed(place, .keyboard(action)))
      } else {
        apply(.keyboard(action))
      }
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
  /// Whether applying the outcome again changes nothing.
  fileprivate var isDoneOnce: Bool {
    switch self {
    case .session(.turn), .session(.undoSetting), .session(.redoSetting), .session(.edit): false
    case .session, .set, .restart, .open, .quit, .copyRepro, .goTo: true
    case .redraw, .nothing, .repaint, .time, .present, .search: false
    }
  }
}
