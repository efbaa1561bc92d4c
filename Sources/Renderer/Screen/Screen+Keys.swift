import Simulator

extension Screen {
  /// Answers a key: changes what the screen remembers, or says what is left to do.
  ///
  /// While something is open over or beside the panes, the keys that move through it are its own; a prompt has all keys.
  public mutating func press(_ key: Key, showing frame: Frame) -> ScreenOutcome {
    state.refusal = nil
    // A screen that shows something else has to be mended whatever is open.
    if case .control = key, keymapNow(frame).command(for: key) == .screen(.repaint) {
      return .repaint
    }
    // What it would do could not be seen.
    guard isDrawn else {
      return state.prompt == nil && keymap.command(for: key) == .screen(.quit) ? .quit : .nothing
    }
    if state.prompt != nil { return pressInPrompt(key, showing: frame) }
    if state.overlay != nil || state.isBlank,
      let outcome = pressInOverlay(key, showing: frame) ?? pressOnBlankStage()
    {
      state.prefix = KeyPrefix()
      return outcome
    }
    // A number before the key for the next match is no count of anything else that the key may do.
    if state.search != nil, !state.prefix.isPending || state.prefix.isCount && key != .escape,
      let outcome = pressInSearch(key)
    {
      state.prefix = KeyPrefix()
      return outcome
    }
    let keymap = keymapNow(frame)
    let half = state.prefix.half
    switch state.prefix.add(key, in: keymap) {
    case .pending: return .redraw
    case .dropped where key == .escape: return .redraw
    case .dropped, .unbound: return refuseUnknown(key, after: half)
    case .command(let command, let count):
      let counted = count.flatMap(command.counted) ?? command
      let outcome = apply(counted, showing: frame)
      if let word = clampedWord(counted, frame) { tell(command, word) }
      // Of the keys that do the same the one that was pressed; of two typed one after the other this is half.
      if let refused = state.refusal?.command, [command, counted].contains(refused),
        keymap.command(for: key) == command
      {
        state.refusal?.key = key
      }
      return outcome
    }
  }

  /// The number of presses of a key: the count typed before it, which is removed, if the key's command repeats; else 1.
  public mutating func pressCount(of key: Key, showing frame: Frame) -> Int {
    guard state.prefix.isCount, state.prompt == nil,
      state.search != nil && (key == .character("n") || key == .character("N"))
        || keymapNow(frame).command(for: key)?.repeats == true
    else { return 1 }
    return state.prefix.removeCount() ?? 1
  }
}

extension KeyPrefix {
  /// What was typed and waits for more, as it is told; nil for nothing.
  func line(_ theme: Theme) -> StyledLine? {
    isPending ? StyledLine("\(text)\(theme.glyphs.ellipsis)", theme.style(.focus)) : nil
  }
}
