/// What the program's three streams lead to.
public enum StandardStreams {
  /// Whether somebody gives the program something to read: a pipe or a file, and no terminal, device or socket.
  public static var inputIsGiven: Bool {
    Platform.isPipeOrFile(Platform.standardInput)
  }

  /// Whether a person reads standard output as it is written.
  public static var outputIsTerminal: Bool {
    Platform.isTerminal(Platform.standardOutput)
  }

  /// Whether a person reads what goes to standard error.
  public static var errorIsTerminal: Bool {
    Platform.isTerminal(Platform.standardError)
  }
}
