import Testing

@testable import Terminal

@Suite("The latest words")
struct LatestWordsTests {
  private var words = LatestWords()

  private var text: String { String(decoding: words.bytes, as: UTF8.self) }

  @Test("All of a few, in order")
  mutating func few() {
    #expect(text == "")
    words.append("Space")
    words.append("Down×3")
    #expect(text == " Space Down×3")
    words.forget()
    #expect(text == "")
  }

  @Test("Of as many as are told all")
  mutating func most() {
    for _ in 1...24 { words.append("j") }
    #expect(text == String(repeating: " j", count: 24))
  }

  @Test("Of many the latest, and that there were others", arguments: [25, 26, 60])
  mutating func many(_ count: Int) {
    for number in 1...count { words.append("Down×\(1 + number)") }
    #expect(text == " …" + (count - 22...count).map { " Down×\(1 + $0)" }.joined())
  }

  @Test("What is too long ends early, and the others stand whole")
  mutating func long() {
    for _ in 1...60 { words.append(String(repeating: "x", count: 1_000)) }
    words.append("G")
    #expect(text.hasPrefix(" … x") && text.hasSuffix("x G") && text.utf8.count < 24 * 128 + 4)
  }
}
