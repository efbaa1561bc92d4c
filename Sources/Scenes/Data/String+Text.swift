import Foundation

extension String {
  /// The text of bytes in an unknown encoding: UTF-8, or Windows-1252 where they are not valid UTF-8.
  ///
  /// Text in Windows-1252 or ISO 8859-1 is hardly ever valid UTF-8. Bytes in neither encoding, such as those of a
  /// program or of a text cut within a character, become `\u{FFFD}`.
  ///
  /// - Complexity: O(bytes).
  init(text bytes: some Collection<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
    if let text = windowsText(of: bytes) { self = text }
  }

  /// - Returns: The bytes decoded as Windows-1252; nil if the invalid bytes cannot be in that encoding.
  private func windowsText(of bytes: some Collection<UInt8>) -> String? {
    guard unicodeScalars.contains("\u{FFFD}"),
      unicodeScalars.allSatisfy({ $0.isASCII || $0 == "\u{FFFD}" }),
      bytes.allSatisfy({ $0 >= 0x20 || Self.isSpace($0) }),
      String(bytes: bytes, encoding: .utf8) == nil
    else { return nil }
    return String(bytes: bytes, encoding: .windowsCP1252)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(byte)
  }
}
