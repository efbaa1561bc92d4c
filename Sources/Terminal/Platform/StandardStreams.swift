/// What the program's standard streams are connected to.
public enum StandardStreams {
  /// Whether standard input is a pipe or a file, and so can supply data.
  public static var inputIsGiven: Bool { Platform.isPipeOrFile(Platform.standardInput) }

  public static var outputIsTerminal: Bool { Platform.isTerminal(Platform.standardOutput) }

  public static var errorIsTerminal: Bool { Platform.isTerminal(Platform.standardError) }
}
