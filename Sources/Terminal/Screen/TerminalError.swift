/// Why a screen cannot be had.
public enum TerminalError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Nothing to read keys from or to draw on.
  case noTerminal
  /// `TERM` is empty or names nothing the system knows.
  case unknownTerminal(String)
  /// The terminal cannot place its cursor.
  case tooSimple(String)

  /// A sentence for the person at the terminal.
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
