import Testing

@testable import Renderer

@Suite("Index paths on the screen")
struct ScreenPathsTests {
  @Test(
    "A path of two numbers loses its space, everything else stays",
    arguments: [
      ("", ""),
      ("scrolling up measured [0, 91] 50 → 90", "scrolling up measured [0,91] 50 → 90"),
      ("[0, 8], [0, 9], [12, 10] should be here", "[0,8], [0,9], [12,10] should be here"),
      ("[[1, 2], [3, 4]]", "[[1,2], [3,4]]"),
      ("[0, 1][2, 3", "[0,1][2, 3"),
      ("[0, [1, 2]", "[0, [1,2]"),
      ("[0], [0,1], [0,  1], [0, 1, 2], [a, 1], [0, b], [, 1], [0, ]", nil),
      ("(0, 1) 320, 480] 한 [é, 1]", nil),
      ("[0, 1.5] [-1, 2]", nil),
    ] as [(String, String?)])
  func paths(_ text: String, _ shown: String?) {
    #expect(text.withScreenPaths == shown ?? text)
  }

  @Test(
    "Thousands stand apart, but for those of index paths and names",
    arguments: [
      ("stands 9240 pt below", "stands 9 240 pt below"),
      ("[0,1200] 50 → 1290.5", "[0,1200] 50 → 1 290.5"),
      ("x1000 row-2000 #3000 0.1234", nil), ("", nil), ("999", nil), ("1000000", "1 000 000"),
      ("at -12000, 0012", "at -12 000, 0012"), ("99999999999999999999999", nil),
    ] as [(String, String?)])
  func numbers(_ text: String, _ shown: String?) {
    #expect(text.withGroupedNumbers == shown ?? text)
  }
}
