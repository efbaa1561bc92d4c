import Simulator

extension Screen {
  /// Answers a key while a search is on; nil for one that does what it always does.
  mutating func pressInSearch(_ key: Key) -> ScreenOutcome? {
    switch key {
    case .character("n"): .search(.next)
    case .character("N"): .search(.previous)
    case .escape where state.overlay == nil: .search(.end)
    default: nil
    }
  }

  /// Answers what a key did to the text that is searched for: what is typed is marked at once.
  mutating func pressInSearchPrompt(_ reading: Prompt.Reading, _ prompt: Prompt) -> ScreenOutcome {
    switch reading {
    case .edited: .search(.type(prompt.text))
    case .submitted: prompt.text.isEmpty ? .search(.end) : .search(.go(prompt.text))
    case .cancelled: .search(.end)
    case .moved, .unused: .redraw
    }
  }
}

/// What a key does to the search in the content.
public enum SearchCommand: Sendable, Equatable {
  /// This text is being typed: mark and count what holds it.
  case type(String)
  /// This text is meant: go to the first item that holds it.
  case go(String)
  case next
  case previous
  /// The search is over.
  case end
}
