extension Keymap.Command {
  /// What a key does that was pressed after a count; nil where a count says nothing.
  public func counted(_ count: Int) -> Keymap.Command? {
    guard case .session(let action) = self else { return nil }
    return action.counted(count).map { .session($0) }
  }

  /// Whether a count is so many presses of its key: each goes on from what the one before did.
  public var repeats: Bool {
    switch self {
    case .session(let action): action.repeats
    case .time(let command): command.repeats
    case .screen(.nextElement), .screen(.previousElement), .screen(.nextMatch),
      .screen(.previousMatch):
      true
    case .screen, .present: false
    }
  }
}

extension TimeCommand {
  /// Whether a count is so many presses of its key.
  fileprivate var repeats: Bool {
    switch self {
    case .frameForward, .frameBack, .secondForward, .secondBack, .slower, .faster, .nextBreak,
      .previousBreak:
      true
    case .pause, .first, .last: false
    }
  }
}

extension Action {
  /// What a key does that was pressed after a count, as in `12j` and `50G`; nil where a count says nothing.
  ///
  /// An end is an item then, as in vim: `50G` puts the fiftieth at the top.
  public func counted(_ count: Int) -> Action? {
    if let step = keyboardStep { return .keyboard(.tap(step, times: count)) }
    switch self {
    case .home, .end: return .place(.number(count), .top)
    case .place(_, let position, _): return .place(.number(count), position)
    case .turn(let knob, let steps, let pane):
      return .turn(knob, by: steps * min(count, Session.mostSteps), pane: pane)
    default: return nil
    }
  }

  /// Whether a count is so many presses of its key.
  var repeats: Bool { self == .undoSetting || self == .redoSetting }
}
