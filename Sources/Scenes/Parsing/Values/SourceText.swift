/// The text of one file, which messages quote.
final class SourceText: Sendable {
  /// The file as the user named it.
  let name: String
  let text: String

  init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  /// An error at a line and a column, both from 1.
  ///
  /// The column is counted in Unicode scalars, as the YAML parser counts.
  ///
  /// - Complexity: O(length of the text).
  func error(_ message: String, line: Int, scalarColumn: Int) -> SceneError {
    let content = self.line(line)
    let before = content.unicodeScalars.prefix(scalarColumn - 1)
    // A mark may be after the last line, if a value is missing there.
    return SceneError(
      file: name, line: line, column: String(before).count + 1, message: message,
      sourceLine: content)
  }

  /// The text of a line without its end.
  ///
  /// Lines end where the YAML parser ends them: also at U+0085, U+2028 and U+2029.
  private func line(_ number: Int) -> String {
    var current = 1
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}":
        current += 1
        if current > number { return String(result) }
      default:
        if current == number { result.append(scalar) }
      }
    }
    return String(result)
  }
}

/// A position in a file.
struct Place: Sendable {
  let source: SourceText
  /// From 1.
  let line: Int
  /// From 1, counted in Unicode scalars.
  let scalarColumn: Int

  func error(_ message: String) -> SceneError {
    source.error(message, line: line, scalarColumn: scalarColumn)
  }
}
