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
