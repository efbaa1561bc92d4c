import Foundation
import Testing

extension BuiltBinary {
  /// `cellophane new`.
  @Suite("First scenes")
  struct NewCommandTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    /// Runs the program in the folder.
    private func run(_ command: String) throws -> Finished {
      try Finished(
        running: "/bin/sh", ["-c", "cd \"$1\" && \"$2\" \(command)", "sh", folder.url.path, path],
        environment: environment)
    }

    @Test(
      "Each kind is written under its name, and checks",
      arguments: ["chat", "feed", "grid", "table", "carousel", "settings", "compositional"])
    func kinds(_ kind: String) throws {
      let result = try run("new \(kind)")
      #expect(result.status == 0 && result.errors.isEmpty)
      #expect(
        result.output.split(separator: "\n").last
          == "Next: cellophane open \(kind).yaml, or cellophane check \(kind).yaml")
      #expect(try folder.text(named: "\(kind).yaml").hasPrefix("cellophane: 1\n"))
      #expect(try run("check \(kind).yaml").output.contains("("))
    }

    @Test("An existing file stays, unless --force is given")
    func existing() throws {
      try folder.write("mine", to: "chat.yaml")
      #expect(try run("new chat").status == 64)
      #expect(try folder.text(named: "chat.yaml") == "mine")
      #expect(try run("new chat --force").status == 0)
      #expect(try folder.text(named: "chat.yaml").contains("# cure"))
    }

    @Test("- is standard output, and has nothing but the scene")
    func output() throws {
      _ = try run("new feed a.yaml")
      let result = try run("new feed -")
      #expect(try result.output == folder.text(named: "a.yaml") && result.errors.isEmpty)
    }

    @Test(
      "An unknown kind, and a name that is not one of a scene, are refused",
      arguments: [
        ("new chatt", ["“chat”", "carousel, chat, compositional, feed, grid, settings, table"]),
        ("new forum", ["carousel, chat, compositional, feed, grid, settings, table"]),
        ("new chat a.csv", ["a.csv", ".yaml"]), ("new chat ''", ["empty"]),
      ])
    func refused(_ command: String, _ words: [String]) throws {
      let result = try run(command)
      #expect(result.status == 64 && result.output.isEmpty)
      for word in words { #expect(result.errors.contains(word), "\(result.errors)") }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }

    @Test("A folder that is not there is an error; without a kind the kinds are listed")
    func others() throws {
      #expect(try run("new chat none/a.yaml").status == 74)
      let list = try run("new")
      #expect(list.status == 0 && list.output.contains("  compositional  "))
      let words = try run("list carousel")
      #expect(words.output.contains("11-planets-carousel") && words.output.contains("new KIND"))
      #expect(try run("list prepend --names").output.hasPrefix("b10-insert-above\n"))
      #expect(try run("list zzzz").status == 1)
      #expect(try run("list --keys chat").status == 64)
    }
  }
}
