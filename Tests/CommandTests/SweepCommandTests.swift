import Foundation
import Testing

extension BuiltBinary {
  /// `check` as a person reads it, and `sweep`.
  @Suite("Hunting on the command line")
  struct SweepCommandTests {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    private static let jumping = """
      data: 100
      cell: { size: [320, 60] }
      layout: { kind: list, estimatedHeight: 40 }
      panes:
        - { title: bug, behavior: { preset: correct, compensation: none } }
        - { title: fix, behavior: correct }
      steps:
        - scrollTo: { item: [0, 50] }
        - repeat: { times: 10, steps: [{ scrollBy: [0, -60] }] }

      """

    @Test("check tells findings in words, and --strict ends with 1 for any")
    func strict() throws {
      let scene = try folder.write(Self.jumping, to: "jump.yaml")
      let result = try BuiltBinary.run(["check", scene])
      #expect(result.status == 0)
      let lines = result.output.split(separator: "\n")
      try #require(lines.count == 6)
      #expect(lines[2].hasPrefix("          scrolling up measured "))
      #expect(lines[3].hasPrefix("          JUMP (anchor): "))
      #expect(lines[3].contains("at most "))
      #expect(try BuiltBinary.run(["check", scene, "--strict"]).status == 1)
      #expect(try BuiltBinary.run(["check", scene, "--strict", "--json"]).status == 1)
      let quiet = try folder.write("data: 5\n", to: "quiet.yaml")
      #expect(try BuiltBinary.run(["check", quiet, "--strict"]).status == 0)
    }

    @Test("What the engine tells counts as found, also where no frame breaks an invariant")
    func crash() throws {
      let scene = try folder.write(
        """
        data: 200
        cell: { size: [300, 50] }
        layout: { kind: flow, estimatedItemSize: [400, 50] }
        panes:
          - { title: bug, behavior: { preset: correct, successors: rowsByEstimate } }
          - { title: fix, behavior: correct }
        steps:
          - scrollTo: { item: [0, 50], at: top, animated: false }

        """, to: "crash.yaml")
      let check = try BuiltBinary.run(["check", scene])
      #expect(check.status == 0)
      #expect(check.output.contains("! [0, 50] EXC_ARITHMETIC"))
      #expect(try BuiltBinary.run(["check", scene, "--strict"]).status == 1)
      let shrink = try BuiltBinary.run(["shrink", scene])
      #expect(shrink.status == 0)
      // Both panes tell that the items are too wide; the division is what the first one has for itself.
      #expect(shrink.errors.contains(" in “bug”, first: EXC_ARITHMETIC"))
      let division = try BuiltBinary.run(["shrink", scene, "--finding", "divisionByZero"])
      #expect(division.errors.hasPrefix("Keeping divisionByZero in “bug”, first: EXC_ARITHMETIC"))
      let small = try folder.write(division.output, to: "small.yaml")
      #expect(try BuiltBinary.run(["check", small]).output.contains("EXC_ARITHMETIC"))
      // Nothing is found where nothing is but too wide, and that is told all the same.
      let told = try folder.write(
        "data: 200\nbehavior: correct\ncell: { size: [300, 50] }\nlayout: { kind: flow, estimatedItemSize: [400, 50] }\n",
        to: "wide.yaml")
      let strict = try BuiltBinary.run(["check", told, "--strict", "--json"])
      #expect(strict.status == 1)
      #expect(strict.output.contains("\"findings\":[]"))
      let wide = ["shrink", scene, "--finding", "itemWiderThanCollectionView", "--pane", "fix"]
      #expect(try BuiltBinary.run(wide).errors.hasPrefix("Keeping itemWiderThanCollectionView in"))
    }

    @Test("What the program itself tells is no mistake")
    func ownNotices() throws {
      let scene = try folder.write(
        "data: { sections: [{ items: 40, header: Fruit, footer: End }] }\nbehavior: correct\nlayout: { kind: flow }\n",
        to: "footers.yaml")
      let result = try BuiltBinary.run(["check", scene, "--strict"])
      #expect(result.status == 0)
      #expect(result.output.contains("! the data has footers, and the layout"))
    }

    @Test("A tour among the scenes is skipped with a message")
    func tour() throws {
      let quiet = try folder.write("data: 5\n", to: "quiet.yaml")
      let tour = try folder.write("rooms: [{ title: One, scenes: [quiet] }]\n", to: "tour.yaml")
      let wrong = try folder.write("rooms: 5\n", to: "wrong.yaml")
      let script = "exec 2>&1; \"$0\" check \"$1\" \"$2\" \"$1\"; echo $?"
      let result = try Finished(
        running: "/bin/sh", ["-c", script, BuiltBinary.path, quiet, tour],
        environment: BuiltBinary.environment)
      let lines = result.output.split(separator: "\n")
      try #require(lines.count == 4)
      #expect(lines[1] == "\(tour): a tour, not a scene; skipped")
      #expect(lines[0].hasPrefix("ran ") && lines[2] == lines[0] && lines[3] == "0")
      #expect(try BuiltBinary.run(["check", wrong]).status == 2)
    }

    @Test(
      "What cannot be written is told and ends with 74",
      arguments: [
        "check \"$1\"", "list", "manual", "show \"$1\"", "advise \"$1\"", "--help", "help check",
        "--version",
      ])
    func fullDisk(command: String) throws {
      let quiet = try folder.write("data: 5\n", to: "quiet.yaml")
      for place in [">/dev/full", ">&-"] {
        let result = try Finished(
          running: "/bin/sh", ["-c", "\"$0\" \(command) \(place)", BuiltBinary.path, quiet],
          environment: BuiltBinary.environment)
        #expect(result.status == 74)
        #expect(result.errors.hasPrefix("cellophane: standard output cannot be written: "))
      }
    }

    @Test("sweep runs every value in a process of its own and tells them in order")
    func sweep() throws {
      let scene = try folder.write(Self.jumping, to: "jump.yaml")
      let arguments = ["sweep", scene, "--knob", "layout.estimatedHeight"]
      let range = ["--from", "20", "--to", "100", "--step", "20"]
      let result = try BuiltBinary.run(arguments + range)
      #expect(result.status == 0)
      #expect(result.errors.isEmpty)
      let bug = result.output.components(separatedBy: "\n\nfix\n")[0]
      #expect(bug.contains("\nBreaks first at 20. Fine: 60."))
      #expect(result.output.hasSuffix("Fine at every value.\n"))
      #expect(try BuiltBinary.run(arguments + range).output == result.output)
      let json = try BuiltBinary.run(arguments + range + ["--json", "--pane", "bug"])
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
      let values = try #require(object["values"] as? [[String: Any]])
      #expect(values.map { $0["value"] as? String } == ["20", "40", "60", "80", "100"])
      #expect((object["verdicts"] as? [[String: Any]])?.count == 1)
      let piped = try BuiltBinary.run(
        ["sweep", "-", "--knob", "layout.estimatedHeight"] + range + ["--set", "data=100"],
        input: "cellophane: 1\n" + Self.jumping)
      #expect(piped.output == result.output)
    }

    @Test(
      "sweep: what is wrong is told before anything runs, and ends with 64",
      arguments: [
        ["--from", "1", "--to", "9"], ["--from", "1", "--to", "9", "--step", "0"],
        ["--from", "9", "--to", "1", "--step", "1"], ["--from", "a", "--to", "9", "--step", "1"],
        ["--values", "1,,2"], ["--values", "1", "--from", "1"], [],
        ["--values", "1", "--knob", "layout.nothing"], ["--values", "0,50"],
        ["--values", "50", "--pane", "third"],
      ])
    func wrong(arguments: [String]) throws {
      let scene = try folder.write(Self.jumping, to: "jump.yaml")
      let knob = arguments.contains("--knob") ? [] : ["--knob", "layout.estimatedHeight"]
      let result = try BuiltBinary.run(["sweep", scene] + knob + arguments)
      #expect(result.status == 64)
      #expect(result.output.isEmpty)
      #expect(!result.errors.contains("Usage: cellophane <subcommand>"))
      let isSpelling =
        !arguments.contains("--knob") && !arguments.contains("--pane") && !arguments.isEmpty
        && arguments != ["--values", "0,50"]
      #expect(result.errors.contains("Usage: cellophane sweep") == isSpelling)
    }

    @Test("A knob of words is swept over all its words, behavior over all presets")
    func words() throws {
      let scene = try folder.write(Self.jumping, to: "jump.yaml")
      func values(_ knob: String) throws -> [String?] {
        let json = try BuiltBinary.run(["sweep", scene, "--knob", knob, "--json"])
        let object = try #require(
          JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        return try #require(object["values"] as? [[String: Any]]).map { $0["value"] as? String }
      }
      #expect(try values("behavior.requery") == ["fixpoint", "once", "never", "narrowOnly"])
      #expect(try values("behavior").count == 11)
      let text = try BuiltBinary.run(["sweep", scene, "--knob", "behavior.compensation"]).output
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
      #expect(text.contains("\n                 none  JUMP ×"))
    }

    @Test(
      "A knob without words needs values, and an unknown one is named",
      arguments: [
        ("layout.estimatedHeight", "needs values: give --from"),
        ("layout.estimatedHeight", "A value is points above 0."), ("viewport.0", "needs values"),
        ("foo", "unknown key `foo`"), ("behavior.foo", "unknown key `foo`"),
        ("layout.estimatedItemSize", "`estimatedItemSize`"), ("panes.7.behavior", "no pane `7`"),
      ])
    func noWords(knob: String, message: String) throws {
      let scene = try folder.write(Self.jumping, to: "jump.yaml")
      let result = try BuiltBinary.run(["sweep", scene, "--knob", knob])
      #expect(result.status == 64)
      #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test("A sweep ends also where whoever started it ignores that children end")
    func ignoredChildren() throws {
      let scene = try folder.write(Self.jumping, to: "jump.yaml")
      // `timeout` itself no longer ignores it, and a dash does not begin to.
      let script = "trap '' CHLD; exec \"$@\""
      let arguments = ["sweep", scene, "--knob", "layout.estimatedHeight", "--values", "40,60,80"]
      let result = try Finished(
        running: "/usr/bin/env",
        ["timeout", "300", "bash", "-c", script, "bash", BuiltBinary.path] + arguments,
        environment: BuiltBinary.environment)
      #expect(result.status == 0)
      #expect(result.errors.isEmpty)
      #expect(try BuiltBinary.run(arguments).output == result.output)
    }

    @Test("A sweep that is ended takes its children with it")
    func ended() throws {
      let scene = try folder.write(
        "data: 100\nsteps: [{ repeat: { times: 1000000, steps: [{ page: down }, { page: up }] } }]\n",
        to: "long.yaml")
      let script = """
        "$0" sweep "$1" --knob data --from 10 --to 90 --step 10 &
        until pgrep -f -- "-- $1" >/dev/null || ! kill -0 $!; do :; done
        kill -TERM $!
        wait $!
        echo "status $?"
        pgrep -f -- "-- $1" | wc -l
        """
      let result = try Finished(
        running: "/bin/sh", ["-c", script, BuiltBinary.path, scene],
        environment: BuiltBinary.environment)
      #expect(
        result.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
          == ["status 143", "0"])
    }
  }
}
