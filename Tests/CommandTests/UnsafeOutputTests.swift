import Foundation
import Testing

extension BuiltBinary {
  /// What anyone may have written into a file comes out of every command without acting on a terminal.
  @Suite("Unsafe text in every output")
  struct UnsafeOutputTests {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    /// Scalars of every kind that must not come through, without tab and line feed.
    private static let unsafe: [Unicode.Scalar] =
      [
        0x01...0x08, 0x0B...0x0C, 0x0E...0x1F, 0x7F...0x9F, 0x200B...0x200B, 0x200E...0x200F,
        0x2028...0x202E, 0x2060...0x206F, 0x61C...0x61C, 0xFEFF...0xFEFF, 0xFFF9...0xFFFB,
        0xE0041...0xE0043, 0xE007F...0xE007F,
      ].flatMap { $0.compactMap { UnicodeScalar(UInt32($0)) } }

    /// Each scalar between letters.
    private static let text = "a" + unsafe.map { "\(Character($0))b" }.joined() + "ü배"

    /// The text as a string of JSON, which a scene and a data file may be written in.
    private static func json(_ text: String) -> String {
      "\""
        + text.utf16.map { unit in
          let digits = String(unit, radix: 16)
          return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined() + "\""
    }

    private func scene() throws -> String {
      let text = Self.json(Self.text)
      return try folder.write(
        """
        {"title": \(text), "data": {"sections": [{"header": \(text), "items": [{"id": \(text), "text": \(text)}, 3]}]},
        "cell": {"size": [320, 40]}, "layout": {"kind": "list", "estimatedHeight": 200},
        "panes": [{"title": \(text), "behavior": {"preset": "correct", "requery": "once"}}],
        "steps": [{"say": \(text)}, {"scrollTo": {"item": \(text)}}, {"expect": {"text": \(text), "topItem": [0, 1]}}]}
        """, to: "unsafe.yaml")
    }

    private func expectSafe(_ result: Finished, in ascii: Bool, _ what: String) {
      for text in [result.output, result.errors] {
        let found = text.unicodeScalars.filter { Self.unsafe.contains($0) }
        #expect(found.isEmpty, "\(what): \(found.map { String($0.value, radix: 16) })")
        if ascii { #expect(text.utf8.allSatisfy { $0 < 0x80 }, "\(what): \(text)") }
      }
      #expect(!(result.output + result.errors).isEmpty, "\(what) prints nothing")
    }

    /// The outputs whose text is that of files.
    @Test("Of a scene and of data", arguments: [false, true])
    func files(ascii: Bool) throws {
      let scene = try scene()
      let data = try folder.write("[{\"a\": \(Self.json(Self.text))}]", to: "unsafe.json")
      let lines = try folder.write(Self.text + "\nb\n", to: "unsafe.txt")
      let locale = ascii ? ["LANG": "C", "LC_ALL": "C"] : [:]
      for file in [scene, data, lines] {
        for arguments in [
          ["check", file], ["check", file, "--json", "--trace"], ["show", file, "--size", "80x24"],
          ["show", file, "--size", "120x40", "--color", "always"],
          ["shrink", file, "--finding", "coverage"], ["advise", file], ["fix", file],
          ["sweep", file, "--knob", "data"],
        ] {
          let result = try BuiltBinary.run(arguments, environment: locale)
          var checked = result
          // Colours are escape sequences of the program itself.
          if arguments.contains("always") {
            checked.output = result.output.replacing(try Regex("\u{1B}\\[[0-9;:]*m"), with: "")
          }
          expectSafe(checked, in: ascii, arguments.joined(separator: " "))
        }
      }
      let piped = try BuiltBinary.run(["show"], input: Self.text, environment: locale)
      expectSafe(piped, in: ascii, "show of a pipe")
    }

    /// The messages that quote what the user, or a file, has named.
    @Test("Of names and keys", arguments: [false, true])
    func names(ascii: Bool) throws {
      let locale = ascii ? ["LANG": "C", "LC_ALL": "C"] : [:]
      let text = Self.text.replacing("/", with: "")
      let name = String(text.prefix(40))
      let key = try folder.write("{\(Self.json(Self.text)): 1}", to: "key.yaml")
      let named = try folder.write("data: 3\n", to: "\(name).yaml")
      for arguments in [
        ["check", key], ["check", named], ["check", named, "--json"], ["open", text],
        ["check", text], ["list", text], ["fix", text], ["new", text], [text],
        ["check", named, "--set", "\(text)=1"], ["check", named, "--layout", text],
        ["advise", named, "--pane", text], ["shrink", named, "--finding", text],
        ["sweep", named, "--knob", text], ["museum", text], ["show", named, "--\(text)"],
        ["shrink", key, "-o", "/nonexistent/\(text)"],
      ] {
        let result = try BuiltBinary.run(arguments, environment: locale)
        expectSafe(result, in: ascii, arguments[0])
      }
    }
  }
}
