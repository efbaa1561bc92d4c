import Foundation
import Renderer
import Scenes
import Simulator
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
      try FileHandle.standardOutput.write(contentsOf: PlainText.bytes(of: text + terminator))
    } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      throw Failure(
        reason: cause.map { String(cString: strerror(Int32($0.code))) } ?? "\(error)")
    }
  }
}

extension StandardOutput {
  /// Writes a scene file.
  ///
  /// - Throws: `Misuse` if it has characters that the environment's character set lacks, which the file would lose; else `Failure`.
  static func write(sceneFile text: String) throws {
    guard !PlainText.isASCII || text.utf8.allSatisfy({ $0 < 0x80 }) else {
      throw Misuse(
        "The scene has characters that this locale lacks; write it to a file, or select a UTF-8 locale."
      )
    }
    try write(text, terminator: "")
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
    try? FileHandle.standardError.write(contentsOf: PlainText.bytes(of: text))
  }
}

/// Converts text for the user to the character set of the environment.
enum PlainText {
  /// Whether the environment does not select UTF-8.
  static let isASCII = !TerminalTraits(environment: ProcessInfo.processInfo.environment).speaksUTF8

  /// Returns a text that is safe to print, with unsafe scalars escaped.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - inASCII: Whether typographic signs and quotation marks are replaced.
  ///   - lacksLetters: Whether other characters that ASCII lacks are escaped, too. In a quoted source line, which is recognized by a
  ///     caret in the next line, each column of them becomes `?`, so that the caret stays below its place.
  /// - Returns: The text.
  static func spelled(
    _ text: String, inASCII: Bool = isASCII, lacksLetters: Bool = isASCII
  ) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).visible }
    guard inASCII || lacksLetters else { return lines.joined(separator: "\n") }
    return lines.enumerated().map { index, line in
      let next = index + 1 < lines.count ? lines[index + 1] : ""
      let isSource = next.last == "^" && next.dropLast().allSatisfy { $0 == " " }
      return line.reduce(into: "") { text, character in
        if character.isASCII || isSource && !lacksLetters {
          text.append(character)
        } else if isSource {
          text += String(repeating: "?", count: String(character).columnWidth)
        } else if let sign = signs[character] {
          text += sign
        } else {
          text +=
            lacksLetters
            ? character.unicodeScalars.map(\.escaped).joined() : String(character)
        }
      }
    }.joined(separator: "\n")
  }

  /// The bytes of a text in the character set of the environment; what ASCII lacks becomes `?`.
  static func bytes(of text: String) -> Data {
    guard isASCII, text.utf8.contains(where: { $0 > 0x7F }) else { return Data(text.utf8) }
    return Data(text.unicodeScalars.map { $0.isASCII ? UInt8($0.value) : UInt8(ascii: "?") })
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
