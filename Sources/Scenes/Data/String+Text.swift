import Foundation

extension String {
  /// What stands in bytes of a text that need not say how it is encoded: UTF-8, or Windows-1252 where it is none.
  ///
  /// Hardly anything that was written as Windows-1252, or as ISO 8859-1, is UTF-8 by chance. Bytes that are neither, as those
  /// of a program or of a text that was cut within a character, become `\u{FFFD}`.
  ///
  /// - Complexity: O(bytes).
  init(text bytes: some Collection<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
    if let text = windowsText(of: bytes) { self = text }
  }

  /// - Returns: nil unless what was replaced in this text may have been Windows-1252.
  private func windowsText(of bytes: some Collection<UInt8>) -> String? {
    guard mayHoldReplacement, unicodeScalars.contains("\u{FFFD}"),
      unicodeScalars.allSatisfy({ $0.isASCII || $0 == "\u{FFFD}" }),
      bytes.allSatisfy({ $0 >= 0x20 || Self.isSpace($0) }),
      String(bytes: bytes, encoding: .utf8) == nil
    else { return nil }
    return String(bytes: bytes, encoding: .windowsCP1252)
  }

  /// Whether a byte occurs with which the replacement character begins, as mostly none does.
  private var mayHoldReplacement: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      bytes.baseAddress.map { memchr($0, 0xEF, bytes.count) != nil } ?? false
    } ?? utf8.contains(0xEF)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(byte)
  }
}
