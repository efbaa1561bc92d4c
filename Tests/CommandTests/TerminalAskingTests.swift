import Testing

extension BuiltBinary {
  /// A layout that asks its delegate for very many sizes before it shows anything.
  @Suite("While a delegate is asked")
  struct TerminalAskingTests {
    private func terminal(_ count: Int, _ folder: TemporaryFolder) throws -> PseudoTerminal {
      let path = try folder.write(
        "data: \(count)\ncell: { size: [320, 40] }\nlayout: { kind: flow, sizing: delegate }\n",
        to: "many.yaml")
      return try PseudoTerminal(
        running: BuiltBinary.path, ["open", path, "--color", "never"], columns: 80, rows: 24)
    }

    @Test("The screen says so before it is asked, and again when the scene starts anew")
    func many() throws {
      let folder = try TemporaryFolder()
      let terminal = try terminal(1_000_000, folder)
      let words = try terminal.wait(for: "of 1 000 000 items…")
      let before = String(decoding: terminal.output[..<words], as: UTF8.self)
      #expect(!before.contains("[0,0]"))
      let picture = try terminal.wait(for: "[0,0]", after: words)
      terminal.write("r")
      try terminal.wait(for: "of 1 000 000 items…", after: picture)
      terminal.write("q")
      #expect(terminal.waitForEnd() == 0)
    }

    @Test("It says so when a hand makes them many")
    func turned() throws {
      let folder = try TemporaryFolder()
      let terminal = try terminal(1_000, folder)
      let picture = try terminal.wait(for: "[0,0]")
      // The panel, its filter, the knob it leaves, nothing of the old value, and the new one.
      terminal.write("s/data\r\r\u{15}2000000\r")
      try terminal.wait(for: "of 2 000 000 items…", after: picture)
      terminal.write("q")
      #expect(terminal.waitForEnd() == 0)
    }

    @Test("Of few sizes it says nothing")
    func few() throws {
      let folder = try TemporaryFolder()
      let terminal = try terminal(1_000, folder)
      let picture = try terminal.wait(for: "[0,0]")
      #expect(!String(decoding: terminal.output[..<picture], as: UTF8.self).contains("laying out"))
    }
  }
}
