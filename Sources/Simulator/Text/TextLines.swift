/// A text broken into lines of at most a number of terminal columns, safe to draw.
///
/// Lines break at line breaks and greedily at spaces, and within a word that is wider than a line. The spaces at such a
/// break are dropped. No character is split; one that is wider than a line has a line of its own.
public struct TextLines: Sendable, Equatable {
  /// The lines from top to bottom, made `displaySafe`; an empty text is one empty line.
  public private(set) var lines: [Substring] = []

  /// Breaks a text.
  ///
  /// - Parameters:
  ///   - text: Any text, including control characters.
  ///   - taken: The columns of the first line that are occupied already; the line is empty if the first word does not
  ///     fit after them.
  ///   - columns: The columns of a line, at least one; nil breaks at line breaks alone.
  ///   - limit: The number of lines that are needed; text after them is not read.
  /// - Complexity: O(*n*) in the length of the text up to the paragraph the limit falls into.
  public init(_ text: String, behind taken: Int = 0, columns: Int?, limit: Int = .max) {
    let columns = max(1, columns ?? .max)
    var taken = min(max(0, taken), columns)
    var rest = text[...]
    while lines.count < limit {
      let isPlain = rest.isPlainASCII
      let end = isPlain ? nil : rest.firstIndex(where: \.breaksLine)
      let paragraph = rest[..<(end ?? rest.endIndex)]
      if isPlain || paragraph.isPlainASCII {
        add(plain: paragraph, behind: taken, columns: columns, limit: limit)
      } else {
        add(paragraph.displaySafe, behind: taken, columns: columns, limit: limit)
      }
      guard let end else { return }
      rest = rest[rest.index(after: end)...]
      taken = 0
    }
  }

  /// The columns of the widest line.
  public var columns: Int {
    lines.reduce(0) { max($0, $1.columnWidth) }
  }

  /// The number of lines a text breaks into.
  static func count(in text: String, columns: Int?) -> Int {
    TextLines(text, columns: columns).lines.count
  }

  /// Adds the lines of a paragraph of printable ASCII characters, whose bytes are columns.
  private mutating func add(
    plain paragraph: Substring, behind taken: Int, columns: Int, limit: Int
  ) {
    let bytes = Array(paragraph.utf8)
    func line(_ range: Range<Int>) -> Substring {
      let start = paragraph.utf8.index(paragraph.startIndex, offsetBy: range.lowerBound)
      return paragraph[start..<paragraph.utf8.index(start, offsetBy: range.count)]
    }
    var (start, taken) = (0, taken)
    while bytes.count - start > columns - taken {
      let (end, next) = Self.lineBreak(
        in: bytes, from: start, edge: start + columns - taken, isBehind: taken > 0)
      lines.append(line(start..<end))
      if lines.count == limit || next == bytes.count { return }
      (start, taken) = (next, 0)
    }
    lines.append(line(start..<bytes.count))
  }

  /// The end of a line that has no room for the byte at an edge, and the start of the next one.
  private static func lineBreak(
    in bytes: [UInt8], from start: Int, edge: Int, isBehind: Bool
  ) -> (end: Int, next: Int) {
    let space: UInt8 = 0x20
    var next = edge
    // A word at the edge goes to the next line.
    if bytes[edge] != space {
      while next > start, bytes[next - 1] != space { next -= 1 }
    }
    var end = next
    while end > start, bytes[end - 1] == space { end -= 1 }
    // A line does not break at spaces before its first word, unless something else precedes them.
    guard end > start || isBehind else { return (edge, edge) }
    // Spaces after a word may exceed the width: they never make a line of their own.
    while next < bytes.count, bytes[next] == space { next += 1 }
    return (end, next)
  }

  /// Adds the lines of a paragraph that is safe to draw.
  private mutating func add(_ text: String, behind taken: Int, columns: Int, limit: Int) {
    var start = text.startIndex
    var used = taken
    var hasWord = taken > 0
    /// The last run of spaces after a word: its start and end, and the columns used up to its end.
    var gap: (start: String.Index, end: String.Index, used: Int)?
    if hasWord { gap = (start, start, used) }
    var index = start
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      let width = character.columnWidth
      let isSpace = character == " "
      if isSpace, hasWord {
        // Spaces after a word may exceed the width: they never make a line of their own.
        let follows = gap?.end == index
        gap = (follows ? gap?.start ?? index : index, next, used + width)
      } else if used + width > columns, index > start || gap != nil {
        let end = gap ?? (index, index, used)
        lines.append(text[start..<end.start])
        if lines.count == limit { return }
        start = end.end
        used -= end.used
        gap = nil
        hasWord = !isSpace
      } else if !isSpace {
        hasWord = true
      }
      used += width
      index = next
    }
    let hangs = used > columns && gap?.end == index
    lines.append(text[start..<(hangs ? gap?.start ?? index : index)])
  }
}

extension Character {
  /// Whether the character ends a line.
  ///
  /// A form feed and a vertical tab, which are newlines in Unicode, are shown instead.
  fileprivate var breaksLine: Bool { isNewline && self != "\u{B}" && self != "\u{C}" }
}
