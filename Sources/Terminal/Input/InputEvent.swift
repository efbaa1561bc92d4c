import Simulator

/// What the bytes of a terminal mean.
public enum InputEvent: Sendable, Equatable {
  case key(Key)
  case mouse(MouseEvent)
  /// Text that was pasted.
  case paste(String)
  /// The terminal's answer to where its cursor stands, from 0.
  case cursor(column: Int, row: Int)
}
