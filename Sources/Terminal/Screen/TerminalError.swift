/// The reason why the screen cannot be shown.
public enum TerminalError: Error, Sendable, Equatable, CustomStringConvertible {
  /// There is no terminal to draw on or to read keys from.
  case noTerminal
  /// `TERM` is empty, or terminfo has no entry for it.
  case unknownTerminal(String)
  /// The terminal cannot position its cursor or clear its screen, or ncurses cannot draw on it.
  case tooSimple(String)

  /// A sentence for the user.
  public var description: String {
    switch self {
    case .noTerminal:
      "There is no terminal to read keys from."
    case .unknownTerminal(""):
      "TERM is not set, so it is not known how to draw on this terminal."
    case .unknownTerminal(let name):
      "The terminal “\(name)” (TERM) is not known on this system; try TERM=xterm-256color."
    case .tooSimple(let name):
      "The terminal “\(name)” (TERM) cannot place its cursor; “cellophane show” prints a frame as text."
    }
  }
}
