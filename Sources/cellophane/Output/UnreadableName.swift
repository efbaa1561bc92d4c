/// The name of a file that is not UTF-8, which the system allows and Foundation has no way to ask for.
struct UnreadableName: Error, CustomStringConvertible {
  /// With a replacement character for what is not UTF-8.
  var name: String

  var description: String {
    "\(name.displaySafe): this name is not UTF-8, and a file cannot be opened by it; what is in it is read as -, "
      + "standard input"
  }

  /// Whether a word of the command line stands for bytes that are not UTF-8.
  static func isMeant(by word: String) -> Bool {
    guard word.contains("\u{FFFD}") else { return false }
    let words = UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    return words.contains { pointer in
      guard let pointer, String(validatingCString: pointer) == nil else { return false }
      return String(cString: pointer) == word
    }
  }
}
