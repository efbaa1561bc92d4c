import Testing

@testable import Scenes

/// What is printed of a text that anyone may have written.
@Suite("Unsafe scalars")
struct UnsafeScalarsTests {
  @Test(
    "They are written out",
    arguments: [
      ("a\u{1B}[31m", "a\\u{1B}[31m"), ("\u{9B}2J\u{7F}", "\\u{9B}2J\\u{7F}"), ("a\tb", "a b"),
      ("\u{202E}x\u{2066}", "\\u{202E}x\\u{2066}"), ("a\u{200B}b\u{FEFF}", "a\\u{200B}b\\u{FEFF}"),
      ("\u{E0061}\u{E007F}", "\\u{E0061}\\u{E007F}"), ("1\u{200D}2", "1\\u{200D}2"),
      ("\u{200D}\u{1F52C}", "\\u{200D}\u{1F52C}"), ("x\u{FE0F}\u{FE0F}", "x\u{FE0F}\\u{FE0F}"),
    ])
  func escaped(_ text: String, _ visible: String) {
    #expect(text.visible.unicodeScalars.elementsEqual(visible.unicodeScalars))
  }

  @Test(
    "What a text needs stays",
    arguments: [
      "plain", "한글 e\u{301}", "\u{1F469}\u{1F3FD}\u{200D}\u{1F52C}",
      "\u{2764}\u{FE0F}\u{200D}\u{1F525}",
      "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "\u{1F1F0}\u{1F1F7}",
      "می\u{200C}خواهم", "क्\u{200D}ष", "葛\u{E0100}", "1\u{FE0F}\u{20E3}",
    ])
  func kept(_ text: String) {
    #expect(text.visible.unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(!text.hasUnsafeScalars)
  }

  @Test("A scene that is written has none, and reads back as the same text")
  func written() throws {
    for value in UInt32(1)...0x2_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a\(Character(scalar))1"
      let written = QuotedText(text).text
      if written.hasUnsafeScalars { Issue.record("U+\(String(value, radix: 16)) is not escaped") }
      guard text.hasUnsafeScalars || value < 0x80 else { continue }
      let root = try YAMLComposer(SourceText(name: "x", text: written)).compose(as: "x")
      #expect(try root?.text().unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    }
  }
}
