import Foundation
import Testing

extension BuiltBinary {
  @Suite(
    "Standard input that is still being written",
    .enabled(if: TmuxSession.isAvailable, "tmux is not installed"))
  struct TerminalFollowingTests {
    private let folder: TemporaryFolder
    private let session: TmuxSession
    private let pipe: String

    init() throws {
      folder = try TemporaryFolder()
      session = try TmuxSession(columns: 80, rows: 24)
      pipe = folder.url.appendingPathComponent("pipe").path
      try #require(mkfifo(pipe, 0o600) == 0)
    }

    /// Opens the pipe for writing without waiting for the program that reads it.
    private func writer() throws -> FileHandle {
      let descriptor = open(pipe, O_RDWR)
      try #require(descriptor >= 0)
      return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    @Test("What has arrived is shown, more is added as it comes, keys work, and q quits at once")
    func lines() throws {
      let writer = try writer()
      try writer.write(contentsOf: Data("apple\nban".utf8))
      _ = try session.start("\(BuiltBinary.path) < \(pipe)")
      try session.wait(for: "apple")
      #expect(try !session.screen().contains("ban"))
      try writer.write(contentsOf: Data("ana\ncherry\n".utf8))
      try session.wait("the rows that came") {
        $0.contains("banana") && $0.contains("cherry") && $0.contains("of 3")
      }
      try session.press("?")
      try session.wait(for: "scroll")
      try session.press("Escape")
      let more = (0..<100).map { "row \($0)\n" }.joined()
      try writer.write(contentsOf: Data(more.utf8))
      try session.wait(for: "of 103")
      try session.press("G")
      try session.wait(for: "row 99")
      try session.press("r")
      try session.wait("all rows after a restart") { $0.contains("apple") && $0.contains("of 103") }
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
    }

    @Test(
      "Rows of CSV and of JSON lines show the same field as those before",
      arguments: [
        ("n,town\n1,Oslo\n", "2,Rome\n", "2,Rome"),
        (
          "{\"n\":1,\"town\":\"Oslo\"}\n", "{\"n\":2,\"town\":\"Rome\"}\n", "{\"n\":2"
        ),
      ])
    func fields(_ beginning: String, _ rest: String, _ raw: String) throws {
      let writer = try writer()
      try writer.write(contentsOf: Data(beginning.utf8))
      _ = try session.start("\(BuiltBinary.path) < \(pipe)")
      try session.wait(for: "Oslo")
      try writer.write(contentsOf: Data(rest.utf8))
      let screen = try session.wait(for: "Rome")
      #expect(!screen.contains(raw))
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
    }
  }

  @Suite(
    "The manual on a terminal", .enabled(if: TmuxSession.isAvailable, "tmux is not installed"))
  struct TerminalManualTests {
    @Test(
      "It is text in a pager, and printed if there is none",
      arguments: ["PAGER=cat", "PAGER=/no/such/pager"])
    func shown(_ variable: String) throws {
      let session = try TmuxSession(columns: 80, rows: 24)
      try session.enter("\(variable) \(BuiltBinary.path) manual; echo ended=$?")
      let screen = try session.wait(for: "ended=0")
      #expect(screen.contains("\nEXAMPLES\n"))
      #expect(screen.contains("       cellophane bug.yaml "))
      #expect(!screen.contains("\\fB") && !screen.contains(".SH"))
    }
  }
}
