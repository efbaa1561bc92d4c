import ArgumentParser

/// Finds the name that a mistyped one resembles.
enum NearName {
  /// The name most similar to `word`: with at most one edit per four letters, or with `word` as a prefix; nil if there is none.
  static func of(_ word: String, among names: [String]) -> String? {
    let word = word.lowercased()
    guard word.count > 1 else { return nil }
    let ranked = names.map { name in
      (name: name, distance: distance(Array(word), Array(name.lowercased())))
    }
    if let best = ranked.min(by: { $0.distance < $1.distance }),
      best.distance <= max(1, word.count / 4)
    {
      return best.name
    }
    return names.first { $0.lowercased().hasPrefix(word) && word.count > 2 }
  }

  /// The number of letters to change, add, drop or swap with a neighbor (optimal string alignment).
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var before: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var line = [row + 1]
      for column in second.indices {
        let isSame = first[row] == second[column]
        var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, line[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, before[column - 1] + 1)
        }
        line.append(cost)
      }
      (before, last) = (last, line)
    }
    return last[second.count]
  }
}

/// Replaces the suggestion in ArgumentParser's message about an unknown option.
///
/// The library does not know `--help`, and suggests an option even if none is near.
enum UnknownOption {
  private static let start = "Unknown option '"
  private static let question = " Did you mean '"

  /// Replaces or removes the suggestion.
  ///
  /// - Parameters:
  ///   - message: The library's message.
  ///   - options: The names of all options of the command, without dashes.
  /// - Returns: The new message; other messages are returned unchanged.
  static func message(_ message: String, options: [String]) -> String {
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
