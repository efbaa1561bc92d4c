import Simulator

/// A manual page as text, with headings at the left and paragraphs indented below them.
struct PlainPage {
  private static let columns = 78
  private static let indent = 7
  private static let termIndent = 14

  private var lines: [String] = []
  private var isBelowHeading = false
  /// The words of the paragraph that is not ended yet.
  private var open: [String] = []

  /// The page with the paragraph that is not ended yet.
  var text: String {
    var page = self
    page.endParagraph()
    return page.lines.joined(separator: "\n") + "\n"
  }

  /// Adds a line that begins a section.
  mutating func heading(_ title: String, indent: Int) {
    beginParagraph()
    lines.append(String(repeating: " ", count: indent) + title)
    isBelowHeading = true
  }

  /// Adds words to the current paragraph.
  mutating func add(_ words: String) { open.append(words) }

  /// Adds a term and its description below it.
  mutating func add(tagged term: String, _ meaning: String) {
    endParagraph()
    add(wrapped: term, indent: Self.indent)
    add(wrapped: meaning, indent: Self.termIndent)
  }

  /// Ends the current paragraph and leaves a line blank.
  mutating func beginParagraph() {
    endParagraph()
    if let last = lines.last, !last.isEmpty, !isBelowHeading { lines.append("") }
  }

  /// Ends the current paragraph.
  mutating func endParagraph() {
    guard !open.isEmpty else { return }
    let words = open.joined(separator: " ")
    open = []
    add(wrapped: words, indent: Self.indent)
  }

  private mutating func add(wrapped words: String, indent: Int) {
    guard !words.isEmpty else { return }
    isBelowHeading = false
    let margin = String(repeating: " ", count: indent)
    lines += TextLines(words, columns: Self.columns - indent).lines.map { margin + $0 }
  }
}
