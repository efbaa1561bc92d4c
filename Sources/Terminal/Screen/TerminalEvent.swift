import Simulator

/// Input, or a change of the terminal, that the program has to react to.
public enum TerminalEvent: Sendable, Equatable {
  /// A key, pressed `times` times in a row.
  case key(Key, times: Int = 1)
  /// A mouse event, repeated `times` times in a row; several positions of a drag are one event with the last position.
  case mouse(MouseEvent, times: Int = 1)
  /// Pasted text, which is not handled as keys.
  case paste(String)
  /// The terminal lost the picture or changed its size: draw again.
  case redraw
  /// The program must leave the screen.
  case end(Ending)

  /// Why the program must leave the screen.
  public enum Ending: Sendable, Equatable {
    /// Ctrl-C; while something is typed it only cancels that.
    case interrupted
    /// A signal that ends programs, by which the program should end.
    case signal(Int32)
  }
}

extension TerminalEvent {
  /// Events that arrived together, with repeated neighbours combined into one.
  ///
  /// Ten thousand presses of a key become one event with their number; a drag over a thousand positions becomes its last
  /// position. The order of different events is kept.
  static func coalesced(_ events: [TerminalEvent]) -> [TerminalEvent] {
    guard events.count > 1 else { return events }
    var result: [TerminalEvent] = []
    for event in events {
      if let last = result.last, let both = last.combined(with: event) {
        result[result.count - 1] = both
      } else {
        result.append(event)
      }
    }
    return result
  }

  /// Both events as one; nil if they cannot be combined.
  private func combined(with next: TerminalEvent) -> TerminalEvent? {
    switch (self, next) {
    case (.key(let key, let times), .key(let other, let more)) where key == other:
      return .key(key, times: times + more)
    case (.mouse(let mouse, let times), .mouse(let later, let more)):
      switch (mouse.kind, later.kind) {
      case (.drag(let button), .drag(let other)) where button == other:
        return .mouse(later)
      case (.wheel(let way), .wheel(let other))
      where way == other && mouse.modifiers == later.modifiers:
        return .mouse(later, times: times + more)
      default: return nil
      }
    default: return nil
    }
  }
}
