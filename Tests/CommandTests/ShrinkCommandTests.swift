import Foundation
import Testing

extension BuiltBinary {
  /// `shrink` and `advise`.
  @Suite("Shrinking and advising on the command line")
  struct ShrinkCommandTests {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    private static let blank = """
      data: 60
      cell: { size: [320, 40] }
      layout: { kind: list, estimatedHeight: 200 }
      panes:
        - { title: fix, behavior: correct }
        - { title: bug, behavior: { preset: correct, requery: once } }
      steps:
        - say: Look.
        - page: down

      """

    @Test("shrink writes a scene that shows the same, says how much smaller it is, and keeps files")
    func shrink() throws {
      let scene = try folder.write(Self.blank, to: "blank.yaml")
      let result = try BuiltBinary.run(["shrink", scene])
      #expect(result.status == 0)
      #expect(result.errors.hasPrefix("Keeping BLANK (coverage) in “bug”, first: "))
      #expect(result.errors.contains("0 of 2 steps, 1 of 2 panes, "))
      #expect(result.output.hasPrefix("# Reduced from blank.yaml; still shows BLANK (coverage)"))
      let small = try folder.write(result.output, to: "small.yaml")
      let check = try BuiltBinary.run(["check", small, "--strict"])
      #expect(check.status == 1)
      #expect(check.output.contains("BLANK (coverage): "))
      // The remaining blank is another one than the first of the scene.
      let left = try #require(result.errors.split(separator: "\n").dropLast().last)
      #expect(left.hasPrefix("Now: "))
      #expect(check.output.contains(left.dropFirst("Now: ".count)), "\(result.errors)")
      let again = try BuiltBinary.run(["shrink", small])
      #expect(!again.errors.contains("Now: "), "\(again.errors)")
      let out = folder.url.appendingPathComponent("out.yaml").path
      let arguments = ["shrink", scene, "--finding", "coverage", "--pane", "2", "-o", out]
      #expect(try BuiltBinary.run(arguments).output.isEmpty)
      #expect(try folder.text(named: "out.yaml") == result.output)
      try folder.write("mine\n", to: "out.yaml")
      #expect(try BuiltBinary.run(arguments).status == 64)
      #expect(try folder.text(named: "out.yaml") == "mine\n")
      #expect(try BuiltBinary.run(arguments + ["--force"]).status == 0)
      #expect(try folder.text(named: "out.yaml") == result.output)
    }

    @Test("shrink keeps a note only if it is named, and writes nothing that would not show it")
    func notes() throws {
      let data = try folder.write("a\n1\n2,3\n", to: "ragged.csv")
      #expect(try BuiltBinary.run(["check", data]).output.contains("! "))
      let shrunk = try BuiltBinary.run(["shrink", data])
      #expect(shrunk.status == 1 && shrunk.output.isEmpty)
      let named = try BuiltBinary.run(["shrink", data, "--finding", "dataFile"])
      #expect(named.status == 1 && named.output.isEmpty)
      #expect(named.errors.contains("dataFile is lost"))
      // A diagnostic goes before a note.
      let scene = try folder.write(
        """
        data: { file: ragged.csv }
        layout: { kind: flow, itemSize: [400, 20] }

        """, to: "wide.yaml")
      let wide = try BuiltBinary.run(["shrink", scene])
      #expect(wide.status == 0)
      #expect(wide.errors.hasPrefix("Keeping itemWiderThanCollectionView, "))
    }

    @Test("shrink -o refuses a link to a file, and writes to a pipe")
    func output() throws {
      let scene = try folder.write(Self.blank, to: "blank.yaml")
      let text = try BuiltBinary.run(["shrink", scene]).output
      let files = FileManager.default
      func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }
      try folder.write("mine\n", to: "mine.yaml")
      for (link, target) in [("link.yaml", "mine.yaml"), ("new.yaml", "made.yaml")] {
        try files.createSymbolicLink(atPath: path(link), withDestinationPath: target)
        #expect(
          try BuiltBinary.run(["shrink", scene, "-o", path(link), "--force"]).status == 64)
        #expect(try files.destinationOfSymbolicLink(atPath: path(link)) == target)
      }
      #expect(try folder.text(named: "mine.yaml") == "mine\n")
      #expect(!files.fileExists(atPath: path("made.yaml")))
      // A pipe has no content to lose, and takes the scene without --force.
      #expect(mkfifo(path("pipe"), 0o600) == 0)
      let piped = try Finished(
        running: "/bin/sh",
        [
          "-c", "cat \"$2\" & \"$0\" shrink \"$1\" -o \"$2\"; wait", BuiltBinary.path, scene,
          path("pipe"),
        ],
        environment: BuiltBinary.environment)
      #expect(piped.output == text)
    }

    @Test(
      "shrink ends with 74 for a file that cannot be written, before it searches where that shows")
    func unwritable() throws {
      let scene = try folder.write(Self.blank, to: "blank.yaml")
      for place in ["/nonexist/x.yaml", "\(scene)/x.yaml"] {
        let result = try BuiltBinary.run(["shrink", scene, "-o", place])
        #expect(result.status == 74)
        #expect(result.errors.hasPrefix("cellophane: \(place) cannot be written: "))
      }
      for force in [[], ["--force"]] {
        let result = try BuiltBinary.run(["shrink", scene, "-o", folder.url.path] + force)
        #expect(result.status == 74)
        #expect(
          result.errors == "cellophane: \(folder.url.path) cannot be written: Is a directory\n")
      }
      let full = try Finished(
        running: "/bin/sh",
        ["-c", "\"$0\" shrink \"$1\" -o /dev/fd/1 >/dev/full", BuiltBinary.path, scene],
        environment: BuiltBinary.environment)
      #expect(full.status == 74)
      #expect(full.errors.contains("\ncellophane: /dev/fd/1 cannot be written: "))
    }

    @Test("shrink without the finding ends with 1 and says what there is")
    func nothingToShrink() throws {
      let scene = try folder.write(Self.blank, to: "blank.yaml")
      let fix = try BuiltBinary.run(["shrink", scene, "--pane", "fix"])
      #expect(fix.status == 1)
      #expect(fix.output.isEmpty)
      #expect(fix.errors.contains("no finding in “fix”; it shows BLANK (coverage) in “bug”"))
      let anchor = try BuiltBinary.run(["shrink", scene, "--finding", "anchor"])
      #expect(anchor.status == 1)
      #expect(anchor.errors.contains("no finding JUMP (anchor); it shows"))
      for word in ["JUMP", "jump", "Jump (anchor)"] {
        #expect(
          try BuiltBinary.run(["shrink", scene, "--finding", word]).errors == anchor.errors)
      }
      let quiet = try folder.write("data: 5\n", to: "quiet.yaml")
      let none = try BuiltBinary.run(["shrink", quiet])
      #expect(none.status == 1)
      #expect(none.errors.contains("shows no finding.\n"))
      for wrong in [["--finding", "nothing"], ["--runs", "0"], ["--pane", "third"]] {
        #expect(try BuiltBinary.run(["shrink", scene] + wrong).status == 64)
      }
    }

    @Test(
      "What advise prints works when pasted, also where a pane or a section says the key itself")
    func pasting() throws {
      let scene = try folder.write(
        """
        data: { sections: [{ items: 30, header: H, repeat: 4 }] }
        cell: { size: { cycle: [[320, 60], [320, 120]] } }
        header: { size: [320, 100] }
        panes:
          - { layout: { kind: list, estimatedHeight: 44 } }
          - layout: { kind: list, estimatedHeight: 20, perSection: [{ estimatedHeight: 7, spacing: 1 }] }

        """, to: "panes.yaml")
      for pane in ["1", "2"] {
        let advise = "\"$0\" advise \"$1\" --pane \(pane) "
        func run(_ words: Substring) throws -> String {
          try Finished(
            running: "/bin/sh", ["-c", advise + words, BuiltBinary.path, scene],
            environment: BuiltBinary.environment
          ).output
        }
        let first = try run("")
        let line = try #require(first.split(separator: "\n").first { $0.hasPrefix("  --set") })
        #expect(!first.contains(", now): "))
        let pasted = try run(line)
        #expect(pasted.contains(", now): "), "\(line)")
        #expect(!pasted.contains("Of the headers"))
      }
    }

    @Test("advise recommends an estimate for a data file, also in JSON, or says why not")
    func advise() throws {
      let words = try folder.write((1...80).map { "word \($0)\n" }.joined(), to: "words.txt")
      let result = try BuiltBinary.run(["advise", words, "--set", "layout.estimatedHeight=44"])
      #expect(result.status == 0)
      #expect(result.output.hasPrefix("80 items, list\ntrue height: 20, all of them\n"))
      #expect(result.output.contains("\nUse 20 (median, mean, smallest, largest): nothing jumps"))
      #expect(result.output.contains("\n  --set layout.estimatedHeight=20\n"))
      let json = try BuiltBinary.run([
        "advise", words, "--json", "--set", "layout.spacing=4", "--set",
        "layout.estimatedHeight=44",
      ])
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
      #expect(object["items"] as? Int == 80)
      #expect((object["candidates"] as? [[String: Any]])?.count == 2)
      let knowing = try BuiltBinary.run(["advise", words, "--layout", "carousel"])
      #expect(knowing.status == 1)
      #expect(knowing.errors.contains("`carousel` estimates nothing"))
    }
  }
}
