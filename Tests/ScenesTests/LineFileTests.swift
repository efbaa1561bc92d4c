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

  @Test("What is neither UTF-8 nor Windows-1252 is replaced, and the lines around it stay")
  func rubbish() throws {
    try expect(
      [0x61, 0x81, 0xFE, 0x0A, 0x00, 0x0A, 0xC3, 0x01, 0x0A, 0xFF, 0x0A],
      ["a\u{FFFD}\u{FFFD}", "\0", "\u{FFFD}\u{1}", "ÿ"])
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

  @Test(
    "Lines are counted and found in texts around the size of a block",
    arguments: [0, 1, 17, 65_535, 65_536, 65_537, 131_072])
  func textsAroundBlocks(_ length: Int) {
    let text = (0..<length).map { $0 * 7 % 11 == 10 ? "\n" : "x" }.joined()
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    let file = LineFile(Array(text.utf8))
    #expect((0..<file.count).map { file[$0] } == lines)
  }

  @Test("A file that became shorter has empty lines at its end")
  func shortened() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".txt")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("one\ntwo\nthree\n".utf8).write(to: url)
    let file = try #require(try LineFile(OpenFile(url.path)))
    let whole = try #require(try LineFile(OpenFile(url.path)))
    #expect(whole[2] == "three" && !whole.hasShrunk)
    let handle = try FileHandle(forWritingTo: url)
    try handle.truncate(atOffset: 5)
    try handle.close()
    #expect(file.count == 3 && file[0] == "one" && file[2] == "")
    #expect(file.hasShrunk)
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

  @Test("A long text is counted in parts: whole lines of what was gone through, and at last all")
  func parts() throws {
    let lines = (0..<40_000).map { "line \($0) " + String(repeating: "-", count: $0 % 97) }
    try withFiles(["long.txt": lines.joined(separator: "\n")]) { directory in
      let whole = try #require(try LineFile(OpenFile("\(directory)/long.txt")))
      let file = try #require(try LineFile(OpenFile("\(directory)/long.txt"), countsLater: true))
      #expect(whole.isCounted && !file.isCounted && file != whole)
      var counts = [file.count]
      var parts = [file.countedPart]
      while !file.isCounted {
        #expect(file[counts[0] - 1] == lines[counts[0] - 1])
        #expect(file[file.count - 1] == lines[file.count - 1])
        try file.countOn(bytes: 300_000)
        counts.append(file.count)
        parts.append(file.countedPart)
      }
      #expect(counts[0] >= 1_000 && counts.count > 2 && counts == counts.sorted())
      #expect(parts == parts.sorted() && parts[0] > 0 && parts[0] < 0.2 && parts.last == 1)
      #expect(file == whole && file.count == 40_000 && file[39_999] == lines[39_999])
    }
  }

  @Test(
    "A text of few lines, or of little, is counted at once",
    arguments: [(count: 900, length: 3_000), (8_000, 20)])
  func atOnce(_ text: (count: Int, length: Int)) throws {
    let line = String(repeating: "x", count: text.length)
    let lines = Array(repeating: line, count: text.count).joined(separator: "\n")
    try withFiles(["lines.txt": lines]) { directory in
      let file = try #require(try LineFile(OpenFile("\(directory)/lines.txt"), countsLater: true))
      #expect(file.isCounted && file.count == text.count && file.countedPart == 1)
    }
  }

  @Test("A loader that counts later leaves texts that need no more than their lines uncounted")
  func loading() throws {
    let text = (0..<40_000).map { "number \($0) of very many lines" }.joined(separator: "\n")
    try withFiles(["long.txt": text]) { directory in
      let path = "\(directory)/long.txt"
      var loader = SceneLoader()
      #expect(try loader.scene(at: path).uncountedTexts == [])
      loader.countsTextsLater = true
      let scene = try loader.scene(at: path)
      #expect(scene.uncountedTexts.count == 1 && scene.panes[0].data.itemCount < 40_000)
      try scene.uncountedTexts[0].countOn()
      #expect(scene.uncountedTexts == [] && scene.panes[0].data.itemCount == 40_000)
      loader = SceneLoader(overrides: .init(settings: [("data.id", "line")]))
      loader.countsTextsLater = true
      let identified = try loader.scene(at: path)
      #expect(identified.uncountedTexts == [] && identified.panes[0].data.itemCount == 40_000)
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
