import ArgumentParser

/// What ArgumentParser says of an option that there is none of, with the name that comes near, if one does.
///
/// The library knows neither `--help` nor when nothing comes near.
enum UnknownOption {
  private static let start = "Unknown option '"
  private static let question = " Did you mean '"

  /// The message with another suggestion, or with none.
  ///
  /// - Parameters:
  ///   - message: What the library says.
  ///   - options: The names of all options that the command takes, without dashes.
  /// - Returns: The same with another suggestion; as it was where it is about something else.
  static func told(_ message: String, options: [String]) -> String {
    guard let start = message.range(of: start),
      let end = message[start.upperBound...].firstIndex(of: "'")
    else { return message }
    let name = message[start.upperBound..<end].drop { $0 == "-" }
    let lineEnd = message[end...].firstIndex(of: "\n") ?? message.endIndex
    var line = String(message[..<lineEnd])
    if let asked = line.range(of: question) { line = String(line[..<asked.lowerBound]) }
    if let meant = NearName.of(String(name), among: options) { line += "\(question)--\(meant)'?" }
    return line + message[lineEnd...]
  }
}
