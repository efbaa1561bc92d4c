import Foundation
import Testing

extension BuiltBinary {
  /// Commands, exit codes and output without a terminal.
  ///
  /// Long because all of them run on the same few scenes, which stand beside them.
  @Suite("On the command line")
  struct CommandLineTests {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    private static let passing = """
      title: Sample
      data: 20
      cell: { size: [320, 60] }
      layout: { kind: list, estimatedHeight: 60 }
      steps:
        - scrollBy: [0, 100]
        - wait: 0.5
        - expect: { contentOffset: [0, 100], findings: none }

      """

    @Test(
      "check: 0 when all holds, 1 when something does not, 2 when a file is wrong, the worst of several"
    )
    func checkExitCodes() throws {
      let good = try folder.write(Self.passing, to: "good.yaml")
      let bad = try folder.write(
        Self.passing.replacingOccurrences(of: "[0, 100], findings", with: "[0, 40], findings"),
        to: "bad.yaml")
      let wrong = try folder.write("data: [\n", to: "wrong.yaml")
      let missing = folder.url.appendingPathComponent("missing.yaml").path
      #expect(try BuiltBinary.run(["check", good]).status == 0)
      let failed = try BuiltBinary.run(["check", bad])
      #expect(failed.status == 1)
      #expect(failed.output.contains("FAILED"))
      #expect(failed.output.contains("\(bad):8: "))
      let unreadable = try BuiltBinary.run(["check", wrong])
      #expect(unreadable.status == 2)
      #expect(unreadable.output.isEmpty)
      #expect(unreadable.errors.hasPrefix("\(wrong):"))
      #expect(try BuiltBinary.run(["check", missing]).status == 2)
      #expect(try BuiltBinary.run(["check", good, bad]).status == 1)
      let all = try BuiltBinary.run(["check", bad, missing, good])
      #expect(all.status == 2)
      #expect(all.output.contains("ok      \(good)"))
    }

    @Test("check: what the engine told stands below a scene, also one that is ok")
    func checkDiagnostics() throws {
      let scene = try folder.write("data: 5\nsteps: [{ delete: [[0, 9]] }]\n", to: "d.yaml")
      let result = try BuiltBinary.run(["check", scene])
      #expect(result.status == 0)
      let lines = result.output.split(separator: "\n")
      try #require(lines.count == 2)
      #expect(lines[0] == "ran     \(scene)  (no expectations: nothing was asserted)")
      #expect(lines[1].hasPrefix("        ! "))
      #expect(lines[1].contains("delete"))
      let panes = try folder.write(
        "data: 5\npanes: [{ title: one }, { title: two }]\nsteps: [{ delete: [[0, 9]] }]\n",
        to: "panes.yaml")
      let told = try BuiltBinary.run(["check", panes]).output.split(separator: "\n").dropFirst()
      #expect(told.count == 4)
      #expect(
        told.map { $0.prefix(12) } == [
          "        – on", "          ! ", "        – tw", "          ! ",
        ])
    }

    @Test(
      "check: a mark for each pane, what held, what broke with its line, and what was not asserted")
    func checkVerdict() throws {
      let scene = try folder.write(
        """
        data: 200
        cell: { size: [320, 90] }
        layout: { kind: list, estimatedHeight: 50 }
        panes:
          - { title: bug, behavior: { preset: correct, compensation: none } }
          - { title: fix, behavior: correct }
          - { title: other, behavior: correct }
        steps:
          - setOffset: { to: [0, 5000] }
          - scrollBy: [0, -30]
          - expect: { pane: bug, contentOffset: [0, 4970], findings: { anchor: 2 } }
          - expect: { pane: fix, findings: none }
          - fling: -2000

        """, to: "three.yaml")
      let result = try BuiltBinary.run(["check", scene])
      #expect(result.status == 1)
      let lines = result.output.split(separator: "\n").map(String.init)
      #expect(lines[0] == "FAILED  \(scene)  (1 of 2 expectations broken)")
      #expect(lines[1] == "        ✗ bug: 1 of 1 expectation broken; held: contentOffset")
      #expect(lines[2] == "          ✗ \(scene):11: JUMP (anchor) count is 1, expected 2")
      let jump = try #require(
        lines.first { $0.hasPrefix("          JUMP (anchor): 1 frame, 40 pt") })
      #expect(jump.hasSuffix(" (not expected)"))
      #expect(lines.contains("        ✓ fix: 1 expectation held: no findings"))
      #expect(lines.contains("        – other: nothing was asserted"))
      #expect(
        lines.count { $0.hasPrefix("          still moving at the end: fling (--settle ") } == 3)
      let ascii = try BuiltBinary.run(["check", scene, "--ascii"]).output
      #expect(ascii.contains("        X bug: 1 of 1") && ascii.contains("        OK fix: 1"))
      let isASCII = ascii.allSatisfy { $0.isASCII }
      #expect(isASCII)
      let settled = try BuiltBinary.run(["check", scene, "--settle"])
      #expect(settled.status == 1 && !settled.output.contains("moving"))
      let endless = try folder.write(
        "data: 500\nsteps: [{ keyboard: { hold: line, direction: down, rate: 25, presses: 1 } }]\n",
        to: "endless.yaml")
      let held = try BuiltBinary.run(["check", endless, "--settle"])
      #expect(held.status == 0)
      #expect(held.output.contains("does not come to rest within 60 s"))
      #expect(held.output.contains("still moving: held key"))
      let json = try BuiltBinary.run(["check", scene, "--json"]).output
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
      let panes = try #require(object["panes"] as? [[String: Any]])
      #expect(
        panes.map { ($0["verdict"] as? [String: Any])?["outcome"] as? String } == [
          "broken", "held", "unasserted",
        ])
      #expect(panes.map { $0["moving"] as? [String] } == [["fling"], ["fling"], ["fling"]])
    }

    @Test("version prints what --version prints")
    func version() throws {
      #expect(try BuiltBinary.run(["version"]).output == BuiltBinary.run(["--version"]).output)
    }

    @Test("check --json prints one object per file and line, with the keys of the format")
    func checkJSON() throws {
      let good = try folder.write(Self.passing, to: "good.yaml")
      let result = try BuiltBinary.run(["check", good, good, "--json", "--trace"])
      #expect(result.status == 0)
      let lines = result.output.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines.first == lines.last)
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
      #expect(object["scene"] as? String == "good.yaml")
      #expect(object["passed"] as? Bool == true)
      #expect(object["time"] as? Double == 0.5)
      let pane = try #require((object["panes"] as? [[String: Any]])?.first)
      #expect(pane["contentOffset"] as? [Double] == [0, 100])
      #expect((pane["trace"] as? [Any])?.isEmpty == false)
      #expect((pane["elements"] as? [Any])?.count == 9)
      let whole = try BuiltBinary.run(["check", good, "--json", "--elements", "all"])
      #expect(whole.output.components(separatedBy: "\"indexPath\"").count == 21)
    }

    @Test("check --json --trace says the same in every run, also of what a layout names by a set")
    func checkTwice() throws {
      let sheet = try folder.write(
        """
        data: { sections: [{ items: 6, repeat: 14 }] }
        layout: { kind: stickyGrid, itemSize: [120, 40] }
        steps: [{ setOffset: { to: [150, 100] } }, { scrollBy: [40, 60] }]

        """, to: "sheet.yaml")
      let outputs = try (0..<3).map { _ in
        try BuiltBinary.run(["check", sheet, "--json", "--trace"]).output
      }
      #expect(outputs[0].contains("invalidatedItemIndexPaths [0, 0], [0, 1], [0, 2], [0, 3] and "))
      #expect(Set(outputs).count == 1)
    }

    @Test("The place of an error: the line and a caret under the column")
    func caret() throws {
      let wrong = try folder.write("data: 3\nlayout: { kind: lisst }\n", to: "wrong.yaml")
      let result = try BuiltBinary.run(["open", wrong])
      #expect(result.status == 2)
      let lines = result.errors.split(separator: "\n")
      #expect(lines.count == 3)
      #expect(lines[0].hasPrefix("\(wrong):2:"))
      #expect(lines[1] == "layout: { kind: lisst }")
      #expect(lines[2].trimmingCharacters(in: .whitespaces) == "^")
    }

    @Test(
      "Usage errors end with 64",
      arguments: [
        ["check"], ["--bogus"], ["show"], ["show", "x", "--at", "nan"],
        ["open", "x", "--size", "80"], ["open", "x", "--size", "0x5"],
        ["open", "x", "--size", "9999999999999999999999x2"], ["open", "x", "--set", "key"],
        ["open", "x", "--color", "blue"], ["open", "x", "--seed", "-1"], ["check", "x", "--trace"],
        ["record", "x", "-o", "y.svg", "--nothing"],
      ])
    func usage(arguments: [String]) throws {
      let result = try BuiltBinary.run(arguments)
      #expect(result.status == 64)
      #expect(result.errors.contains("Usage: cellophane"))
    }

    @Test(
      "Where standard error cannot be written the code is the same",
      arguments: [("check nothing.yaml", 2), ("sweep - --knob foo", 64), ("--bogus", 64)])
    func speechless(arguments: String, status: Int32) throws {
      let full = "/dev/full"
      let ways = FileManager.default.fileExists(atPath: full) ? ["2>&-", "2>\(full)"] : ["2>&-"]
      for way in ways {
        let result = try Finished(
          running: "/bin/sh", ["-c", "\"$0\" \(arguments) \(way) </dev/null", BuiltBinary.path],
          environment: BuiltBinary.environment)
        #expect(result.status == status)
      }
    }

    @Test("A name that is not UTF-8 is told to be that, and is not what was meant instead")
    func strangeName() throws {
      let script =
        "f=\"$1/$(printf 'na\\377me.yaml')\"; echo 'data: 3' >\"$f\"; \"$0\" check \"$f\""
      let result = try Finished(
        running: "/bin/sh", ["-c", script, BuiltBinary.path, folder.url.path],
        environment: BuiltBinary.environment)
      #expect(result.status == 2)
      #expect(result.errors.contains("na\u{FFFD}me.yaml: the name is not UTF-8"))
      #expect(!result.errors.contains("Did you mean"))
    }

    @Test("Data that is browsed sideways has a viewport of all the rows")
    func sideways() throws {
      let shown = try BuiltBinary.run(
        [
          "show", "-", "--layout", "carousel", "--set", "layout.itemSize=[200,420]", "--size",
          "80x24",
        ],
        input: "name,town\na,Oslo\nb,Rome\n")
      let rows = shown.output.split(separator: "\n", omittingEmptySubsequences: false)
      // As many rows of 20 points as the item is high, from edge to edge.
      #expect(rows[1].contains("╭[0,0] "))
      #expect(rows[21].contains("╰────"))
      #expect(rows[22].hasPrefix("█"))
    }

    @Test("What ragged or empty data is said to be, in every format")
    func data() throws {
      let ragged = try folder.write("a;b\n1;2\n3\n", to: "ragged.csv")
      #expect(
        try BuiltBinary.run(["check", ragged]).output.contains(
          "\n        ! \(ragged): 1 of 2 rows has more or fewer fields than the first line, which has 2\n"
        ))
      for name in ["empty.csv", "empty.json", "empty.txt"] {
        let empty = try BuiltBinary.run(["check", folder.write("", to: name)])
        #expect(empty.status == 0)
        #expect(empty.output.contains("there is nothing in it to show"))
      }
      let piped = try BuiltBinary.run(["show", "-"], input: "pop;town\n1;Oslo\n2;Rome\n")
      #expect(piped.output.contains("Rome") && !piped.output.contains("pop;town"))
    }

    @Test("Whatever names and titles hold, nothing of it acts on the terminal")
    func names() throws {
      let odd = "x\u{1B}[31mred"
      let file = try folder.write("a\n", to: "\(odd)\nnl.txt")
      let checked = try BuiltBinary.run(["check", file])
      #expect(checked.output.split(separator: "\n").count == 1)
      #expect(checked.output.contains(#"x\u{1B}[31mred\u{A}nl.txt"#))
      let pane = #"panes: [{ title: "p\u001B[31mRED" }]"#
      let scene = try folder.write(
        "data: 5\n\(pane)\nsteps: [{ expect: { contentSize: [1, 1] } }]\n", to: "\(odd).yaml")
      for (words, status) in [
        (["check", scene], 1), (["check", "\(scene)x"], 2), (["museum", odd], 2),
        (["museum", scene], 2), (["help", odd], 64), (["list", "--\(odd)"], 64),
        (["sweep", scene, "--knob", odd, "--values", "1"], 64),
        (["advise", scene, "--pane", odd], 64), (["shrink", scene], 1),
        (["shrink", scene, "-o", scene], 64),
      ] {
        let result = try BuiltBinary.run(words)
        #expect(result.status == status, "\(words) \(result.errors)")
        #expect(!(result.output + result.errors).contains("\u{1B}"), "\(words)")
        #expect((result.output + result.errors).contains(#"\u{1B}[31m"#), "\(words)")
      }
    }

    @Test(
      "--as without a file is a usage error",
      arguments: [
        ["--as", "text"], ["open", "--as", "csv"], ["gallery", "--as", "text"],
        ["museum", "--as", "json"],
      ])
    func kindOfNothing(words: [String]) throws {
      let result = try BuiltBinary.run(words, input: "a,b\n")
      #expect(result.status == 64 && result.output.isEmpty)
    }

    @Test("The gallery lists every scene, also where the options do not fit one, and names those")
    func galleryOptions() throws {
      let plain = try BuiltBinary.run(["gallery"])
      let flow = try BuiltBinary.run(["gallery", "--layout", "flow"])
      #expect(flow.status == 0)
      #expect(flow.output.contains("The article's fix"))
      #expect(flow.errors.contains(" 36-set-it-right, "))
      #expect(plain.errors.isEmpty)
      #expect(try BuiltBinary.run(["gallery", "--layout", "flwo"]).status == 2)
      #expect(try BuiltBinary.run(["list"]).output.contains("30-table-heights"))
    }

    @Test(
      "Every command helps, with examples",
      arguments: [
        "", "open", "gallery", "museum", "check", "sweep", "advise", "shrink", "show", "fix",
        "list",
      ])
    func help(command: String) throws {
      let result = try BuiltBinary.run((command.isEmpty ? [] : [command]) + ["--help"])
      #expect(result.status == 0)
      let parts = result.output.components(separatedBy: "EXAMPLES:\n")
      #expect(parts.count == 2)
      // None is broken by the width of a terminal: pasted, it would be two commands.
      let examples = parts.last?.components(separatedBy: "\n\n").first ?? ""
      for line in examples.split(separator: "\n") { #expect(line.hasPrefix("  "), "\(line)") }
      #expect(try BuiltBinary.run(["--version"]).output == "0.1.0\n")
    }

    @Test("Without a terminal a frame is printed and that is the end")
    func plainOutput() throws {
      for (arguments, told) in [([], "Scrolling up"), (["gallery"], "The article's fix")] {
        let result = try BuiltBinary.run(arguments)
        #expect(result.status == 0)
        #expect(result.output.split(separator: "\n", omittingEmptySubsequences: false).count == 25)
        #expect(result.output.contains(told))
        #expect(!result.output.contains("\u{1B}"))
        #expect(result.errors.isEmpty)
      }
      // It may be a pipe that nobody closes.
      #expect(try BuiltBinary.run([], input: "apple\n").output.contains("Scrolling up"))
      let piped = try BuiltBinary.run(["open", "-"], input: "apple\n배\n")
      #expect(piped.status == 0)
      #expect(piped.output.contains("배"))
      let direct = try BuiltBinary.run([folder.write("one\ntwo\n", to: "words.txt")])
      #expect(direct.output.contains("one"))
    }

    @Test("show: the moment, the size, the colours, the same every time")
    func show() throws {
      let file = try folder.write(Self.passing, to: "good.yaml")
      let shown = try BuiltBinary.run(["show", file])
      #expect(shown.output.contains("offset   0, 100"))
      #expect(shown.errors.contains("after the last step, at 0.5 s"))
      let start = try BuiltBinary.run(["show", file, "--at", "0"])
      #expect(start.errors.isEmpty)
      #expect(start.output.contains("offset   0, 0"))
      let later = try BuiltBinary.run(["show", file, "--at", "0.5", "--size", "100x30"])
      #expect(later.output.contains("offset   0, 100"))
      #expect(later.output.split(separator: "\n", omittingEmptySubsequences: false).count == 31)
      #expect(
        later.output
          == (try BuiltBinary.run(["show", file, "--at", "0.5", "--size", "100x30"]).output))
      #expect(!later.output.contains("\u{1B}"))
      let end = try BuiltBinary.run(["show", file, "--at", "end"])
      #expect(end.output == (try BuiltBinary.run(["show", file, "--at", "3600"]).output))
      #expect(end.output != start.output)
      #expect(
        try BuiltBinary.run(["show", file, "--color", "always"]).output.contains("\u{1B}[0;"))
      #expect(try BuiltBinary.run(["show", file, "--ascii"]).output.allSatisfy(\.isASCII))
    }

    @Test("Options change the scene")
    func overrides() throws {
      let words = try folder.write((1...50).map { "word \($0)\n" }.joined(), to: "words.txt")
      let json = ["check", words, "--json"]
      let plain = try BuiltBinary.run(json).output
      #expect(plain.contains("\"contentSize\":[320,"))
      let set = try BuiltBinary.run(json + ["--set", "layout.estimatedHeight=80"]).output
      #expect(set != plain)
      #expect(try BuiltBinary.run(json + ["--layout", "waterfall"]).output != plain)
      #expect(try BuiltBinary.run(json + ["--size", "120x40"]).output != plain)
      #expect(try BuiltBinary.run(json + ["--layout", "nothing"]).status == 2)
      #expect(try BuiltBinary.run(json + ["--set", "layout.nothing=1"]).status == 2)
      let random = try folder.write(
        "data: 5\ncell: { size: { random: { width: 320, height: [20, 200] } } }\n",
        to: "random.yaml")
      let first = try BuiltBinary.run(["check", random, "--json", "--seed", "1"]).output
      #expect(try BuiltBinary.run(["check", random, "--json", "--seed", "2"]).output != first)
      #expect(try BuiltBinary.run(["check", random, "--json", "--seed", "1"]).output == first)
    }

    @Test("Several files are panes of one screen")
    func severalFiles() throws {
      let first = try folder.write("apple\n", to: "first.txt")
      let second = try folder.write("pear\n", to: "second.txt")
      let result = try BuiltBinary.run(["open", first, second, "--size", "120x30"])
      #expect(result.output.contains("apple"))
      #expect(result.output.contains("pear"))
      #expect(result.output.contains("first.txt"))
    }

    @Test("list names the scenes of the tour and the layouts")
    func list() throws {
      let result = try BuiltBinary.run(["list"])
      #expect(result.status == 0)
      let lines = result.output.split(separator: "\n").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      #expect(lines.contains { $0.hasPrefix("01-scrolling-up.yaml") })
      #expect(lines.contains("What the article saw"))
      #expect(lines.contains { $0.hasPrefix("waterfall  ") })
    }

    @Test("A scene that ships goes by its name, and a file of that name before it")
    func shippedName() throws {
      for name in ["01-scrolling-up", "01-scrolling-up.yaml", "01"] {
        let result = try BuiltBinary.run(["check", name])
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("ok "))
        #expect(try BuiltBinary.run(["show", name]).output.contains("Scrolling up"))
      }
      let own = try folder.write("title: My own\n", to: "01-scrolling-up.yaml")
      #expect(try BuiltBinary.run(["show", own]).output.contains("My own"))
    }

    @Test("The museum opens with an exhibit")
    func museum() throws {
      #expect(try BuiltBinary.run(["museum", "01"]).output.contains("Scrolling up"))
      #expect(try BuiltBinary.run(["museum", "b25-h"]).output.contains("Headers sized late"))
      #expect(try BuiltBinary.run(["museum", "b30-lost-card"]).status == 0)
      for name in ["b25-", "b30", "b99", "/dev/null"] {
        #expect(try BuiltBinary.run(["museum", name]).status == 2)
      }
      for command in ["check", "open", "shrink"] {
        #expect(try BuiltBinary.run([command, "b30"]).status == 2)
      }
    }

    @Test("Assets that are not there are an error that says where to put them")
    func noAssets() throws {
      let result = try BuiltBinary.run(
        ["list"], environment: ["CELLOPHANE_ASSETS": folder.url.path])
      #expect(result.status == 2)
      #expect(result.errors.contains("CELLOPHANE_ASSETS"))
    }
  }
}
