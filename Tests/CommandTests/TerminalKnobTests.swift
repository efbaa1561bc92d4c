import Foundation
import Testing

extension BuiltBinary {
  /// Knobs and edits at the keys of a real terminal.
  @Suite("Knobs at the terminal", .enabled(if: TmuxSession.isAvailable, "tmux is not installed"))
  struct TerminalKnobTests {
    let folder: TemporaryFolder
    let session: TmuxSession
    let program: RunningProgram

    init() throws {
      folder = try TemporaryFolder()
      session = try TmuxSession(columns: 120, rows: 40)
      let command =
        "\(BuiltBinary.path) open \(try folder.write(SampleScene.text, to: "sample.yaml"))"
      program = try session.start(command)
      try session.wait(for: SampleScene.first)
    }

    @Test("From two hundred items to a billion and back, by steps, and taken back")
    func billion() throws {
      try session.press("s")
      try session.wait("the panel") { $0.contains("─ knobs ─") }
      try session.press("/")
      try session.enter("items")
      try session.wait("the filter") { $0.contains("knobs /items") && $0.contains("data: 200") }
      for _ in 0..<7 { try session.press("Right") }
      try session.wait("a billion") { $0.contains("data: 1000000000") }
      try session.press("G")
      try session.wait("the last item") { $0.contains("999999999") }
      for _ in 0..<8 { try session.press("Left") }
      try session.wait("ten") { $0.contains("data: 10") && $0.contains("was 200") }
      for _ in 0..<15 { try session.press("u") }
      try session.wait("the beginning") { $0.contains("data: 200") && !$0.contains("was 200") }
      try session.press("Escape", "Escape", "q")
      #expect(try session.waitForEnd() == 0)
    }

    @Test("A value is typed, and one that is wrong is told in the reader's words and mended")
    func typing() throws {
      try session.press("s", "/")
      try session.enter("estimatedHeight")
      try session.wait(for: "knobs /estimatedHeight")
      try session.press("Enter", "C-u", "0", "Enter")
      try session.wait(for: "must be above 0")
      try session.press("C-u", "9", "0", "Enter")
      try session.wait(for: "layout.estimatedHeight: 90")
      try session.press("Escape", "Escape", "e")
      try session.press("s", "/")
      try session.enter("estimatedHeight")
      try session.wait(for: "layout.estimatedHeight: 80")
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
    }

    @Test("An edit that finds nothing to change says why, until the next key")
    func undone() throws {
      let session = try TmuxSession(columns: 80, rows: 24)
      let scene = "data: { sections: [{ items: [lone] }, { items: [a, b] }] }\n"
      _ = try session.start(
        "\(BuiltBinary.path) open \(try folder.write(scene, to: "sections.yaml"))")
      try session.wait(for: "lone")
      try session.press("X")
      try session.wait(for: "X alone in its section")
      try session.press("j")
      try session.wait("another key") { !$0.contains("alone in its section") }
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
    }

    @Test("Items come and go at the first one in view, in mid-fling too")
    func edits() throws {
      try session.press("a", "a", "D")
      try session.wait("one more") { $0.contains("of 201") }
      try session.press("J", "D", "X", "t", "S", "T", "D")
      try session.wait("rest") { $0.contains("at rest") && $0.contains("of 199") }
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
    }
  }
}
