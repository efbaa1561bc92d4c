import Foundation
import Testing

extension BuiltBinary {
  /// What the terminal answers about the width of lines, arrows and signs, or does not answer.
  @Suite("Asked for the width of marks")
  struct TerminalWidthTests {
    let terminal: PseudoTerminal

    init() throws {
      let folder = try TemporaryFolder()
      let sample = try folder.write(SampleScene.text, to: "sample.yaml")
      terminal = try PseudoTerminal(
        running: BuiltBinary.path, ["open", sample, "--color", "never"], columns: 80, rows: 24)
      // The scene has been read when the terminal is asked.
      try terminal.wait(for: "\u{1B}[6n")
      withExtendedLifetime(folder) {}
    }

    @Test("One column each: lines are drawn")
    func narrow() throws {
      terminal.write("\u{1B}[1;17R")
      try terminal.wait(for: "────")
      terminal.write("q")
      #expect(terminal.waitForEnd() == 0)
    }

    @Test("Two columns each: everything is drawn in ASCII")
    func wide() throws {
      terminal.write("\u{1B}[1;33R")
      try terminal.wait(for: "----------")
      terminal.write("q")
      #expect(terminal.waitForEnd() == 0)
    }

    @Test("What was drawn in lines before the answer is drawn anew, all of it")
    func wideLate() throws {
      let drawn = try terminal.wait(for: "────")
      terminal.write("\u{1B}[1;33R")
      let cleared = try terminal.wait(for: "\u{1B}[2J", after: drawn)
      try terminal.wait(for: "[0,0]", after: cleared)
      terminal.write("q")
      #expect(terminal.waitForEnd() == 0)
    }

    @Test("No answer: nobody waits for it, and lines are drawn")
    func silent() throws {
      try terminal.wait(for: "────")
      terminal.write("q")
      #expect(terminal.waitForEnd() == 0)
      #expect(!String(decoding: terminal.output, as: UTF8.self).contains("----------"))
    }

    @Test(
      "The answer to a program that crashes is not left to the shell", arguments: [false, true])
    func crash(isDrawn: Bool) throws {
      if isDrawn { try terminal.wait(for: "────") }
      #expect(try terminal.unread(of: "\u{1B}[1;17R\n", after: SIGILL) == 0)
    }

    @Test("Where the marks have no room at first it is asked when they have")
    func narrowAtFirst() throws {
      let terminal = try PseudoTerminal(
        running: BuiltBinary.path, ["open", "01-scrolling-up", "--color", "never"], columns: 30,
        rows: 12)
      let drawn = try terminal.wait(for: "needs")
      #expect(!String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[6n"))
      try terminal.resize(columns: 80, rows: 24)
      let asked = try terminal.wait(for: "\u{1B}[6n", after: drawn)
      terminal.write("\u{1B}[1;33R")
      try terminal.wait(for: "----------", after: asked)
      terminal.write("q")
      #expect(terminal.waitForEnd() == 0)
    }

    @Test("A second answer, or a key that looks like one, changes nothing")
    func late() throws {
      terminal.write("\u{1B}[1;17R\u{1B}[1;2R")
      try terminal.wait(for: "────")
      terminal.write("q")
      #expect(terminal.waitForEnd() == 0)
      #expect(!String(decoding: terminal.output, as: UTF8.self).contains("----------"))
    }
  }
}
