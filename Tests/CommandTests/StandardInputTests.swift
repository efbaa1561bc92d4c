import Foundation
import Testing

@testable import cellophane

@Suite struct StandardInputTests {
  @Test("Of input without an end little more than the limit is read")
  func endless() throws {
    let handle = try #require(FileHandle(forReadingAtPath: "/dev/zero"))
    let input = StandardInput(handle, limit: 3 << 20)
    #expect(try input.read().count == 4 << 20)
    #expect(input.data?.count == 4 << 20)
  }

  @Test("Input is read to its end, and once")
  func whole() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("some".utf8))
    try pipe.fileHandleForWriting.close()
    let input = StandardInput(pipe.fileHandleForReading)
    #expect(try input.read() == Data("some".utf8))
    #expect(try input.read() == Data("some".utf8))
  }
}

extension BuiltBinary {
  @Suite("Standard input that is typed")
  struct TypedInputTests {
    @Test("One Ctrl-D at the start of a line ends it")
    func ended() throws {
      let terminal = try PseudoTerminal(
        running: BuiltBinary.path, ["open", "-", "--color", "never"], columns: 80, rows: 24)
      terminal.write("hello\r\u{4}")
      try terminal.wait(for: "[0,0]")
      terminal.write("q")
      #expect(terminal.waitForEnd() == 0)
    }
  }
}

extension BuiltBinary {
  @Suite("A pipe with a name")
  struct NamedPipeTests {
    @Test("To a person who waits for somebody to write to it it is said what is waited for")
    func waiting() throws {
      let folder = try TemporaryFolder()
      let path = folder.url.appendingPathComponent("rows.csv").path
      try #require(mkfifo(path, 0o600) == 0)
      let terminal = try PseudoTerminal(
        running: BuiltBinary.path, ["open", path, "--color", "never"], columns: 120, rows: 24)
      try terminal.wait(for: "cellophane: reading \(path)… Ctrl-C stops")
      let writer = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try writer.write(contentsOf: Data("name\nOslo\n".utf8))
      try writer.close()
      try terminal.wait(for: "Oslo")
      terminal.write("q")
      #expect(terminal.waitForEnd() == 0)
    }
  }
}

extension BuiltBinary {
  @Suite(
    "Standard input that is given", .enabled(if: TmuxSession.isAvailable, "tmux is not installed"))
  struct GivenInputTests {
    @Test(
      "A pipe or a file is opened where no file is named, and keys come from the terminal",
      arguments: [
        ("cat towns |", "", "name, 1 of 2"), ("", "--as text < towns", "a,Oslo"),
        ("", "< /dev/null", "Scrolling up"),
      ])
    func given(_ pipe: String, _ rest: String, _ shown: String) throws {
      let folder = try TemporaryFolder()
      try folder.write("name,town\na,Oslo\nb,Rome\n", to: "towns")
      let session = try TmuxSession(columns: 80, rows: 24)
      _ = try session.start("\(BuiltBinary.path) \(rest)", after: "cd \(folder.url.path); \(pipe)")
      try session.wait(for: shown)
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
    }
  }
}
