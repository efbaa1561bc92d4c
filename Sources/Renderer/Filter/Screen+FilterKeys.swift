import Simulator

extension Screen {
  /// Answers a key that begins the filter of what is open, or takes it away; nil for every other.
  mutating func pressForFilter(_ key: Key) -> ScreenOutcome? {
    guard let panel = state.overlay?.filteredPanel else { return nil }
    switch key {
    case .character("/"):
      state.prompt = Prompt(.filter(panel), replacing: state[filterOf: panel])
    case .escape where !state[filterOf: panel].isEmpty: state[filterOf: panel] = ""
    default: return nil
    }
    return .redraw
  }

  /// Answers a key while a filter is typed: what is typed counts at once, and one that edits nothing moves through what
  /// is left.
  mutating func pressInFilter(
    of panel: FilteredPanel, _ key: Key, _ reading: Prompt.Reading, _ prompt: Prompt,
    showing frame: Frame
  ) -> ScreenOutcome {
    switch reading {
    case .edited:
      state[filterOf: panel] = prompt.text
      if panel == .knobs { findKnobs(in: frame) }
    case .cancelled: state[filterOf: panel] = ""
    case .submitted where panel == .gallery: return openChosen()
    case .moved, .submitted: break
    case .unused: return press(key, in: panel, showing: frame) ?? .nothing
    }
    return .redraw
  }

  private mutating func press(
    _ key: Key, in panel: FilteredPanel, showing frame: Frame
  ) -> ScreenOutcome? {
    switch panel {
    case .help: pressInHelp(key, showing: frame)
    case .gallery: pressInGallery(key, showing: frame)
    case .knobs: pressInKnobs(key, showing: frame)
    case .calls: pressInCalls(key, showing: frame)
    }
  }
}
