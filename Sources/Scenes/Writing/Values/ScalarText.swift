/// A text as a YAML scalar on one line: plain unless it could be read as anything else.
struct QuotedText {
  let text: String

  init(_ text: String) {
    self.text =
      Self.isPlain(text) ? text : "\"" + text.judgedScalars.map(Self.escaped).joined() + "\""
  }

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
      isWordlike(first), last != " ", !text.contains("  ")
    else { return false }
    return text.unicodeScalars.allSatisfy {
      isWordlike($0) || " _-+./()!?%;'".unicodeScalars.contains($0)
    } && !text.hasUnsafeScalars
  }

  /// Letters and digits of any script; a mark that would combine with a quote does not begin a text.
  private static func isWordlike(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber: true
    default: false
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar, isUnsafe: Bool) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\r": return "\\r"
    default: break
    }
    let value = scalar.value
    guard isUnsafe || (0xFFFE...0xFFFF).contains(value) else { return String(scalar) }
    let digits = String(value, radix: 16, uppercase: true)
    return value > 0xFFFF
      ? "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      : "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

/// A text of several lines as YAML writes it below its key.
struct BlockText {
  /// `|`, or `|-` for a text that does not end with a newline.
  let mark: String
  let lines: [Substring]

  /// Nil for a text that a block cannot represent, and for a single line.
  init?(_ text: String) {
    guard text.judgedScalars.allSatisfy({ $0.scalar == "\n" || !$0.isUnsafe }),
      !text.unicodeScalars.contains(where: { (0xFFFE...0xFFFF).contains($0.value) })
    else { return nil }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, let first = lines.first, !first.isEmpty, !first.hasPrefix(" ") else {
      return nil
    }
    let endsInNewline = lines.last?.isEmpty == true
    if endsInNewline { lines.removeLast() }
    // More than one newline at the end, and lines of blanks alone, would be lost.
    guard lines.last?.isEmpty == false, !lines.contains(where: { $0.last == " " }) else {
      return nil
    }
    mark = endsInNewline ? "|" : "|-"
    self.lines = lines
  }
}
