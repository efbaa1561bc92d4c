import Foundation
import Testing

@testable import Terminal

@Suite("The clipboard")
struct ClipboardTests {
  @Test("Bytes of every length are told as they are elsewhere", arguments: 0..<70)
  func base64(_ count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + 200) }
    #expect(Base64.text(of: bytes) == Data(bytes).base64EncodedString())
  }

  @Test("A text that terminals do not take is not sent")
  func limit() {
    #expect(ControlText.copying("배") == "\u{1B}]52;c;67Cw\u{07}")
    #expect(ControlText.copying(String(repeating: "x", count: 75_000)) != nil)
    #expect(ControlText.copying(String(repeating: "x", count: 75_001)) == nil)
  }
}
