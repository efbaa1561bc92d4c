import Foundation
import Simulator
import Testing

@testable import Renderer

/// `Docs/Keys.md` is made from the keymap; `make docs` writes it anew.
@Suite("Docs/Keys.md")
struct KeysDocumentTests {
  @Test("It lists the keys of the keymap")
  func keys() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Docs/Keys.md")
    if ProcessInfo.processInfo.environment["UPDATE_DOCS"] != nil {
      try Self.page.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.page)
  }

  private static var page: String {
    """
    # Keys

    Made from the keymap; `make docs` writes this page. On the screen `?` shows the same list, `:` finds any command by its words.
    [Screen.md](Screen.md) says what numbers before a key do and what the panels show.


    """ + tables.joined(separator: "\n")
  }

  private static var tables: [String] {
    Keymap.standard.groups.map { group in
      let rows = group.bindings.map { binding in
        let keys = binding.keys.map { "`\($0.label(.unicode))`" }.joined(separator: " ")
        return "| \(keys.isEmpty ? "`:`" : keys) | \(binding.help) |\n"
      }
      let title = group.title.prefix(1).uppercased() + group.title.dropFirst()
      return "## \(title)\n\n| key | what it does |\n| --- | --- |\n" + rows.joined()
    }
  }
}
