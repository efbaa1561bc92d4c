import Testing

extension BuiltBinary {
  /// The museum at the keys of a real terminal.
  @Suite("The museum", .enabled(if: TmuxSession.isAvailable, "tmux is not installed"))
  struct TerminalMuseumTests {
    @Test("From one exhibit to the next, the story beside each")
    func walk() throws {
      let session = try TmuxSession(columns: 80, rows: 24)
      _ = try session.start("\(BuiltBinary.path) museum")
      try session.wait("the first exhibit") {
        $0.contains("─ story ─") && $0.contains("│ 1 of ") && $0.contains("sees:")
      }
      try session.press("O")
      try session.wait("the second one") { $0.contains("│ 2 of ") && $0.contains("sees:") }
      try session.press("W")
      try session.wait("the exhibit alone") {
        !$0.contains("─ story ─") && $0.contains("W why?")
      }
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
    }

    @Test("The gallery opens with options that do not fit every scene")
    func unfitOptions() throws {
      let session = try TmuxSession(columns: 80, rows: 24)
      _ = try session.start("\(BuiltBinary.path) gallery --layout flow")
      try session.wait(for: "The article's fix")
      try session.press("C-c")
      #expect(try session.waitForEnd() == 130)
    }

    @Test("To the frame where it first broke, and on to the newest")
    func firstBreak() throws {
      let session = try TmuxSession(columns: 80, rows: 24)
      _ = try session.start("\(BuiltBinary.path) 01")
      try session.wait(for: "⏎ go on")
      try session.press("Enter")
      try session.wait("twelve jumps") { $0.contains("12, 480 pt") && $0.contains("at rest") }
      try session.press("'")
      try session.wait("the first jump") {
        $0.contains("◈") && $0.contains("✗ JUMP 40 pt") && $0.contains("1, 40 pt")
          && $0.contains("moved ↓40")
      }
      try session.press("}")
      try session.wait("the newest frame") { $0.contains("12, 480 pt") && !$0.contains("◈") }
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
    }
  }
}
