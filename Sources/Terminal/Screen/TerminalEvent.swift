import Simulator

/// What the world tells a running screen.
public enum TerminalEvent: Sendable, Equatable {
  case key(Key)
  case mouse(MouseEvent)
  /// The picture on the terminal is gone or has another size: draw again.
  case redraw
  /// The screen must be left now.
  case end(Ending)

  /// Who wants the screen left.
  public enum Ending: Sendable, Equatable {
    /// Ctrl-C.
    case interrupted
    /// A signal that ends programs; the program should end by it.
    case signal(Int32)
  }
}
