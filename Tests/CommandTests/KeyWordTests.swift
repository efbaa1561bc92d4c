import Simulator
import Testing

@testable import cellophane

@Suite("The words by which a trap tells keys")
struct KeyWordTests {
  @Test("A key by its name, many at once with their number")
  func names() {
    #expect(Key.character(" ").word(times: 1) == "Space")
    #expect(Key.shiftDown.word(times: 3) == "Shift-Down×3")
  }

  @Test("Of text that came at once the beginning, without a space")
  func texts() {
    #expect(Key.character("a b").word(times: 1) == "a␣b")
    #expect(Key.character("a word and another").word(times: 1) == "a␣word␣a…")
    #expect(Key.character("👨‍👩‍👧‍👦").word(times: 1) == "👨‍👩‍👧‍👦")
  }
}
