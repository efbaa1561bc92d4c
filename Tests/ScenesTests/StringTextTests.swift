import Testing

@testable import Scenes

@Suite("The bytes of a text")
struct StringTextTests {
  @Test(
    "What is no UTF-8 is Windows-1252 where that has a meaning",
    arguments: [
      (Array("plain".utf8), "plain"),
      (Array("Köln, 東京, \u{FFFD}".utf8), "Köln, 東京, \u{FFFD}"),
      (Array("\u{FFFD}".utf8), "\u{FFFD}"),
      ([0x4A, 0xFC, 0x72, 0x67, 0x65, 0x6E], "Jürgen"),
      ([0x31, 0x20, 0x80, 0x09, 0x93, 0x61, 0x94], "1 €\t“a”"),
      // Without a meaning in Windows-1252, with control characters, and cut within a character of a text that is UTF-8.
      ([0x61, 0x81], "a\u{FFFD}"),
      ([0x00, 0x1F, 0xFC], "\0\u{1F}\u{FFFD}"),
      (Array("Kö".utf8) + [0xC3], "Kö\u{FFFD}"),
    ] as [([UInt8], String)])
  func text(_ bytes: [UInt8], _ text: String) {
    #expect(String(text: bytes) == text)
  }

  /// A carriage return alone ends a line only for the parser of whole tables.
  @Test("Each line of a table is read for itself", arguments: ["\n", "\n\r"])
  func rows(_ end: String) throws {
    let bytes: [UInt8] =
      Array("name\nJürgen\n".utf8) + [0xC9] + Array(("mile" + end).utf8) + [0x80]
    let table = try CSVReader(name: "people.csv").table(from: bytes)
    #expect((0..<table.count).map { table.value(row: $0, field: 0) } == ["Jürgen", "Émile", "€"])
  }
}
