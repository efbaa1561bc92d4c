import Simulator

/// What the world tells a running screen.
public enum TerminalEvent: Sendable, Equatable {
  /// A key was pressed so often in a row.
  case key(Key, times: Int = 1)
  /// The mouse did the same so often in a row; of several places it was dragged to, the last.
  case mouse(MouseEvent, times: Int = 1)
  /// Text was pasted, which is not typed and no key.
  case paste(String)
  /// The picture on the terminal is gone or has another size: draw again.
  case redraw
  /// The screen must be left now.
  case end(Ending)

  /// Who wants the screen left.
  public enum Ending: Sendable, Equatable {
    /// Ctrl-C, which may mean only a line that is being typed.
    case interrupted
    /// A signal that ends programs; the program should end by it.
    case signal(Int32)
  }
}

extension TerminalEvent {
  /// The same events with those drawn together that came together and mean the same as one.
  ///
  /// Ten thousand presses of a key are one event that tells how many; a drag of a thousand places is its last place. What
  /// lies between two different things stays between them.
  static func coalesced(_ events: [TerminalEvent]) -> [TerminalEvent] {
    guard events.count > 1 else { return events }
    var result: [TerminalEvent] = []
    for event in events {
      if let last = result.last, let both = last.drawn(together: event) {
        result[result.count - 1] = both
      } else {
        result.append(event)
      }
    }
    return result
  }

  /// Both events as one; nil when they are not to be taken for one.
  private func drawn(together next: TerminalEvent) -> TerminalEvent? {
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
