import Testing

@testable import Renderer

@Suite("Texts cut in their middle")
struct ShorteningTests {
  @Test("A text without arguments loses its middle")
  func middle() {
    let call = "layoutAttributesForElements(in: 0, 40, 320, 480) → 11"
    #expect(call.shortenedInTheMiddle(to: 60, ellipsis: "…") == call)
    #expect(call.shortenedInTheMiddle(to: 30, ellipsis: "…") == "layoutAttributesFo…, 480) → 11")
    #expect("scrollViewDidScroll".shortenedInTheMiddle(to: 8, ellipsis: "…") == "scrol…ll")
    #expect("日本語の名前".shortenedInTheMiddle(to: 7, ellipsis: "…").columnWidth <= 7)
    #expect("abc".shortenedInTheMiddle(to: 1, ellipsis: "…") == "a")
  }
}
