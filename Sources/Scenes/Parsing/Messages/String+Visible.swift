extension String {
  /// The text with everything a terminal could act on written out: an escape becomes `\u{1B}`.
  ///
  /// Tabs become one space; letters, marks and emoji of any language stay.
  public var visible: String {
    guard unicodeScalars.contains(where: { $0.isUnsafeToPrint }) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar == "\t" {
        result += " "
      } else if scalar.isUnsafeToPrint {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
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
  /// Whether this is a control character, a line break, or a mark that changes the direction of text.
  fileprivate var isUnsafeToPrint: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format:
      (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
        || [0x061C, 0x200E, 0x200F, 0xFEFF].contains(value)
    default: false
    }
  }
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
