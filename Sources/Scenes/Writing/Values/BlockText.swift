/// A text of several lines as YAML writes it below its key.
struct BlockText {
  /// `|`, or `|-` for a text that ends without a newline.
  let mark: String
  /// The lines as they are.
  let lines: [Substring]

  /// Nil for a text that cannot stand there as it is, or has one line alone.
  init?(_ text: String) {
    guard text.unicodeScalars.allSatisfy(Self.isSafe) else { return nil }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, let first = lines.first, !first.isEmpty, !first.hasPrefix(" ") else {
      return nil
    }
    let endsInNewline = lines.last?.isEmpty == true
    if endsInNewline { lines.removeLast() }
    // More than one newline at the end, and lines of blanks alone, would be cut.
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
