import Simulator
import Testing

@testable import Renderer

@Suite struct WrappedTextTests {
  @Test(
    "Lines break at spaces, long names at their joints",
    arguments: [
      ("one two three", 8, ["one two", "three"]), ("one two", 7, ["one two"]), ("", 5, []),
      ("the UICollectionViewFlowLayout is", 24, ["the UICollectionViewFlow", "Layout is"]),
      ("the UICollectionViewFlowLayout is", 26, ["the", "UICollectionViewFlowLayout", "is"]),
      (
        "layoutAttributesForElements(in: 0, 1)", 20,
        ["layoutAttributesFor", "Elements(in: 0, 1)"]
      ),
      (" abcdefghij", 4, ["abcd", "efgh", "ij"]), ("  ab  cd", 9, ["  ab  cd"]),
      ("ab    ", 4, ["ab  "]), (" https://a.b/c", 10, [" https://", "a.b/c"]),
      ("offset 0, 1 240.5", 12, ["offset 0,", "1 240.5"]),
      ("320 × 1 234 567 of", 12, ["320 ×", "1 234 567 of"]), ("a 1 23 4", 5, ["a 1", "23 4"]),
      ("abcdefghij", 4, ["abcd", "efgh", "ij"]), ("한글한글", 4, ["한글", "한글"]),
      ("stands 9 240 pt below", 10, ["stands", "9 240 pt", "below"]),
      ("from 50 → 90 now", 9, ["from", "50 → 90", "now"]), ("50 → 90", 4, ["50 →", "90"]),
      ("[0] 240 12 3456", 6, ["[0]", "240 12", "3456"]),
      ("at github.com/a/B", 14, ["at", "github.com/a/B"]),
      ("at github.com/airbnb/LongName/9", 20, ["at", "github.com/airbnb/", "LongName/9"]),
      ("at x.y/LongNameOfIt/9 or", 9, ["at", "x.y/Long", "NameOfIt/", "9 or"]),
      ("한글", 1, ["한", "글"]), ("a\tb\u{1B}", 10, ["a       b␛"]),
      ("    a  b", 9, ["    a  b"]), ("one  two", 5, ["one ", "two"]), ("a ", 5, ["a "]),
      ("one   two", 3, ["one", " ", "two"]), ("   ", 5, ["   "]),
    ] as [(String, Int, [String])])
  func lines(_ text: String, _ columns: Int, _ lines: [String]) {
    #expect(WrappedText(text, columns: columns).lines == lines)
  }

  @Test("No line is wider than it may be, and nothing is lost", arguments: 2...40)
  func widths(_ columns: Int) {
    let text =
      "The behavior of the UICollectionViewFlowLayout is not defined because: 한글 of_this.long-name"
    let lines = WrappedText(text, columns: columns).lines
    #expect(lines.allSatisfy { $0.columnWidth <= columns && !$0.isEmpty })
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }

  @Test(
    "What is left out is told behind a whole word",
    arguments: [
      (10, 3, ["one two", "three four", "five"]), (10, 2, ["one two", "three…"]),
      (10, 1, ["one two…"]), (10, 0, []), (5, 2, ["one", "two…"]), (4, 3, ["one", "two", "thr…"]),
    ] as [(Int, Int, [String])])
  func cut(_ columns: Int, _ limit: Int, _ lines: [String]) {
    let wrapped = WrappedText("one two three four five", columns: columns)
    #expect(wrapped.prefix(limit, ellipsis: "…") == lines)
    #expect(WrappedText("a, b · c, d", columns: 6).prefix(1, ellipsis: "…") == ["a, b…"])
  }
}
