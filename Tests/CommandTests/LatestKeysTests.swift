import Simulator
import Testing

@testable import cellophane

@Suite("The keys that a trap tells")
struct LatestKeysTests {
  @Test("As they came, many at once with their number")
  func few() {
    var keys = LatestKeys()
    #expect(keys.text == "")
    keys.note(.character(" "), times: 1)
    keys.note(.shiftDown, times: 3)
    #expect(keys.text == " Space Shift-Down×3")
  }

  @Test("Of many the latest, and that there were others", arguments: [25, 26, 60])
  func many(_ count: Int) {
    var keys = LatestKeys()
    for number in 1...count { keys.note(.down, times: 1 + number) }
    let latest = (count - 22...count).map { " Down×\(1 + $0)" }
    #expect(keys.text == " …" + latest.joined())
  }

  @Test("Of as many as are told all")
  func most() {
    var keys = LatestKeys()
    for _ in 1...24 { keys.note(.character("j"), times: 1) }
    #expect(keys.text == String(repeating: " j", count: 24))
  }

  @Test("Of text that came at once the beginning is told, as one key among the latest")
  func keys() {
    var keys = LatestKeys()
    keys.note(.character("a b"), times: 1)
    keys.note(.character("a word and another"), times: 1)
    keys.note(.character("👨‍👩‍👧‍👦"), times: 1)
    keys.note(.up, times: 3)
    #expect(keys.text == " a␣b a␣word␣a… 👨‍👩‍👧‍👦 \(Key.up.name)×3")
    for _ in 0..<22 { keys.note(.down, times: 1) }
    #expect(!keys.text.contains("a␣") && keys.text.contains("\(Key.up.name)×3"))
  }
}
