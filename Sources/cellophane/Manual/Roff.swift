import Foundation

/// A text in the macros of `man`, which can also be read without `man`.
struct Roff {
  private(set) var text = ""
  private var plain = PlainPage()

  /// The text without macros, in lines of at most 78 columns.
  var plainText: String { plain.text }

  /// Adds the title of the page.
  mutating func title(_ words: String) { text += ".TH \(words)\n" }

  /// Begins a new line.
  mutating func breakLine() {
    text += ".br\n"
    plain.endParagraph()
  }

  mutating func section(_ title: String) {
    text += ".SH \(title.uppercased())\n"
    plain.heading(title.uppercased(), indent: 0)
  }

  mutating func subsection(_ title: String) {
    text += ".SS \"\(Self.escaped(title))\"\n"
    plain.heading(title, indent: 3)
  }

  /// Adds text to the current paragraph.
  mutating func add(_ words: String) {
    text += Self.line(words) + "\n"
    plain.add(words)
  }

  mutating func add(bold: String, then rest: String) {
    text += "\\fB\(Self.escaped(bold))\\fR \(Self.escaped(rest))\n"
    plain.add("\(bold) \(rest)")
  }

  /// Adds paragraphs, whose lines `man` wraps again.
  mutating func add(paragraphs: String) {
    let parts = paragraphs.components(separatedBy: "\n\n").map {
      $0.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    for part in parts where !part.isEmpty {
      text += ".PP\n"
      plain.beginParagraph()
      for line in part.split(separator: "\n") { add(String(line)) }
    }
  }

  /// Adds a term and its description.
  mutating func add(tagged term: String, _ meaning: String) {
    text += ".TP\n\\fB\(Self.escaped(term))\\fR\n\(Self.line(meaning))\n"
    plain.add(tagged: term, meaning)
  }

  /// Adds lines that are not wrapped.
  mutating func add(verbatim lines: String) {
    guard !lines.isEmpty else { return }
    text += ".PP\n.nf\n"
    plain.beginParagraph()
    for line in lines.split(separator: "\n") {
      text += Self.line(String(line)) + "\n"
      plain.add(String(line))
      plain.endParagraph()
    }
    text += ".fi\n"
  }

  private static func line(_ words: String) -> String {
    let escaped = escaped(words)
    // A period or quote at the start of a line would begin a macro.
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  private static func escaped(_ words: String) -> String {
    words.replacingOccurrences(of: "\\", with: "\\e")
      .replacingOccurrences(of: "-", with: "\\-")
      .replacingOccurrences(of: "…", with: "...")
      .replacingOccurrences(of: "“", with: "\\(lq")
      .replacingOccurrences(of: "”", with: "\\(rq")
      .replacingOccurrences(of: "’", with: "\\(cq")
  }
}
