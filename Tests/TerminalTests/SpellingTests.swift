import Testing

@testable import Terminal

@Suite("Clusters are cut to what every terminal agrees about")
struct SpellingTests {
  @Test(
    "A glyph fills its place by the system's own tables",
    arguments: [
      ("a", 1, ["a"]), ("한", 2, ["한"]), ("é", 1, ["é"]), ("e\u{301}", 1, ["e\u{301}"]),
      ("", 1, [" "]), ("", 2, [" ", " "]),
      ("👩\u{200D}🔬", 2, ["👩"]), ("👍🏽", 2, ["👍"]),
      ("❤\u{FE0F}", 2, ["❤", " "]), ("1\u{FE0F}\u{20E3}", 2, ["1", " "]),
      ("🇰🇷", 2, ["K", "R"]), ("🇰", 1, ["K"]),
      ("한", 1, ["?"]), ("\u{300}", 1, [" \u{300}"]), ("\u{940}", 1, ["\u{940}"]),
      ("\u{7}", 1, ["?"]), ("\u{7}", 2, ["?", " "]),
    ])
  func glyphs(text: String, width: Int, expected: [String]) {
    let glyphs = Spelling.glyphs(of: text, width: width, systemWidth: Self.width)
    #expect(
      glyphs.map { String(String.UnicodeScalarView($0)).unicodeScalars.map(\.value) }
        == expected.map { $0.unicodeScalars.map(\.value) })
  }

  /// What a system's table says of the characters of these tests.
  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x20: -1
    case 0x300..<0x370, 0x200B...0x200D, 0x20E3, 0xFE00...0xFE0F: 0
    case 0x1100..<0x1160, 0xAC00..<0xD7A4, 0x1F300..<0x1F700, 0x1F900..<0x1FA00: 2
    default: 1
    }
  }
}
