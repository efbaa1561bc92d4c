extension SceneValue {
  /// The value as YAML on one line.
  var inlineText: String {
    switch content {
    case .text(let text, isQuoted: false): text
    case .text(let text, isQuoted: true): Self.doubleQuoted(text)
    case .list(let elements): "[" + elements.map(\.inlineText).joined(separator: ", ") + "]"
    case .map(let entries):
      entries.isEmpty
        ? "{}"
        : "{ " + entries.map { "\($0.key): \($0.value.inlineText)" }.joined(separator: ", ") + " }"
    }
  }

  private static func doubleQuoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}
