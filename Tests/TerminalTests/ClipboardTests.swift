import Testing

@testable import Terminal

@Suite("The clipboard")
struct ClipboardTests {
  @Test("A text that terminals do not take is not sent")
  func limit() {
    #expect(ControlText.copying("배") == "\u{1B}]52;c;67Cw\u{07}")
    #expect(ControlText.copying(String(repeating: "x", count: 75_000)) != nil)
    #expect(ControlText.copying(String(repeating: "x", count: 75_001)) == nil)
  }
}
