import Simulator
import Testing

@testable import Renderer

@Suite("A text behind something else")
struct TextLinesBehindTests {
  @Test(
    "Its first line has what is left, and none of what stands before it",
    arguments: [
      (0, 8, ["aaa bbb", "ccc"]), (4, 8, ["aaa", "bbb ccc"]), (5, 8, ["aaa", "bbb ccc"]),
      (6, 8, ["", "aaa bbb", "ccc"]), (8, 8, ["", "aaa bbb", "ccc"]),
      (9, 8, ["", "aaa bbb", "ccc"]), (40, 8, ["", "aaa bbb", "ccc"]), (3, 0, [""]),
    ])
  func lines(_ taken: Int, _ columns: Int, _ expected: [String]) {
    let lines = TextLines.lines(of: "aaa bbb ccc", behind: taken, columns: columns, limit: 4)
    #expect(lines.prefix(expected.count).map(String.init) == expected)
    #expect(!lines.joined().contains("x"))
  }
}
