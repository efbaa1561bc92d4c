/// An error in a file, with its position.
///
/// All texts are safe to print in a terminal: control characters are escaped, as in `\u{1B}`.
public struct SceneError: Error, Sendable, Equatable {
  /// The file as the user named it.
  public let file: String
  /// The line from 1; 0 when the file as a whole is meant.
  public let line: Int
  /// The column from 1, counted in characters; 0 when the line as a whole is meant.
  public let column: Int
  /// The description of the error, without a period at the end.
  public internal(set) var message: String
  /// The text of the line without its end, or the part of a long line around the column.
  public let sourceLine: String?
  /// The number of terminal columns left of the caret under `sourceLine`.
  let caretIndent: Int

  /// - Parameters:
  ///   - file: The file as the user named it.
  ///   - line: The line from 1; 0 for the file as a whole.
  ///   - column: The column from 1, counted in characters of `sourceLine`.
  ///   - message: The description of the error.
  ///   - sourceLine: The whole line as it stands in the file.
  public init(file: String, line: Int, column: Int, message: String, sourceLine: String? = nil) {
    self.file = file.visible
    self.line = line
    self.column = column
    self.message = message.visible
    guard let sourceLine else {
      self.sourceLine = nil
      caretIndent = 0
      return
    }
    let lead = sourceLine.dropLast(max(0, sourceLine.count - max(0, column - 1)))
    let before = lead.count > Self.excerpt ? "…" + lead.suffix(Self.excerpt / 2) : lead
    let rest = sourceLine.dropFirst(lead.count)
    let after = rest.count > Self.excerpt ? rest.prefix(Self.excerpt) + "…" : rest
    self.sourceLine = String(before).visible + String(after).visible
    caretIndent = String(before).visible.columns
  }

  /// The message for a file that exists but cannot be read.
  static let unreadable = "the file cannot be read"

  /// The number of characters of a long line that are shown left and right of the column.
  private static let excerpt = 120
}

extension SceneError: CustomStringConvertible {
  /// `file:line:column: message`, then the line, then a caret under the column.
  ///
  /// Without a line it is `file: message` alone. No newline at the end.
  public var description: String {
    guard line > 0 else { return "\(file): \(message)" }
    let head = "\(file):\(line):\(column): \(message)"
    guard let sourceLine else { return head }
    return "\(head)\n\(sourceLine)\n\(String(repeating: " ", count: caretIndent))^"
  }
}
