import Simulator

/// User input or a change of the terminal that the program must handle.
public enum TerminalEvent: Sendable, Equatable {
  /// A key, pressed `times` times in a row.
  case key(Key, times: Int = 1)
  /// A mouse event that occurred `times` times in a row; successive drag positions are combined into the last one.
  case mouse(MouseEvent, times: Int = 1)
  /// Pasted text.
  case paste(String)
  /// The terminal lost the picture or changed its size, so the picture must be drawn again.
  case redraw
  /// The program has to restore the terminal and end.
  case end(Ending)

  /// Why the program has to end.
  public enum Ending: Sendable, Equatable {
    /// Ctrl-C; it only closes the prompt if one is open.
    case interrupted
    /// A terminating signal; the program should end by raising it again.
    case signal(Int32)
  }
}

extension TerminalEvent {
  /// Returns the events with successive equal ones combined into one.
  ///
  /// Ten thousand presses of a key become one event with a count; a drag over a thousand positions becomes its last position.
  /// Different events keep their order.
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

  /// Combines the event with the next one; nil if they cannot be combined.
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
