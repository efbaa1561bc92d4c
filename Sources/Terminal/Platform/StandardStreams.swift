/// What the program's three streams lead to.
public enum StandardStreams {
  /// Whether a person reads standard output as it is written.
  public static var outputIsTerminal: Bool {
    Platform.isTerminal(Platform.standardOutput)
  }

  /// Whether a person reads what goes to standard error.
  public static var errorIsTerminal: Bool {
    Platform.isTerminal(Platform.standardError)
  }
}
