import Foundation
import Renderer
import Scenes
import Terminal

/// Standard output, unbuffered, so that its text stays in order with that of standard error.
enum StandardOutput {
  /// Writing failed, for example because the disk is full or the pipe is closed.
  struct Failure: Error, CustomStringConvertible {
    var reason: String

    var description: String { "standard output cannot be written: \(reason)" }
  }

  /// - Parameters:
  ///   - text: The text.
  ///   - terminator: Written after the text.
  /// - Throws: `Failure`.
  static func write(_ text: String, terminator: String = "\n") throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((text + terminator).utf8))
    } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      throw Failure(
        reason: cause.map { String(cString: strerror(Int32($0.code))) } ?? "\(error)")
    }
  }
}

/// Standard error, for messages to the user; a failure to write is ignored.
struct StandardError: TextOutputStream {
  mutating func write(_ string: String) {
    write(bytes: PlainText.spelled(string))
  }

  /// Writes a progress message to a terminal; the next message replaces it.
  func show(_ words: String) {
    write(bytes: PlainText.spelled(words) + "\u{1B}[K\r")
  }

  private func write(bytes text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}

/// Converts text for the user to the character set of the environment.
enum PlainText {
  /// Whether the environment does not select UTF-8.
  static let isASCII = !TerminalTraits(environment: ProcessInfo.processInfo.environment).speaksUTF8

  /// Returns a text that is safe to print, with control characters escaped.
  ///
  /// In ASCII, typographic signs and quotation marks are replaced. Other letters stay, and so does a quoted source line, which is
  /// recognized by a caret in the next line.
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
    "×": "x", "·": "|", "≠": "!=", "±": "+-", "↑": "up", "↓": "down", "⏎": "Enter", "✓": "OK",
    "✗": "X",
  ]
}

/// A word of a command line, quoted for a shell if necessary.
struct ShellWord {
  let text: String

  init(_ word: String) {
    let isPlain =
      !word.isEmpty
      && word.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || "0123456789_-+=./,:@%".unicodeScalars.contains(scalar)
      }
    text =
      isPlain
      ? word
      : "'"
        + word.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }
}
