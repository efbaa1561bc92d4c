/// A text as a YAML scalar on one line: plain unless it could be read as anything else.
struct QuotedText {
  let text: String

  init(_ text: String) {
    self.text =
      Self.isPlain(text) ? text : "\"" + text.unicodeScalars.map(Self.escaped).joined() + "\""
  }

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
      isWordlike(first), last != " ", !text.contains("  ")
    else { return false }
    return text.unicodeScalars.allSatisfy {
      isWordlike($0) || " _-+./()!?%;'".unicodeScalars.contains($0)
    }
  }

  /// Letters and digits of any script; a mark that would combine with a quote does not begin a text.
  private static func isWordlike(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber: true
    default: false
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\r": return "\\r"
    default: break
    }
    let value = scalar.value
    let isPrintable =
      (0x20...0x7E).contains(value) || (0xA0...0xFFFD).contains(value) || value > 0xFFFF
    guard !isPrintable || [0x2028, 0x2029, 0xFEFF].contains(value) else { return String(scalar) }
    let digits = String(value, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

/// A text of several lines as YAML writes it below its key.
struct BlockText {
  /// `|`, or `|-` for a text that does not end with a newline.
  let mark: String
  let lines: [Substring]

  /// Nil for a text that a block cannot represent, and for a single line.
  init?(_ text: String) {
    guard text.unicodeScalars.allSatisfy(Self.isSafe) else { return nil }
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

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    guard value != 0x0A else { return true }
    return value >= 0x20 && !(0x7F...0x9F).contains(value)
      && ![0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF].contains(value)
  }
}
