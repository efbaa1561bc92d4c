import Scenes

extension StringProtocol {
  /// This text on one line, without anything that could control a terminal, change the text direction or hide in the text.
  ///
  /// Line breaks become one space; tabs become spaces up to the next tab stop, every 8 columns. Other control
  /// characters become their pictures (`␛`), so that an escape sequence is readable but has no effect; other unsafe
  /// scalars become `⋅` (see `judgedScalars`). Soft hyphens are removed, and noncharacters become `\u{FFFD}`.
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
    for (scalar, isUnsafe) in judgedScalars {
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
      if !endsPair, let shown = isUnsafe ? scalar.standIn : scalar.shown { tail.append(shown) }
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

  /// The scalar to show in place of this unsafe one.
  fileprivate var standIn: Unicode.Scalar? {
    switch value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: " "
    case 0x00..<0x20: Unicode.Scalar(0x2400 + value)
    case 0x7F: "\u{2421}"
    default: "\u{22C5}"
    }
  }

  /// The scalar to show for this one, which is not unsafe; nil for a soft hyphen.
  fileprivate var shown: Unicode.Scalar? {
    switch value {
    case 0xAD: nil
    case _ where value & 0xFFFE == 0xFFFE, 0xFDD0...0xFDEF: "\u{FFFD}"
    default: self
    }
  }
}
