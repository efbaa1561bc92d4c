import Testing

@testable import Renderer

@Suite("Numbers on the screen")
struct ScreenNumbersTests {
  @Test(
    "Thousands stand apart, but not in index paths, decimals and names",
    arguments: [
      ("", ""), ("999", "999"), ("1000", "1 000"),
      ("collectionViewContentSize → 320 × 11280", "collectionViewContentSize → 320 × 11 280"),
      ("(in: 0, -5020.25, 320, 1234567)", "(in: 0, -5 020.25, 320, 1 234 567)"),
      ("[0,12345] and 99996 more", "[0,12345] and 99 996 more"),
      ("Layout2024.prepare() 0.12345 é2024 a_2024", nil),
    ] as [(String, String?)])
  func numbers(_ text: String, _ shown: String?) {
    #expect(text.withScreenNumbers == shown ?? text)
  }
}
