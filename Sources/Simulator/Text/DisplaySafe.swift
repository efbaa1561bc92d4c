extension StringProtocol {
  /// This text on one line, without anything that could control a terminal or change the text direction.
  ///
  /// Line breaks become one space; tabs become spaces up to the next tab stop, every 8 columns. Other control
  /// characters become their pictures (`␛`), so that an escape sequence is readable but has no effect; controls without
  /// a picture, and those of text direction, become `⋅`. Invisible characters without width are removed, and
  /// noncharacters become `\u{FFFD}`.
  ///
  /// - Complexity: O(*n*) in its length.
  public var displaySafe: String {
    isPlainASCII ? String(self) : replacingUnsafe
  }

  /// The `displaySafe` text of one that is not entirely printable ASCII.
  private var replacingUnsafe: String {
    var safe = ""
    /// The text after the last tab stop.
    var tail = String.UnicodeScalarView()
    var followsReturn = false
    for scalar in unicodeScalars {
      if scalar == "\t" {
        let part = String(tail)
        let used = part.columnWidth % String.tabColumns
        safe += part + String(repeating: " ", count: String.tabColumns - used)
        tail = String.UnicodeScalarView()
        followsReturn = false
        continue
      }
      let endsPair = followsReturn && scalar == "\n"
      followsReturn = scalar == "\r"
      if !endsPair, let replacement = scalar.displaySafe { tail.append(replacement) }
    }
    return safe + String(tail)
  }
}

extension String {
  /// Columns from one tab stop to the next.
  fileprivate static let tabColumns = 8
}

extension Unicode.Scalar {
  /// Whether `displaySafe` uses the scalar in place of characters that cannot be drawn.
  public var isStandIn: Bool {
    switch value {
    case 0x2400...0x2421, 0x22C5, 0xFFFD: true
    default: false
    }
  }

  /// The scalar to show in place of this one, often the same; nil to show none.
  fileprivate var displaySafe: Unicode.Scalar? {
    switch value {
    case 0x20..<0x7F: self
    case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: " "
    case 0x00..<0x20: Unicode.Scalar(0x2400 + value)
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x202A...0x202E, 0x2066...0x2069: "\u{22C5}"
    // Soft hyphen, directional marks, zero-width space, joiners of words, shorthand and annotation controls.
    case 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2060...0x2065, 0x206A...0x206F, 0xFEFF,
      0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE001F:
      nil
    case _ where value & 0xFFFE == 0xFFFE, 0xFDD0...0xFDEF: "\u{FFFD}"
    default: self
    }
  }
}
