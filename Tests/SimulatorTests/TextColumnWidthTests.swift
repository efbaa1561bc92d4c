import Simulator
import Testing

@Suite struct TextColumnWidthTests {
  @Test(
    "A character takes as many columns as a terminal gives it",
    arguments: [
      ("a", 1), (" ", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("─", 1), ("█", 1),
      ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1112}", 2), ("\u{1161}", 0),
      ("漢", 2), ("か", 2), ("か\u{3099}", 2), ("カ", 2), ("ｶ", 1), ("ｶﾞ", 2), ("Ａ", 2), ("　", 2),
      ("👩‍🔬", 2), ("👍🏽", 2), ("🇰🇷", 2), ("1\u{FE0F}\u{20E3}", 2), ("☺", 1), ("☺\u{FE0F}", 2),
      ("⌚", 2), ("👨‍👩‍👧‍👦", 2), ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2),
      ("ก\u{E33}", 2), ("ع", 1),
      ("\u{301}", 0), ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FEFF}", 0), ("\u{202E}", 0),
      ("\n", 0), ("\t", 0), ("\r\n", 0), ("\u{1B}", 0), ("\u{7F}", 0), ("\u{9B}", 0),
    ] as [(Character, Int)])
  func character(_ character: Character, _ columns: Int) {
    #expect(character.columnWidth == columns)
    #expect(String(character).columnWidth == columns)
  }

  @Test(
    "A text takes the columns of its characters",
    arguments: [
      ("", 0), ("hello", 5), ("a\tb\n", 2), ("안녕 world", 10), ("cafe\u{301}", 4),
      ("ﾊﾝｶｸ", 4), ("日本🇯🇵!", 7), ("a\u{200B}b", 2), ("\u{0915}\u{094D}\u{0937}\u{093F}", 3),
      ("हमारी सूची", 9), ("น\u{E49}\u{E33}", 2), ("தமிழ்", 4),
    ])
  func text(_ text: String, _ columns: Int) {
    #expect(text.columnWidth == columns)
    #expect(text.dropFirst(0).columnWidth == columns)
  }

  @Test(
    "What stands beside a letter is a part of its own",
    arguments: [
      ("री", ["र", "\u{940}"]), ("या", ["य", "\u{93E}"]),
      ("น\u{E49}\u{E33}", ["น\u{E49}", "\u{E33}"]),
      ("a", nil), ("e\u{301}", nil), ("漢", nil), ("👩‍🔬", nil), ("☺\u{FE0F}", nil),
    ] as [(Character, [String]?)])
  func parts(_ character: Character, _ parts: [String]?) {
    #expect(
      character.columnParts?.map { Array($0.unicodeScalars) }
        == parts?.map { Array($0.unicodeScalars) })
  }

  @Test("The edges of the ranges")
  func edges() {
    #expect(
      ["\u{10FF}", "\u{1100}", "\u{115F}", "\u{1160}", "\u{11FF}"].map(\.columnWidth) == [
        1, 2, 2, 0, 0,
      ])
    #expect(["\u{ABFF}", "\u{AC00}", "\u{D7A3}", "\u{D7A4}"].map(\.columnWidth) == [1, 2, 2, 1])
    #expect(["\u{2FF}", "\u{300}", "\u{36F}", "\u{370}"].map(\.columnWidth) == [1, 0, 0, 1])
    #expect(
      ["\u{1FFFF}", "\u{20000}", "\u{3FFFD}", "\u{10FFFD}"].map(\.columnWidth) == [1, 2, 2, 1])
  }

  @Test("What is taken for plain at a glance is plain, eight bytes at a time or one by one")
  func plain() {
    for value in UInt8.min...UInt8.max {
      let odd = Character(Unicode.Scalar(value))
      for place in 0..<20 {
        let text = String(repeating: "x", count: place) + String(odd) + "yz"
        #expect(text.isPlainASCII == (value >= 0x20 && value < 0x7F))
      }
    }
    #expect(
      "".isPlainASCII && "12345678".isPlainASCII
        && "1234567890\u{7F}"[..<"12345678".endIndex].isPlainASCII)
  }
}
