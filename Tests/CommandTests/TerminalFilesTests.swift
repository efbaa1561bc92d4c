import Foundation
import Testing

extension BuiltBinary {
  /// The edit loop: a file that changes while its scene is on the screen.
  @Suite("Files that change", .enabled(if: TmuxSession.isAvailable, "tmux is not installed"))
  struct TerminalFilesTests {
    private let folder: TemporaryFolder
    private let session: TmuxSession

    init() throws {
      folder = try TemporaryFolder()
      session = try TmuxSession(columns: 100, rows: 30)
    }

    private func scene(_ height: Int) -> String {
      SampleScene.text.replacingOccurrences(of: "[320, 60]", with: "[320, \(height)]")
    }

    private func start(_ command: String) throws {
      _ = try session.start("\(BuiltBinary.path) \(command)", after: "cd \(folder.url.path);")
      try session.wait(for: SampleScene.first)
    }

    @Test("A change is noticed, and r reads it; an error leaves the scene, and is told in the log")
    func edits() throws {
      try folder.write(scene(60), to: "a.yaml")
      try start("a.yaml")
      try session.press("E")
      // As an editor saves: a new file takes the name.
      try folder.write(scene(100), to: "new")
      let moved = try Finished(
        running: "/usr/bin/env",
        ["mv", "\(folder.url.path)/new", "\(folder.url.path)/a.yaml"],
        environment: BuiltBinary.environment)
      #expect(moved.status == 0)
      try session.wait(for: "a.yaml changed: r reads it again")
      try session.press("r")
      try session.wait("the new size, and the knob that can be brought back") {
        $0.contains("60 → 100") && $0.contains("sets the knobs as they were")
          && !$0.contains("changed: r")
      }

      try folder.write("data: 20\nlayout: { kind: lists }\n", to: "a.yaml")
      try session.wait(for: "a.yaml changed: r reads it again")
      try session.press("r")
      let wrong = try session.wait(for: "a.yaml:2:17: unknown layout kind `lists`")
      #expect(wrong.contains("→ 100"))
      try session.press("!")
      try session.wait(for: "did you mean `list`?")
      try session.press("!")
      try folder.write(scene(80), to: "a.yaml")
      try session.wait(for: "a.yaml changed: r reads it again")
      try session.press("r")
      try session.wait("the corrected file") { $0.contains("60 → 80") }

      try FileManager.default.removeItem(at: folder.url.appending(path: "a.yaml"))
      try session.press("r")
      try session.wait(for: "a.yaml: there is no such file")
      try session.press("Escape")
      try session.wait("the keys") { !$0.contains("no such file") && $0.contains("80") }
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
    }

    @Test("With --watch a change of the data is shown at once")
    func watch() throws {
      try folder.write("name\npear\n", to: "rows.csv")
      try folder.write("data: { file: rows.csv }\n", to: "a.yaml")
      try start("open a.yaml --watch")
      try folder.write("name\nquince\nplum\n", to: "rows.csv")
      try session.wait(for: "plum")
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
    }

    @Test("Standard input starts again as it was")
    func standardInput() throws {
      try folder.write("pear\nplum\n", to: "rows.txt")
      _ = try session.start("\(BuiltBinary.path) < rows.txt", after: "cd \(folder.url.path);")
      try session.wait(for: "plum")
      try session.press("r")
      try session.wait(for: "plum")
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
    }
  }
}
