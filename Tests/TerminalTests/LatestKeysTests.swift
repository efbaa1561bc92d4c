import CPlatform
import Testing

/// The keys that the report of a trap repeats; C keeps them, for one terminal in a process.
@Suite("The latest keys", .serialized)
struct LatestKeysTests {
  init() { rescue_forget_keys() }

  private var text: String { String(cString: rescue_latest_keys()) }

  @Test("A few keys are kept in order")
  func few() {
    #expect(text == "")
    rescue_append_key("Space")
    rescue_append_key("Down×3")
    #expect(text == " Space Down×3")
    rescue_forget_keys()
    #expect(text == "")
  }

  @Test("24 keys are kept")
  func most() {
    for _ in 1...24 { rescue_append_key("j") }
    #expect(text == String(repeating: " j", count: 24))
  }

  @Test("Of more keys the latest are kept, behind a sign for the others", arguments: [25, 26, 60])
  func many(_ count: Int) {
    for number in 1...count { rescue_append_key("Down×\(1 + number)") }
    #expect(text == " …" + (count - 22...count).map { " Down×\(1 + $0)" }.joined())
  }

  @Test("A word that is too long is cut, the others are whole")
  func long() {
    for _ in 1...60 { rescue_append_key(String(repeating: "x", count: 1_000)) }
    rescue_append_key("G")
    #expect(text.hasPrefix(" … x") && text.hasSuffix("x G") && text.utf8.count < 24 * 128 + 4)
  }
}
