import Foundation
import Testing

extension BuiltBinary {
  /// Names that were mistyped, looks that were asked for, motion and mouse that were not.
  @Suite("Manners")
  struct MannersTests {
    let folder: TemporaryFolder
    let sample: String

    init() throws {
      folder = try TemporaryFolder()
      sample = try folder.write(SampleScene.text, to: "sample.yaml")
    }

    @Test(
      "A mistyped command, scene or file is answered with the one that was meant",
      arguments: [
        ("chekc", "cellophane check"), ("opne", "cellophane open"), ("gal", "cellophane gallery"),
        ("b07.yaml", "Did you mean “b07”?"), ("scroling-up", "01-scrolling-up.yaml"),
        ("01-scroling-up.yaml", "01-scrolling-up.yaml"),
      ])
    func suggestion(typed: String, meant: String) throws {
      let result = try BuiltBinary.run([typed])
      #expect(result.status == 2)
      #expect(result.errors.hasPrefix("\(typed): there is no such file\nDid you mean “"))
      #expect(result.errors.contains(meant))
    }

    @Test("A file beside it is meant, or nothing")
    func neighbour() throws {
      let result = try BuiltBinary.run([folder.url.appending(path: "sampel.yaml").path])
      #expect(result.errors.hasSuffix("Did you mean “\(sample)”?\n"))
      let nameless = try BuiltBinary.run([""])
      #expect(nameless.status == 2 && nameless.errors == "\"\": this name is empty\n")
      for word in ["xyzzy", "/nowhere/at/all.yaml"] {
        let result = try BuiltBinary.run([word])
        #expect(result.status == 2)
        #expect(!result.errors.contains("Did you mean"))
      }
    }

    @Test("A theme has its colours where colours are used")
    func themes() throws {
      func show(_ arguments: String...) throws -> String {
        try BuiltBinary.run(["show", sample] + arguments).output
      }
      let plain = try show()
      #expect(try show("--theme", "dark") == plain)
      #expect(try show("--theme", "light", "--color", "always").contains("\u{1B}[0;1;30;107m"))
      #expect(try show("--theme", "dark", "--color", "always").contains(";40m"))
      let mono = try show("--theme", "mono", "--color", "always")
      #expect(mono.contains("\u{1B}[0;1m"))
      #expect(!mono.contains("36m") && !mono.contains(";40m"))
      #expect(try BuiltBinary.run(["show", sample, "--theme", "pink"]).status == 64)
    }

    @Test("NO_COLOR wins over a theme, --color always over both")
    func noColor() throws {
      let session = try TmuxSession(columns: 80, rows: 24)
      _ = try session.start(
        "\(BuiltBinary.path) open \(sample) --theme dark", after: "NO_COLOR=1; export NO_COLOR;")
      try session.wait(for: SampleScene.first)
      #expect(try !session.styledScreen().contains("40m"))
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
      let always = try BuiltBinary.run(
        ["show", sample, "--theme", "dark", "--color", "always"], environment: ["NO_COLOR": "1"])
      #expect(always.output.contains(";40m"))
    }

    @Test("The palette runs a command, and a theme changes at once")
    func palette() throws {
      let session = try TmuxSession(columns: 80, rows: 24)
      _ = try session.start("\(BuiltBinary.path) open \(sample)")
      try session.wait(for: SampleScene.first)
      try session.press(":", "q", "u", "i")
      try session.wait(for: "▸ quit")
      try session.press("C-u", "d", "a", "r", "k")
      try session.wait(for: "▸ theme: dark")
      try session.press("Enter")
      try session.wait("the dark ground") { screen in
        try !screen.contains("▸") && session.styledScreen().contains("40m")
      }
      try session.press(":")
      try session.wait(for: "commands")
      try session.press("Escape")
      try session.wait("the panes alone") { !$0.contains("commands") }
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
    }

    @Test("Help docks beside the pane, which goes on scrolling, and is filtered by typing")
    func help() throws {
      let session = try TmuxSession(columns: 80, rows: 24)
      _ = try session.start("\(BuiltBinary.path) open \(sample)")
      try session.wait(for: SampleScene.first)
      try session.press("?")
      try session.wait("help beside the pane") {
        $0.contains("one row down") && $0.contains(SampleScene.first)
      }
      try session.press("G")
      try session.wait("the last item beside the help") {
        $0.contains("one row down") && $0.contains(SampleScene.last)
      }
      try session.press("/", "q")
      try session.wait("the key alone") { $0.contains("quit") && !$0.contains("one row down") }
      try session.press("Enter", "q")
      #expect(try session.waitForEnd() == 0)
    }

    @Test("With reduced motion a fling is at rest in the next picture")
    func reducedMotion() throws {
      let session = try TmuxSession(columns: 100, rows: 30)
      _ = try session.start("\(BuiltBinary.path) open \(sample) --reduced-motion")
      try session.wait(for: SampleScene.first)
      try session.press("J")
      let screen = try session.wait("another place") { !$0.contains(SampleScene.first) }
      #expect(screen.contains("■ at rest"))
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
    }

    @Test("--no-mouse ignores what a mouse reports all the same; m lets it in")
    func noMouse() throws {
      let session = try TmuxSession(columns: 100, rows: 30)
      _ = try session.start("\(BuiltBinary.path) open \(sample) --no-mouse")
      try session.wait(for: SampleScene.first)
      let wheel = Array("\u{1B}[<65;5;5M".utf8)
      try session.send(bytes: wheel)
      try session.press("j")
      try session.wait(for: "0, 20 ")
      try session.press("m")
      try session.wait("the mouse") { _ in try session.hasMouse() }
      try session.send(bytes: wheel)
      try session.wait(for: "0, 80 ")
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
    }
  }
}
