import Foundation

/// A text to search for; case is significant only if the pattern has a capital letter.
public struct TextPattern: Sendable, Equatable {
  /// The pattern as it was typed; never empty.
  public let text: String
  /// Whether case is significant.
  private let isCaseSensitive: Bool
  /// Whether folding the case of each byte is enough.
  private let isASCII: Bool
  private let bytes: [UInt8]

  /// Nil for an empty text.
  public init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    self.text = text
    bytes = Array(text.utf8)
    isASCII = bytes.allSatisfy { $0 < 0x80 }
    isCaseSensitive = text != text.lowercased()
  }

  /// Whether a text contains the pattern.
  ///
  /// - Complexity: O(the text's length), times that of the pattern for texts that almost contain it again and again.
  public func matches(_ text: String) -> Bool {
    let folds = !isCaseSensitive && isASCII
    let folded = isCaseSensitive || isASCII ? text : text.lowercased()
    return find(in: Array(folded.utf8), from: 0, folds: folds) != nil
      || !rangesOfCharacters(in: folded, folds: false, limit: 1).isEmpty
  }

  /// The ranges of the pattern in a text, without overlaps.
  ///
  /// - Complexity: That of `matches(_:)`.
  public func ranges(in text: String) -> [Range<String.Index>] {
    let ranges = rangesOfCharacters(in: text, folds: !isCaseSensitive)
    return ranges.isEmpty ? rangesOfBytes(in: text) : ranges
  }

  /// The ranges of the pattern's bytes in a text; empty if lowercasing changes the length of the text.
  private func rangesOfBytes(in text: String) -> [Range<String.Index>] {
    let folds = !isCaseSensitive && isASCII
    let folded = isCaseSensitive || isASCII ? text : text.lowercased()
    guard folded.utf8.count == text.utf8.count else { return [] }
    var starts: [Int] = []
    let foldedBytes = Array(folded.utf8)
    var place = 0
    while let start = find(in: foldedBytes, from: place, folds: folds) {
      starts.append(start)
      place = start + bytes.count
    }
    return starts.map { start in
      let lower = text.utf8.index(text.startIndex, offsetBy: start)
      return lower..<text.utf8.index(lower, offsetBy: bytes.count)
    }
  }

  /// The ranges of the pattern's characters in a text that may spell them with other scalars.
  ///
  /// File names on macOS do: `é` is one scalar or two. ASCII characters have one spelling.
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

  /// The end of the pattern in a text if it begins at an index; nil if it does not.
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

  /// The first position from which on a text contains the pattern's bytes; if `folds`, capital ASCII letters of the
  /// text match small ones.
  private func find(in text: [UInt8], from place: Int, folds: Bool) -> Int? {
    guard text.count - bytes.count >= place else { return nil }
    return (place...text.count - bytes.count).first { start in
      bytes.indices.allSatisfy { index in
        let byte = text[start + index]
        let folded = folds && (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
        return folded == bytes[index]
      }
    }
  }
}

extension PaneFrame {
  /// The content offset that brings the first line of a cell's text that contains a pattern to the middle of the viewport.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - path: `[section, item]` of a live cell.
  /// - Returns: The offset in content points; nil if the cell is no higher than the viewport, or if neither a line nor two
  ///   consecutive lines contain the pattern.
  public func offset(showing pattern: TextPattern, ofItem path: [Int]) -> CGPoint? {
    let (font, bounds, range) = (self.font, self.bounds, self.scrollRange)
    guard font.width > 0,
      let cell = self.elements.first(where: { $0.category == .cell && $0.indexPath == path }),
      cell.frame.height > bounds.height
    else { return nil }
    let columns = Int(cell.frame.width / font.width) - 2
    let lines = TextLines(cell.text, columns: columns).lines
    // A line breaks at a space, which is dropped, or within a word that is wider than the line.
    func isSplit(_ line: Int) -> Bool {
      let (before, after) = (lines[line], lines[line + 1])
      return pattern.matches("\(before) \(after)")
        || before.columnWidth >= columns && pattern.matches("\(before)\(after)")
    }
    let whole = lines.firstIndex { pattern.matches(String($0)) }
    guard let line = whole ?? lines.indices.dropLast().first(where: { isSplit($0) }) else {
      return nil
    }
    let middle = cell.frame.minY + (CGFloat(line) + 0.5) * font.height
    let y = middle - bounds.height / 2
    return CGPoint(
      x: bounds.minX, y: min(max(y, range.lowerBound), range.upperBound))
  }
}
