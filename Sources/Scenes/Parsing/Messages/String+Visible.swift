extension String {
  /// The text with every unsafe scalar written out: an escape becomes `\u{1B}`; see `judgedScalars`.
  ///
  /// Tabs become one space; letters, marks and emoji of any language stay.
  public var visible: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return self }
    return replacingUnsafe { $0 == "\t" ? " " : $0.escaped }
  }

  /// The text as a message quotes it: in backquotes, and at most 60 characters of it.
  var quoted: String {
    count > 60 ? "`\(prefix(60))…`" : "`\(self)`"
  }

  /// The width in terminal columns.
  var columns: Int {
    reduce(0) { $0 + $1.columns }
  }
}

extension Unicode.Scalar {
  /// The scalar in the form that Swift has for it: `\u{1B}`.
  public var escaped: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

extension Character {
  /// The width in terminal columns: two for East Asian wide characters and emoji, none for a lone mark.
  ///
  /// Accurate enough to place a caret under a line of source.
  var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if unicodeScalars.contains("\u{FE0F}") || first.properties.isEmojiPresentation { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return Self.wide.contains { $0.contains(first.value) } ? 2 : 1
    }
  }

  /// The blocks of Unicode whose characters are wide or full width.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}
