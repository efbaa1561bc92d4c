import Simulator
import Testing

@Suite struct TextDisplaySafeTests {
  @Test(
    "Nothing that could act on a terminal is left",
    arguments: [
      ("plain ~ text", "plain ~ text"), ("", ""),
      ("\u{1B}[31mred\u{1B}[0m", "␛[31mred␛[0m"), ("\u{1B}]0;title\u{7}", "␛]0;title␇"),
      ("\u{9B}2J", "⋅2J"), ("a\u{0}b\u{7F}", "a␀b␡"), ("tab\there", "tab     here"),
      ("\t\tdeep", "                deep"), ("12345678\tb", "12345678        b"),
      ("\u{1B}한국\tb\t\r\tc", "␛한국   b               c"), ("é\r\t\nb", "é        b"),

      ("one\ntwo\r\nthree\rfour\u{2028}five", "one two three four five"), ("\u{8}\u{E}", "␈␎"),
      ("one\u{C}two\u{B}", "one␌two␋"),
      ("a\u{202E}cba\u{202C}", "a⋅cba⋅"), ("\u{2066}x\u{2069}", "⋅x⋅"),
      ("zero\u{200B}\u{FEFF}\u{2060}\u{AD}\u{200F}width", "zero⋅⋅⋅⋅width"),
      ("\u{FFFE}", "\u{FFFD}"),
      ("\u{1FFFF}", "\u{FFFD}"),
      ("a\u{200D}\u{200C} \u{E0041}b", "a⋅⋅ ⋅b"),
      ("می\u{200C}خواهم क्\u{200D}ष", "می\u{200C}خواهم क्\u{200D}ष"),
      ("🏴󠁧󠁢󠁥󠁮󠁧󠁿 ☎\u{FE0F} 葛\u{E0100}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 ☎\u{FE0F} 葛\u{E0100}"), (" \u{FE0F}\u{3164}", " ⋅⋅"),
      ("한글 e\u{301} 👩‍🔬 🇰🇷 1\u{FE0F}\u{20E3} ｶﾅ", "한글 e\u{301} 👩‍🔬 🇰🇷 1\u{FE0F}\u{20E3} ｶﾅ"),
    ])
  func replaced(_ text: String, _ safe: String) {
    #expect(text.displaySafe.unicodeScalars.elementsEqual(safe.unicodeScalars))
  }

  @Test("Tabs without number, each to the next stop")
  func manyTabs() {
    let text = String(repeating: "é\t", count: 200_000).displaySafe
    #expect(text.utf8.count == 200_000 * 9)
    #expect(text.hasPrefix("é       é       "))
  }

  @Test("Every scalar, alone and after a letter, comes out without a control")
  func everyScalar() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for safe in ["a\(Character(scalar))".displaySafe, String(Character(scalar)).displaySafe] {
        let isControl = safe.unicodeScalars.contains {
          $0.properties.generalCategory == .control || (0x202A...0x202E).contains($0.value)
            || (0x2066...0x2069).contains($0.value)
        }
        if isControl { Issue.record("U+\(String(value, radix: 16)) came through") }
      }
    }
  }
}
