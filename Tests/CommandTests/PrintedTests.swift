import Foundation
import Testing

extension BuiltBinary {
  /// What is printed where nobody draws a screen.
  @Suite("Printed")
  struct PrintedTests {
    @Test(
      "Without UTF-8 in the language lines, signs and quotes are ASCII",
      arguments: [
        ["show", "01-scrolling-up"], [], ["check", "01-scrolling-up"], ["opne"], ["help", "opn"],
        ["show", "b25"],
      ])
    func plainLocale(arguments: [String]) throws {
      let result = try BuiltBinary.run(arguments, environment: ["LC_ALL": "C"])
      let text = result.output + result.errors
      #expect(!text.isEmpty && text.allSatisfy(\.isASCII), "\(text.filter { !$0.isASCII })")
    }

    @Test("Emoji of several characters are cut to what every terminal draws in as many columns")
    func emoji() throws {
      let shown = try BuiltBinary.run(["show", "-", "--as", "text"], input: "a👩\u{200D}🔬b🇰🇷\n")
      #expect(shown.output.contains("a👩bKR"))
      #expect(!shown.output.unicodeScalars.contains("\u{200D}"))
    }

    @Test("JSON has the text of the file, escaped where the locale lacks it")
    func json() throws {
      let folder = try TemporaryFolder()
      let scene = try folder.write("data: 3\npanes: [{ title: “a” }]\n", to: "scene.yaml")
      #expect(try BuiltBinary.run(["check", scene, "--json"]).output.contains("“a”"))
      let result = try BuiltBinary.run(["check", scene, "--json"], environment: ["LC_ALL": "C"])
      #expect(result.output.contains(#""\u201Ca\u201D""#))
    }

    @Test("A size without room for a picture is told as misuse, and nothing is drawn")
    func noRoom() throws {
      for words in [
        ["--size", "5x5", "01-scrolling-up"], ["show", "01-scrolling-up", "--size", "39x10"],
        ["gallery", "--size", "40x9"],
      ] {
        let result = try BuiltBinary.run(words)
        #expect(result.status == 64)
        #expect(result.output.isEmpty)
        #expect(result.errors.split(separator: "\n").count == 1 && result.errors.contains("40x10"))
      }
      #expect(try BuiltBinary.run(["show", "01-scrolling-up", "--size", "40x10"]).status == 0)
    }

    @Test("Help on a command that there is none of is a mistake")
    func helpOnNothing() throws {
      let result = try BuiltBinary.run(["help", "opn"])
      #expect(result.status == 64)
      #expect(result.output.isEmpty && result.errors.contains("“open”"))
      #expect(try BuiltBinary.run(["help", "open"]).output.contains("cellophane open"))
      #expect(try BuiltBinary.run(["--hlep"]).errors.contains("Did you mean '--help'?"))
      #expect(try !BuiltBinary.run(["check", "--output", "x"]).errors.contains("Did you mean"))
    }

    @Test("Commands that draw nothing do not tell of the look, and take its options")
    func options() throws {
      let options = [
        "--color", "--no-mouse", "--stage", "--theme", "--reduced-motion", "--headless",
      ]
      for command in ["check", "advise", "sweep", "shrink", "list", "manual"] {
        let help = try BuiltBinary.run([command, "--help"]).output
        for option in options { #expect(!help.contains(option), "\(command) \(option)") }
      }
      let look = [
        "--color", "never", "--no-mouse", "--stage", "--theme", "dark", "--reduced-motion",
        "--headless",
      ]
      let knob = ["--knob", "layout.estimatedHeight", "--values", "40"]
      for words in [
        ["check", "01-scrolling-up"], ["advise", "01-scrolling-up"],
        ["sweep", "01-scrolling-up"] + knob, ["shrink", "b01-upward-scroll-jump", "--runs", "1"],
        ["list"], ["manual"],
      ] {
        #expect(try BuiltBinary.run(words + look).status == 0, "\(words[0])")
      }
      for command in ["open", "show", "gallery", "museum"] {
        let help = try BuiltBinary.run([command, "--help"]).output
        for option in options { #expect(help.contains(option), "\(command) \(option)") }
      }
    }

    @Test(
      "Help is wrapped once, at the width that there is",
      arguments: ["", "open", "museum", "check", "sweep", "advise", "shrink", "show", "gallery"])
    func wrapping(command: String) throws {
      let words = command.isEmpty ? ["--help"] : [command, "--help"]
      for columns in [60, 80, 1_000] {
        let help = try BuiltBinary.run(words, environment: ["COLUMNS": "\(columns)"]).output
        let prose = help.components(separatedBy: "EXAMPLES:")[0]
        let lines = prose.split(separator: "\n", omittingEmptySubsequences: false)
        for (line, next) in zip(lines, lines.dropFirst()) where !line.isEmpty && !next.isEmpty {
          let word = next.prefix { $0 != " " }
          #expect(line.count <= columns && line.count + 1 + word.count > columns - 1, "\(line)")
        }
      }
    }

    @Test("To a person who waits for standard input it is said what is waited for")
    func waiting() throws {
      let session = try TmuxSession(columns: 80, rows: 24)
      try session.enter("sleep 100 | \(BuiltBinary.path) open -")
      try session.wait(for: "reading standard input… Ctrl-C stops")
      try session.press("C-c")
    }
  }
}
