import Foundation

/// A page of Markdown and its fenced blocks.
struct Document {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  let url: URL
  let lines: [String]

  /// - Parameter path: The page, from the top of the repository.
  /// - Throws: An error when it cannot be read.
  init(_ path: String) throws {
    url = Self.root.appending(path: path)
    lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
  }

  /// The scenes of its `yaml` blocks whose first line is a comment with a name: `# jump.yaml`.
  var scenes: [(name: String, text: String)] {
    lines.indices.compactMap { start in
      guard lines[start] == "```yaml", start + 1 < lines.count,
        let name = lines[start + 1].wholeMatch(of: /# ([\w-]+\.yaml)/)
      else { return nil }
      let block = lines[(start + 1)...].prefix { $0 != "```" }
      return (String(name.1), block.joined(separator: "\n") + "\n")
    }
  }

  /// The page with the output of the commands of its `console` blocks, which stand on lines that start with `$ `.
  ///
  /// - Parameter run: Returns what a command prints.
  /// - Returns: The lines.
  func filled(byRunning run: (String) throws -> String) rethrows -> [String] {
    var filled: [String] = []
    var isConsole = false
    for line in lines {
      if line.hasPrefix("```") { isConsole = line == "```console" }
      if !isConsole || line.hasPrefix("```") {
        filled.append(line)
      } else if line.hasPrefix("$ ") {
        filled.append(line)
        var printed = try run(String(line.dropFirst(2))).components(separatedBy: "\n")
        if printed.last == "" { printed.removeLast() }
        // Editors leave no blanks at the end of a line.
        filled += printed.map { $0.replacing(/[ ]+$/, with: "") }
      }
    }
    return filled
  }
}
