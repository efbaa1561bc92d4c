/// What is searched for in a text: a part of it, whatever its case unless the pattern has a capital letter.
public struct TextPattern: Sendable, Equatable {
  /// As it was typed; never empty.
  public let text: String
  /// Whether capital letters count.
  private let isCaseSensitive: Bool
  /// Whether folding the case of each byte is enough.
  private let isASCII: Bool
  private let bytes: [UInt8]

  /// Nil for an empty text, which stands everywhere.
  public init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    self.text = text
    bytes = Array(text.utf8)
    isASCII = bytes.allSatisfy { $0 < 0x80 }
    isCaseSensitive = text != text.lowercased()
  }

  /// Whether it stands in a text.
  ///
  /// - Complexity: O(the text's length), times that of the pattern for texts that almost hold it again and again.
  public func matches(_ text: String) -> Bool {
    let folds = !isCaseSensitive && isASCII
    var text = isCaseSensitive || isASCII ? text : text.lowercased()
    return text.withUTF8 { text in
      guard text.count >= bytes.count else { return false }
      return bytes.withUnsafeBufferPointer { bytes in
        (0...text.count - bytes.count).contains { start in
          var index = 0
          while index < bytes.count {
            let byte = text[start + index]
            let folded = folds && byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
            guard folded == bytes[index] else { return false }
            index += 1
          }
          return true
        }
      }
    }
  }
}
