/// Texts for a parser that goes by characters, and back.
///
/// To it a comma with a combining mark behind it is no comma, and U+2028 ends a line: so it sees a scalar of private use for
/// each byte that is not ASCII, and for those of ASCII that end a line to it alone.
enum ParserText {
  /// What stands for the byte 0.
  private static let base: UInt32 = 0xE000

  static func hiding(_ text: String) -> String {
    guard text.utf8.contains(where: isHidden) else { return text }
    var result = String.UnicodeScalarView()
    for byte in text.utf8 {
      result.append(
        isHidden(byte) ? Unicode.Scalar(base + UInt32(byte)) ?? "\u{FFFD}" : Unicode.Scalar(byte))
    }
    return String(result)
  }

  static func showing(_ field: String) -> String {
    guard field.unicodeScalars.contains(where: { !$0.isASCII }) else { return field }
    let bytes = field.unicodeScalars.map { UInt8($0.isASCII ? $0.value : $0.value - base) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isHidden(_ byte: UInt8) -> Bool {
    byte > 0x7F || byte == 0x0B || byte == 0x0C
  }
}
