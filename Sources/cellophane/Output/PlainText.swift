import Foundation
import Renderer
import Scenes
import Terminal

/// Text for a person, in the characters that the surroundings are made for.
enum PlainText {
  /// Whether nobody says that UTF-8 is read here.
  static let isASCII = !TerminalTraits(environment: ProcessInfo.processInfo.environment).speaksUTF8

  /// A text with its signs and quotes in ASCII where that is wanted; other letters stay, and so does a line that the next one
  /// points into with a caret.
  ///
  /// What a terminal could act on is written out, whoever's names are told.
  static func spelled(_ text: String, inASCII: Bool = isASCII) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).visible }
    guard inASCII else { return lines.joined(separator: "\n") }
    return lines.enumerated().map { index, line in
      let next = index + 1 < lines.count ? lines[index + 1] : ""
      let isSource = next.last == "^" && next.dropLast().allSatisfy { $0 == " " }
      return isSource ? line : line.reduce(into: "") { $0 += signs[$1] ?? String($1) }
    }.joined(separator: "\n")
  }

  private static let signs: [Character: String] = [
    "“": "\"", "”": "\"", "‘": "'", "’": "'", "…": "...", "–": "-", "—": "-", "→": "->", "←": "<-",
    "×": "x", "·": "|", "≠": "!=", "±": "+-", "↑": "up", "↓": "down", "⏎": "Enter",
  ]
}
