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
    var folded = isCaseSensitive || isASCII ? text : text.lowercased()
    let isThere = folded.withUTF8 { text in
      bytes.withUnsafeBufferPointer { Self.find($0, in: text, from: 0, folds: folds) != nil }
    }
    return isThere || !rangesOfCharacters(in: folded, folds: false, limit: 1).isEmpty
  }

  /// Where it stands in a text, one place behind the other.
  ///
  /// - Complexity: As that of `matches(_:)`.
  public func ranges(in text: String) -> [Range<String.Index>] {
    let ranges = rangesOfCharacters(in: text, folds: !isCaseSensitive)
    return ranges.isEmpty ? rangesOfBytes(in: text) : ranges
  }

  /// Where its bytes stand in a text; nothing where small letters are of another length than capitals.
  private func rangesOfBytes(in text: String) -> [Range<String.Index>] {
    let folds = !isCaseSensitive && isASCII
    var folded = isCaseSensitive || isASCII ? text : text.lowercased()
    guard folded.utf8.count == text.utf8.count else { return [] }
    var starts: [Int] = []
    folded.withUTF8 { folded in
      bytes.withUnsafeBufferPointer { bytes in
        var place = 0
        while let start = Self.find(bytes, in: folded, from: place, folds: folds) {
          starts.append(start)
          place = start + bytes.count
        }
      }
    }
    return starts.map { start in
      let lower = text.utf8.index(text.startIndex, offsetBy: start)
      return lower..<text.utf8.index(lower, offsetBy: bytes.count)
    }
  }

  /// Where its characters stand in a text, which may write them with other scalars.
  ///
  /// The names of files on a Mac do: `é` is one scalar or two. ASCII has but one way.
  private func rangesOfCharacters(
    in text: String, folds: Bool, limit: Int = .max
  ) -> [Range<String.Index>] {
    guard !isASCII, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return [] }
    var ranges: [Range<String.Index>] = []
    var start = text.startIndex
    while start < text.endIndex, ranges.count < limit {
      if let end = end(in: text, from: start, folds: folds) {
        ranges.append(start..<end)
        start = end
      } else {
        text.formIndex(after: &start)
      }
    }
    return ranges
  }

  /// Where it ends in a text when it begins at a place; nil when it does not.
  private func end(in text: String, from start: String.Index, folds: Bool) -> String.Index? {
    var index = start
    for character in self.text {
      guard index < text.endIndex,
        text[index] == character
          || folds && text[index].lowercased() == String(character)
      else { return nil }
      text.formIndex(after: &index)
    }
    return index
  }

  /// Where bytes first stand in others, from a place on; capital letters there are taken for small ones if told so.
  private static func find(
    _ bytes: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, from place: Int,
    folds: Bool
  ) -> Int? {
    let last = text.count - bytes.count
    let first = bytes[0]
    let capital = folds && (0x61...0x7A).contains(first) ? first & 0xDF : first
    var start = place
    while start <= last {
      if text[start] == first || text[start] == capital {
        var index = 1
        while index < bytes.count {
          let byte = text[start + index]
          let folded = folds && byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
          guard folded == bytes[index] else { break }
          index += 1
        }
        if index == bytes.count { return start }
      }
      start += 1
    }
    return nil
  }
}
