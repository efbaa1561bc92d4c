import Foundation
import Testing

extension BuiltBinary {
  /// The commands that README and `Docs` show print what the pages say; `make docs` updates the pages.
  @Suite("Examples of the documents")
  struct DocumentExampleTests {
    @Test("The examples print what the page says", arguments: ["README.md", "Docs/Commands.md"])
    func examples(_ page: String) throws {
      let document = try Document(page)
      let folder = try TemporaryFolder()
      for scene in try Document("README.md").scenes + document.scenes {
        try folder.write(scene.text, to: scene.name)
      }
      let filled = try document.filled { try output(of: $0, in: folder) }
      if ProcessInfo.processInfo.environment["UPDATE_DOCS"] != nil {
        try filled.joined(separator: "\n").write(
          to: document.url, atomically: true, encoding: .utf8)
      } else if let line = zip(filled, document.lines).enumerated().first(where: { $1.0 != $1.1 }) {
        Issue.record("\(page):\(line.offset + 1): the program prints\n\(line.element.0)")
      } else {
        #expect(filled.count == document.lines.count)
      }
    }

    /// What a command line prints in a folder, errors included.
    private func output(of command: String, in folder: TemporaryFolder) throws -> String {
      let script = """
        cd "$1" && program=$2 && cellophane() { "$program" "$@"; } && { \(command); } 2>&1
        """
      let result = try Finished(
        running: "/bin/sh", ["-c", script, "sh", folder.url.path, BuiltBinary.path],
        environment: BuiltBinary.environment)
      return result.output
    }
  }
}
