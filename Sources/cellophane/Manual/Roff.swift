import Foundation

/// A text in the macros of `man`.
struct Roff {
  private(set) var text = ""

  /// Adds a macro unchanged.
  mutating func add(macro: String) { text += ".\(macro)\n" }

  mutating func section(_ title: String) { add(macro: "SH \(title.uppercased())") }

  mutating func subsection(_ title: String) { add(macro: "SS \"\(Self.escaped(title))\"") }

  /// Adds text to the current paragraph.
  mutating func add(_ words: String) { text += Self.line(words) + "\n" }

  mutating func add(bold: String, then rest: String) {
    text += "\\fB\(Self.escaped(bold))\\fR \(Self.escaped(rest))\n"
  }

  /// Adds paragraphs, whose lines `man` wraps again.
  mutating func add(paragraphs: String) {
    let parts = paragraphs.components(separatedBy: "\n\n").map {
      $0.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    for part in parts where !part.isEmpty {
      add(macro: "PP")
      for line in part.split(separator: "\n") { add(String(line)) }
    }
  }

  /// Adds a term and its description.
  mutating func add(tagged term: String, _ meaning: String) {
    add(macro: "TP")
    text += "\\fB\(Self.escaped(term))\\fR\n"
    add(meaning)
  }

  /// Adds lines that are not wrapped.
  mutating func add(verbatim lines: String) {
    guard !lines.isEmpty else { return }
    add(macro: "PP")
    add(macro: "nf")
    for line in lines.split(separator: "\n") { add(String(line)) }
    add(macro: "fi")
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
