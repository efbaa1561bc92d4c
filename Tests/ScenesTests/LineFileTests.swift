import Foundation
import Testing

@testable import Scenes

@Suite("The lines of a text")
struct LineFileTests {
  @Test(
    "Lines are split where they end",
    arguments: [
      ("", []),
      ("a", ["a"]),
      ("a\n", ["a"]),
      ("a\nb", ["a", "b"]),
      ("\n\n", ["", ""]),
      ("a\n\nb\n", ["a", "", "b"]),
      ("a\r\nb\r\n", ["a", "b"]),
      ("a\r\r\nb\rc\r", ["a\r", "b\rc\r"]),
      ("\u{FEFF}", []),
      ("\u{FEFF}\n", [""]),
      ("\u{FEFF}é\n한", ["é", "한"]),
    ] as [(String, [String])])
  func split(_ text: String, _ lines: [String]) throws {
    try expect(Array(text.utf8), lines)
  }

  @Test("What is no UTF-8 is replaced, and the lines around it stay")
  func rubbish() throws {
    try expect(
      [0x61, 0xFF, 0xFE, 0x0A, 0x00, 0x0A, 0xC3, 0x0A], ["a\u{FFFD}\u{FFFD}", "\0", "\u{FFFD}"])
  }

  /// Blocks have 65,536 bytes: ends of lines and whole lines on both sides of their bounds, and lines longer than some.
  @Test("Lines stand across blocks", arguments: [65_534, 65_535, 65_536, 65_537, 131_072, 300_000])
  func blocks(_ length: Int) throws {
    let long = String(repeating: "x", count: length)
    let lines = ["first", long, "", "한", long + "y", "last"]
    try expect(Array(lines.joined(separator: "\n").utf8), lines)
    try expect(Array(lines.joined(separator: "\r\n").utf8), lines)
  }

  @Test("Many lines, in any order, are those of the plainest splitting")
  func many() throws {
    let lines = (0..<5_000).map { "line \($0) " + String(repeating: "-", count: $0 % 97) }
    let file = LineFile(Array(lines.joined(separator: "\n").utf8))
    #expect((0..<file.count).map { file[$0] } == lines)
    let others = (0..<100).map { $0 * 7919 % lines.count }
    #expect(others.map { file[$0] } == others.map { lines[$0] })
  }

  /// Sixteen are compared at once, up to 255 times before they are summed up.
  @Test(
    "Bytes are counted in texts of any length",
    arguments: [0, 1, 15, 16, 17, 4_079, 4_080, 4_081, 8_160, 65_535])
  func counting(_ length: Int) {
    let all = [UInt8](repeating: 10, count: length)
    let some = (0..<length).map { UInt8($0 * 7 % 11) }
    let counts = [all, some].map { $0.withUnsafeBytes { $0.count(of: 10) } }
    #expect(counts == [length, some.count { $0 == 10 }])
  }

  @Test("A file that became shorter has empty lines at its end")
  func shortened() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".txt")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("one\ntwo\nthree\n".utf8).write(to: url)
    let file = try #require(try LineFile(OpenFile(url.path)))
    let handle = try FileHandle(forWritingTo: url)
    try handle.truncate(atOffset: 5)
    try handle.close()
    #expect(file.count == 3 && file[0] == "one" && file[2] == "")
  }

  /// While one thread makes the file short and long again: a text that is mapped into memory ends the program here.
  @Test("A file that becomes shorter while its lines are counted has fewer")
  func shortening() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".txt")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("first\n".utf8).write(to: url)
    let handle = try FileHandle(forWritingTo: url)
    try handle.truncate(atOffset: 1 << 20)
    let shortening = Meanwhile {
      try? handle.truncate(atOffset: 6)
      try? handle.truncate(atOffset: 1 << 20)
    }
    defer { shortening.stop() }
    for _ in 0..<250 {
      let file = try #require(try LineFile(OpenFile(url.path)))
      #expect((1...2).contains(file.count) && file[0] == "first")
    }
  }

  @Test("The same text is equal, another is not")
  func equality() {
    let text = LineFile(Array("a\nb".utf8))
    #expect(text == LineFile(Array("a\nb".utf8)))
    #expect(text != LineFile(Array("a\nc".utf8)))
  }

  /// Expects the lines of bytes in memory and in a file.
  private func expect(_ bytes: [UInt8], _ lines: [String]) throws {
    let inMemory = LineFile(bytes)
    #expect((0..<inMemory.count).map { inMemory[$0] } == lines)
    guard !bytes.isEmpty else { return }
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".txt")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(bytes).write(to: url)
    let file = try #require(try LineFile(OpenFile(url.path)))
    #expect((0..<file.count).map { file[$0] } == lines)
  }
}
