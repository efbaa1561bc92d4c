import Simulator

extension Screen {
  /// Takes pasted text as if it were typed where something is typed, and leaves it elsewhere, where each character would
  /// be a key.
  public mutating func paste(_ text: String, showing frame: Frame) -> ScreenOutcome {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard state.prompt != nil, isDrawn, !words.isEmpty else { return .nothing }
    return pressInPrompt(.character(words), showing: frame)
  }

  /// Answers Ctrl-C, which leaves a prompt as Escape does; nil where it is meant for the program.
  public mutating func interrupt(showing frame: Frame) -> ScreenOutcome? {
    state.prompt == nil || !isDrawn ? nil : press(.escape, showing: frame)
  }

  /// Answers a key while a prompt is open, which has all of them.
  mutating func pressInPrompt(_ key: Key, showing frame: Frame) -> ScreenOutcome {
    guard var prompt = state.prompt else { return .nothing }
    var reading = prompt.take(key)
    if reading == .unused, prompt.purpose.bringsBack, let step = Self.recallStep(key) {
      reading = prompt.recall(by: step, of: state.typed[prompt.purpose])
    }
    if reading == .submitted { state.typed.keep(prompt) }
    switch reading {
    case .edited, .moved, .unused: state.prompt = prompt
    case .submitted, .cancelled: state.prompt = nil
    }
    switch prompt.purpose {
    case .search: return pressInSearchPrompt(reading, prompt)
    case .goTo: return reading == .submitted && !prompt.text.isEmpty ? .goTo(prompt.text) : .redraw
    case .filter(let panel):
      return pressInFilter(of: panel, key, reading, prompt, showing: frame)
    case .knobValue: return pressInKnobValue(reading, prompt, showing: frame)
    case .palette: return pressInPalette(key, reading, prompt, showing: frame)
    }
  }

  /// Which way a key goes through what was typed before; nil for one that does not.
  private static func recallStep(_ key: Key) -> Int? {
    switch key {
    case .up, .control("p"): -1
    case .down, .control("n"): 1
    default: nil
    }
  }
}
