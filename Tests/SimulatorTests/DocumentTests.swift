import Foundation
import Testing

/// README and the pages of `Docs` point to files that exist.
@Suite("The documents")
struct DocumentTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let pages =
    ["README.md", "CHANGELOG.md", "Assets/data/README.md"]
    + ((try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Docs").path))
    ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "Docs/" + $0 }

  @Test("README can be read at a sitting, and names every page")
  func readme() throws {
    let text = try Self.text(of: "README.md")
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 220)
    #expect(text.split(whereSeparator: \.isWhitespace).count <= 2500)
    for page in Self.pages where page.hasPrefix("Docs/") {
      #expect(text.contains("](\(page)"), "\(page)")
    }
  }

  @Test("Every link leads to a file, and to a heading of it", arguments: pages)
  func links(_ page: String) throws {
    let folder = Self.root.appending(path: page).deletingLastPathComponent()
    for link in try Self.text(of: page).matches(of: /\]\(([^()\s]+)\)/).map({ String($0.1) })
    where !link.contains("://") {
      let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
      let file =
        parts[0].isEmpty ? Self.root.appending(path: page) : folder.appending(path: parts[0])
      guard FileManager.default.fileExists(atPath: file.path) else {
        Issue.record("\(page): no file \(link)")
        continue
      }
      if parts.count > 1 {
        let headings = try Self.headings(in: String(contentsOf: file, encoding: .utf8))
        #expect(headings.contains(parts[1]), "\(page): \(link)")
      }
    }
  }

  @Test("Every path of the repository that is named exists", arguments: pages)
  func paths(_ page: String) throws {
    for path in try Self.text(of: page).matches(of: /`([^`\s]+)`/).map({ String($0.1) })
    where path.prefixMatch(of: /(Sources|Tests|Assets|Docs|Scripts|Benchmarks|Frameworks)\//) != nil
      && !path.contains("*")
    {
      let file = Self.root.appending(path: path)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(page): \(path)")
    }
  }

  private static func text(of page: String) throws -> String {
    try String(contentsOf: root.appending(path: page), encoding: .utf8)
  }

  /// The anchors that a renderer of Markdown makes of the headings.
  private static func headings(in text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
      line.drop { $0 == "#" || $0 == " " }.lowercased()
        .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
        .replacing(" ", with: "-")
    }
  }
}
