import Foundation
import Testing

extension BuiltBinary {
  /// What a person takes away from a run, finds in it, and what is said when it ends badly.
  @Suite(
    "Copying, searching, printing, trapping",
    .enabled(if: TmuxSession.isAvailable, "tmux is not installed"))
  struct TerminalReproTests {
    let folder: TemporaryFolder
    let session: TmuxSession
    let program: RunningProgram

    init() throws {
      folder = try TemporaryFolder()
      session = try TmuxSession(columns: 100, rows: 30)
      let path = try folder.write(SampleScene.text, to: "sample.yaml")
      program = try session.start(
        "\(BuiltBinary.path) open \(path) --seed 4", after: "cd \(folder.url.path);")
      try session.wait(for: SampleScene.first)
    }

    @Test("y writes a scene that checks, beside those that are there, and says how to open it")
    func copy() throws {
      try folder.write("mine", to: "cellophane-repro-1.yaml")
      try session.press("1", "2", "j")
      try session.wait(for: "0, 240 ")
      try session.press("y")
      try session.wait(for: "cellophane open cellophane-repro-2.yaml")
      #expect(try folder.text(named: "cellophane-repro-1.yaml") == "mine")
      let text = try folder.text(named: "cellophane-repro-2.yaml")
      #expect(text.hasPrefix("# cellophane open cellophane-repro-2.yaml\n"))
      #expect(text.contains("- keyboard: { tap: line, direction: down, times: 12 }\n"))
      #expect(text.contains("seed: 4\n"))
      let file = folder.url.appendingPathComponent("cellophane-repro-2.yaml").path
      let check = try BuiltBinary.run(["check", file, "--json"])
      #expect(check.status == 0)
      #expect(check.output.contains("\"contentOffset\":[0,240]"))
      try session.press("Escape")
      try session.wait("the scene again") { !$0.contains("cellophane open") }
    }

    @Test("A folder that cannot be written to is named")
    func unwritable() throws {
      try FileManager.default.removeItem(at: folder.url)
      try session.press("y")
      let screen = try session.wait(for: "No file was written")
      #expect(screen.contains("cannot be written to"))
    }

    @Test("/ goes to a match, n to the next, Escape ends it")
    func search() throws {
      try session.press("/", "1", "7")
      try session.wait("the count") { $0.contains("12 matches, first [0,17]") }
      try session.press("Enter")
      try session.wait("the first match") { $0.contains("[0,17]") && $0.contains("1 of 12") }
      try session.press("n")
      try session.wait("the second") { $0.contains("[0,117]") && $0.contains("2 of 12") }
      try session.press("N")
      try session.wait("the first again") { $0.contains("1 of 12") }
      try session.press("3", "n")
      try session.wait("three on") { $0.contains("4 of 12") }
      try session.press("Escape")
      try session.wait("the keys") { !$0.contains("of 12") }
    }

    @Test("f goes to an item, or says why not and lets it be typed again")
    func goTo() throws {
      try session.press("f", "2", "5", "0", "Enter")
      try session.wait(for: "the items are 1 to 200")
      try session.press("BSpace", "Enter")
      try session.wait(for: "[0,24]")
      try session.press("f", "#", "1", "5", "0", "Enter")
      try session.wait(for: "[0,150]")
      try session.press("f", "#", "x", "Enter")
      try session.wait(for: "no item has the id x")
      try session.press("Escape")
      try session.wait("the keys") { !$0.contains("no item") }
    }

    @Test(
      "What is printed on both streams is kept off the screen, in the log, and told at the end once"
    )
    func printed() throws {
      guard try write("from a layout\n", toStream: 1) else { return }
      _ = try write("from a library\n", toStream: 2)
      try session.press("j")
      let screen = try session.wait(for: "2 new lines")
      #expect(!screen.contains("from a"))
      try session.press("!")
      try session.wait("the log") {
        $0.contains("from a layout") && $0.contains("from a library")
      }
      try session.press("!")
      try session.wait("no log") { !$0.contains("from a") }
      _ = try write("unseen\n", toStream: 1)
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
      let end = try session.screen()
      #expect(end.contains("unseen"))
      #expect(!end.contains("from a"))
    }

    @Test("A trap names the scene, the layout and its class, and how to have it again")
    func trap() throws {
      try session.press("1", "2", "j")
      try session.wait(for: "0, 240 ")
      program.send(SIGILL)
      #expect(try session.waitForEnd() == 128 + SIGILL)
      let end = try session.screen().replacingOccurrences(of: "\n", with: "")
      #expect(end.contains("“sample.yaml”, layout list (ListLayout)"))
      #expect(end.contains("open \(folder.url.path)/sample.yaml --seed 4"))
      #expect(end.contains("keyboard: { tap: line, direction: down, times: 12 }"))
    }

    /// Prints on a stream as code of the program's own would; false where the system has no way in.
    private func write(_ text: String, toStream stream: Int) throws -> Bool {
      let path = "/proc/\(program.number)/fd/\(stream)"
      guard FileManager.default.fileExists(atPath: path) else { return false }
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try file.seekToEnd()
      try file.write(contentsOf: Data(text.utf8))
      try file.close()
      return true
    }
  }
}
