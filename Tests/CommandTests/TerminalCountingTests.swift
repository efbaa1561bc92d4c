import Foundation
import Testing

extension BuiltBinary {
  /// A text so long that its first lines are shown while all of them are counted.
  @Suite("While lines are counted")
  struct TerminalCountingTests {
    private let folder: TemporaryFolder
    private let terminal: PseudoTerminal

    init() throws {
      folder = try TemporaryFolder()
      // The last one has no character with another in common, so that it is written whole.
      let lines = (0..<39_999).map { "number \($0) of very many lines" } + ["QQQQ"]
      let path = try folder.write(lines.joined(separator: "\n"), to: "long.txt")
      terminal = try PseudoTerminal(
        running: BuiltBinary.path, ["open", path, "--color", "never"], columns: 80, rows: 24)
    }

    @Test("The first lines come before the number, and a key waits for it")
    func first() throws {
      terminal.write("G")
      let picture = try terminal.wait(for: "counting")
      try terminal.wait(for: "number 0 of")
      let before = String(decoding: terminal.output[..<picture], as: UTF8.self)
      #expect(!before.contains("40 000"))
      try terminal.wait(for: "40 000", after: picture)
      try terminal.wait(for: "QQQQ", after: picture)
      terminal.write("q")
      #expect(terminal.waitForEnd() == 0)
    }

    @Test("A letter that is typed into a prompt does not quit")
    func prompt() throws {
      terminal.write("/q")
      try terminal.wait(for: "40 000")
    }

    @Test("To quit waits for nothing")
    func quit() {
      terminal.write("q")
      #expect(terminal.waitForEnd() == 0)
    }
  }
}
