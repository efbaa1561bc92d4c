import Simulator

/// A text in words and names of code, broken into lines of at most so many columns.
///
/// Lines break at spaces, but for those in a number, before its unit, in a size, and around an arrow from one to the next; the
/// one at the break goes, all others stay. A name wider than a line breaks where it has a joint, behind punctuation or before
/// a capital letter, and in mid-word only where no joint helps. An address wider than a line begins one, and breaks behind its
/// slashes.
struct WrappedText {
  private(set) var lines: [String] = []
  private let columns: Int

  init(_ text: String, columns: Int) {
    self.columns = max(1, columns)
    guard !text.isEmpty else { return }
    for word in words(of: text.displaySafe) {
      if word.columnWidth <= self.columns {
        add(word, gap: " ")
      } else if word.contains("/") {
        addAddress(word)
      } else {
        for (index, piece) in Self.pieces(word).enumerated() {
          addPiece(piece, gap: index == 0 ? " " : "")
        }
      }
    }
    // Blanks alone make no last line.
    while lines.count > 1, lines[lines.count - 1].allSatisfy({ $0 == " " }) { lines.removeLast() }
  }

  /// The words of a text; what stays together is one, unless it is wider than a line: numbers first.
  private func words(of text: String) -> [Substring] {
    let numbers = joined(
      text.split(separator: " ", omittingEmptySubsequences: false), of: text, where: Self.isNumber)
    return joined(numbers, of: text, where: Self.isChange)
  }

  private func joined(
    _ words: [Substring], of text: String, where stay: (Substring, Substring) -> Bool
  ) -> [Substring] {
    words.reduce(into: []) { joined, word in
      if let last = joined.last, stay(last, word) {
        let both = text[last.startIndex..<word.endIndex]
        if both.columnWidth <= columns { return joined[joined.count - 1] = both }
      }
      joined.append(word)
    }
  }

  /// Whether two words are a number, as `9 240`, or one with its unit.
  private static func isNumber(_ word: Substring, _ next: Substring) -> Bool {
    guard word.utf8.last.map(isDigit) == true else { return false }
    if next.hasPrefix("pt"), next.utf8.count <= 3 { return true }
    return next.utf8.prefix { isDigit($0) }.count == 3
      && (1...3).contains(word.utf8.reversed().prefix { isDigit($0) }.count)
  }

  /// Whether two words are of a size, as `320 × 44`, or of the way from one to the next.
  private static func isChange(_ word: Substring, _ next: Substring) -> Bool {
    arrows.contains(next) || arrows.contains(where: word.hasSuffix)
  }

  private static let arrows: [Substring] = ["→", "->", "×"]

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The first lines; an ellipsis tells that there are more.
  func prefix(_ limit: Int, ellipsis: String) -> [String] {
    guard lines.count > limit, limit > 0 else { return Array(lines.prefix(max(0, limit))) }
    var shown = Array(lines.prefix(limit))
    var last = shown[limit - 1]
    if last.columnWidth + ellipsis.columnWidth > columns, let space = last.lastIndex(of: " ") {
      last = String(last[..<space])
    }
    // A comma, a separator or an arrow leads to nothing there.
    while let end = last.last, " ,;·-→".contains(end) { last.removeLast() }
    shown[limit - 1] = last.fitting(columns, ellipsis: ellipsis, hasMore: true)
    if shown[limit - 1] == last { shown[limit - 1] += ellipsis }
    return shown
  }

  /// Adds what fits into a line of its own; without a gap it has one.
  private mutating func add(_ text: Substring, gap: String?) {
    let isBlank = lines.count == 1 && lines[0].allSatisfy { $0 == " " }
    let gap = gap ?? (isBlank ? " " : nil)
    if let gap, let last = lines.last, last.columnWidth + gap.count + text.columnWidth <= columns {
      lines[lines.count - 1] += gap + text
    } else if isBlank {
      // Blanks alone make no first line.
      lines[lines.count - 1] = String(text)
    } else {
      lines.append(String(text))
    }
  }

  /// Adds what is wider than a line, from the start of one, so that as much of it as can be stays together.
  private mutating func addAddress(_ address: Substring) {
    var gap: String?
    for part in Self.pieces(address, where: { before, _ in before == "/" }) {
      for piece in part.columnWidth > columns ? Self.pieces(part) : [part] {
        addPiece(piece, gap: gap)
        gap = ""
      }
    }
  }

  /// Adds a part of a name; one that is still wider than a line breaks by column.
  private mutating func addPiece(_ piece: Substring, gap: String?) {
    var rest = piece
    var gap = gap
    while rest.columnWidth > columns {
      var used = 0
      let end = rest.firstIndex { character in
        used += character.columnWidth
        return used > columns
      }
      // A character wider than a line has one of its own.
      let cut = end.map { max($0, rest.index(after: rest.startIndex)) } ?? rest.endIndex
      if cut == rest.endIndex { break }
      add(rest[..<cut], gap: gap)
      rest = rest[cut...]
      gap = ""
    }
    add(rest, gap: gap)
  }

  /// The parts of a name between its joints.
  private static func pieces(
    _ word: Substring, where isJoint: (Character, Character) -> Bool = isJoint
  ) -> [Substring] {
    var pieces: [Substring] = []
    var start = word.startIndex
    var previous: Character?
    for index in word.indices {
      let character = word[index]
      if let previous, index > start, isJoint(previous, character) {
        pieces.append(word[start..<index])
        start = index
      }
      previous = character
    }
    pieces.append(word[start...])
    return pieces
  }

  private static func isJoint(_ previous: Character, _ next: Character) -> Bool {
    "(:,./_-".contains(previous) || (previous.isLowercase && next.isUppercase)
  }
}
