import ArgumentParser

extension ExitCode {
  /// An expectation of a scene failed.
  static let expectationFailed = ExitCode(1)
  /// A file could not be read or is wrong.
  static let wrongFile = ExitCode(2)
  /// There is no terminal that can show what was asked for.
  static let noScreen = ExitCode(69)
  /// Standard output, or the file that was named for it, cannot be written.
  static let unwritable = ExitCode(74)
  /// Ctrl-C.
  static let interrupted = ExitCode(130)
}
