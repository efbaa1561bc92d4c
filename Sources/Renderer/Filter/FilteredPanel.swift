import Simulator

/// A panel of lines among which a text that is typed leaves those that have to do with it.
public enum FilteredPanel: Sendable, Hashable {
  case help
  case gallery
  case knobs
  case calls
}

extension ScreenOverlay {
  /// The panel it is; nil for one that is shown whole.
  var filteredPanel: FilteredPanel? {
    switch self {
    case .help: .help
    case .gallery: .gallery
    case .knobs: .knobs
    case .calls: .calls
    case .legend, .story, .fixes, .log, .message: nil
    }
  }
}

/// The words of a filter, in small or capital letters: what it leaves has all of them, in any order.
struct FilterWords {
  private var words: [Substring]

  /// - Parameter text: Words with spaces between them; none for a filter that leaves everything.
  init(_ text: String) {
    words = text.lowercased().split(separator: " ")
  }

  /// Takes a word out.
  ///
  /// - Returns: Whether it was one of them.
  mutating func take(_ word: String) -> Bool {
    let count = words.count
    words.removeAll { $0 == word }
    return words.count < count
  }

  var isEmpty: Bool { words.isEmpty }

  /// Whether a text has all of them.
  func fit(_ text: String) -> Bool {
    let text = text.lowercased()
    return words.allSatisfy { text.contains($0) }
  }
}

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
