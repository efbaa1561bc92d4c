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
