import Foundation
import Scenes
import Simulator
import Testing

/// The files of `Assets/fixes`, their names, and `Docs/Fixes.md`, which is made from them; `make docs` updates the page.
@Suite("The files of fixes")
struct FixesDocumentTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func code(of fix: Fix) throws -> String {
    try String(
      contentsOf: Self.root.appending(path: "Assets/fixes").appending(path: fix.fileName),
      encoding: .utf8)
  }

  /// The shipped exhibits, by name.
  private func exhibits() throws -> [(name: String, exhibit: Exhibit)] {
    let folder = Self.root.appending(path: "Assets/museum")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".yaml") && $0 != "tour.yaml" }.sorted()
    return try names.compactMap { name in
      try SceneLoader().scene(at: folder.appending(path: name).path).exhibit
        .map { (String(name.dropLast(5)), $0) }
    }
  }

  @Test("Every fix has a file, and every file is a fix")
  func files() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "Assets/fixes").path)
    #expect(Set(files) == Set(Fix.allCases.map(\.fileName)))
  }

  @Test("Every exhibit ends with a fix")
  func museum() throws {
    let exhibits = try exhibits()
    #expect(exhibits.count >= 50)
    for (name, exhibit) in exhibits { #expect(!exhibit.code.isEmpty, "\(name)") }
  }

  @Test("Every kind of finding has fixes, and every fix belongs to a kind of finding or an exhibit")
  func kinds() throws {
    for kind in FindingKind.all { #expect(!kind.fixes.isEmpty, "\(kind.headline)") }
    let used = Set(FindingKind.all.flatMap(\.fixes) + (try exhibits()).flatMap(\.exhibit.code))
    #expect(used == Set(Fix.allCases))
  }

  @Test("Docs/Fixes.md has the code of every fix")
  func page() throws {
    let file = Self.root.appending(path: "Docs/Fixes.md")
    let page = try text()
    if ProcessInfo.processInfo.environment["UPDATE_DOCS"] != nil {
      try page.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(try String(contentsOf: file, encoding: .utf8) == page)
    }
  }

  private func text() throws -> String {
    let exhibits = try exhibits()
    let parts = try Fix.allCases.map { fix in
      let kinds = FindingKind.all.filter { $0.fixes.contains(fix) }.map { "`\($0.headline)`" }
      let names = exhibits.filter { $0.exhibit.code.contains(fix) }.map { "`\($0.name)`" }
      let uses = [("Findings", kinds), ("Exhibits", names)].filter { !$0.1.isEmpty }
        .map { "\($0): \($1.joined(separator: ", "))." }
      return """
        ## \(fix.rawValue)

        \(uses.joined(separator: " "))

        ```swift
        \(try code(of: fix).trimmingCharacters(in: .newlines))
        ```

        """
    }
    return ([Self.head] + parts).joined(separator: "\n")
  }

  private static let head = """
    # Fixes

    Code to paste, for UIKit: what helped against the bugs of the museum and the findings of the audit. `cellophane fix NAME` prints one of
    them. The tests compile these files against the UIKit of this project and run each bug with the fix and without it; they have not been
    run on a device. The file is in `Assets/fixes`. `make docs` makes this page.

    """
}
