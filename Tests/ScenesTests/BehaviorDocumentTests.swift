import Foundation
import Testing

@testable import Scenes

/// `Docs/Behavior.md` has every preset, knob and value, and says how each is known.
@Suite("Docs/Behavior.md")
struct BehaviorDocumentTests {
  @Test("Every knob has a section with its owner and its values in order, and how each is known")
  func knobs() throws {
    let page = try Self.page()
    for knob in SceneFormat.knobs {
      let section = try #require(Self.section("### \(knob.name)", in: page), "\(knob.name)")
      #expect(section.hasPrefix("Of the \(knob.owner.rawValue)"), "\(knob.name)")
      let known = Self.rows(in: section)
      let words = knob.values + knob.together + [knob.measure].compactMap { $0 }
      #expect(known.map(\.name).sorted() == words.map(\.name).sorted(), "\(knob.name)")
      for row in known {
        let basis = knob.basis(of: row.name)?.rawValue ?? "wish"
        #expect(row.basis == basis, "\(knob.name): \(row.name)")
      }
    }
  }

  @Test("Every preset is listed, and how it is known")
  func presets() throws {
    let section = try #require(Self.section("## Presets", in: Self.page()))
    let rows = Self.rows(in: section)
    #expect(rows.map(\.name).sorted() == SceneFormat.presets.map(\.name).sorted())
    for row in rows {
      #expect(row.basis == SceneFormat.preset(row.name)?.basis?.rawValue ?? "wish")
    }
  }

  private static func page() throws -> String {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: "Docs/Behavior.md"), encoding: .utf8)
  }

  /// The text below a heading, up to the next one.
  private static func section(_ heading: String, in page: String) -> String? {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0 == heading }) else { return nil }
    return lines[(start + 1)...].prefix { !$0.hasPrefix("#") }.joined(separator: "\n")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The first and the last column of a section's table.
  private static func rows(in section: String) -> [(name: String, basis: String)] {
    section.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return (cells[0].trimmingCharacters(in: ["`"]), cells[cells.count - 1])
    }
  }
}
