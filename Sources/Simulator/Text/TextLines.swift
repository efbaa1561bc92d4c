/// A text broken into lines of at most so many terminal columns, safe to draw.
///
/// Lines break at line breaks and greedily at spaces, and by column where a word is wider than a line. The spaces at such a
/// break are dropped. No character is ever split; one that is wider than a line has a line of its own.
public struct TextLines: Sendable, Equatable {
  /// The lines from top to bottom, made `displaySafe`; an empty text is one empty line.
  public private(set) var lines: [Substring] = []

  /// Breaks a text.
  ///
  /// - Parameters:
  ///   - text: Any text, control characters and all.
  ///   - columns: The columns of a line; less than one is taken as one, nil breaks at line breaks alone.
  ///   - limit: How many lines are wanted; text beyond them is not looked at.
  /// - Complexity: O(*n*) in the length of the text up to the paragraph the limit falls into.
  public init(_ text: String, columns: Int?, limit: Int = .max) {
    let columns = max(1, columns ?? .max)
    var rest = text[...]
    while lines.count < limit {
      let isPlain = rest.isPlainASCII
      let end = isPlain ? nil : rest.firstIndex(where: \.isNewline)
      let paragraph = rest[..<(end ?? rest.endIndex)]
      add(paragraph, isPlain: isPlain || paragraph.isPlainASCII, columns: columns, limit: limit)
      guard let end else { return }
      rest = rest[rest.index(after: end)...]
    }
  }

  /// The columns of the widest line.
  public var columns: Int {
    lines.reduce(0) { max($0, $1.columnWidth) }
  }

  /// How many lines a text breaks into.
  ///
  /// - Complexity: As to break it; for a text of one line that is plain ASCII, one pass over its bytes.
  static func count(in text: String, columns: Int?) -> Int {
    if text.isPlainASCII, text.utf8.count <= max(1, columns ?? .max) { return 1 }
    return TextLines(text, columns: columns).lines.count
  }

  private mutating func add(_ paragraph: Substring, isPlain: Bool, columns: Int, limit: Int) {
    if isPlain {
      guard paragraph.utf8.count > columns else { return lines.append(paragraph) }
      add(bytesOf: paragraph, columns: columns, limit: limit)
    } else {
      let safe = paragraph.displaySafe[...]
      add(safe, columns: columns, limit: limit, width: \.columnWidth, isSpace: { $0 == " " }) {
        safe[$0]
      }
    }
  }

  /// Adds the lines of a paragraph of printable ASCII characters.
  private mutating func add(bytesOf paragraph: Substring, columns: Int, limit: Int) {
    var copy = paragraph
    copy.withUTF8 { bytes in
      let text = paragraph.utf8
      add(bytes, columns: columns, limit: limit, width: { _ in 1 }, isSpace: { $0 == 0x20 }) {
        let start = text.index(text.startIndex, offsetBy: $0.lowerBound)
        return paragraph[start..<text.index(start, offsetBy: $0.count)]
      }
    }
  }

  /// Adds the lines of a paragraph, seen as bytes or as characters, of which `piece` makes texts.
  private mutating func add<View: Collection>(
    _ view: View, columns: Int, limit: Int, width: (View.Element) -> Int,
    isSpace: (View.Element) -> Bool, piece: (Range<View.Index>) -> Substring
  ) {
    var start = view.startIndex
    var used = 0
    var hasWord = false
    /// The latest run of spaces after a word: where it begins and ends, and the columns used up to its end.
    var gap: (start: View.Index, end: View.Index, used: Int)?
    var index = start
    while index < view.endIndex {
      let element = view[index]
      let next = view.index(after: index)
      let columnsOfElement = width(element)
      if isSpace(element), hasWord {
        // Spaces after a word may hang over the edge: they never make a line.
        let follows = gap?.end == index
        gap = (follows ? gap?.start ?? index : index, next, used + columnsOfElement)
      } else if used + columnsOfElement > columns, index > start {
        let end = gap ?? (index, index, used)
        lines.append(piece(start..<end.start))
        if lines.count == limit { return }
        start = end.end
        used -= end.used
        gap = nil
        hasWord = !isSpace(element)
      } else if !isSpace(element) {
        hasWord = true
      }
      used += columnsOfElement
      index = next
    }
    let hangs = used > columns && gap?.end == index
    lines.append(piece(start..<(hangs ? gap?.start ?? index : index)))
  }
}
