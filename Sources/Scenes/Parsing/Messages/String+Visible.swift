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

  /// The text as a message quotes it: in backquotes, and not longer than a message can bear.
  var quoted: String {
    count > 60 ? "`\(prefix(60))…`" : "`\(self)`"
  }

  /// Columns of a terminal.
  var columns: Int {
    reduce(0) { $0 + $1.columns }
  }
}

extension Unicode.Scalar {
  /// Controls, line breaks, and the marks that turn the direction of what follows.
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
