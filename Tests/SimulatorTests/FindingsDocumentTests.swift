import Foundation
import Simulator
import Testing

/// The table of verdicts in `Docs/Screen.md` is made from the kinds of findings; `make docs` updates it.
@Suite("The verdicts of Docs/Screen.md")
struct FindingsDocumentTests {
  private static let head = "| verdict | invariant | broken when |\n| --- | --- | --- |\n"

  @Test("The table has every kind of finding, in order")
  func table() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Docs/Screen.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(page.range(of: Self.head)).upperBound
    let end = try #require(page.range(of: "\n\n", range: start..<page.endIndex)).lowerBound
    let table = FindingKind.all.map { kind in
      "| `\(kind.headline)` | `\(kind.invariant.rawValue)` | \(kind.summary) |"
    }.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["UPDATE_DOCS"] != nil {
      try page.replacingCharacters(in: start..<end, with: table)
        .write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(page[start..<end] == table)
    }
  }
}
