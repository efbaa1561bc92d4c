import Renderer
import Simulator
import Testing

@testable import Terminal

@Suite("A picture that is printed")
struct PrintedPictureTests {
  @Test(
    "Every row has its columns by a terminal that counts single characters",
    arguments: [
      ("a👩\u{200D}🔬b", "a👩b"), ("👍🏽!", "👍!"), ("❤\u{FE0F}x", "❤ x"),
      ("1\u{FE0F}\u{20E3}2", "1 2"), ("🇰🇷.", "KR."), ("한e\u{301}", "한e\u{301}"),
      ("ᄒ\u{1161}\u{11AB}글", "ᄒ\u{1161}\u{11AB}글"), ("क\u{940}", "क\u{940}"), ("plain", "plain"),
    ])
  func spelled(_ text: String, _ printed: String) {
    var grid = CellGrid(columns: text.columnWidth, rows: 1)
    grid.put(text, column: 0, row: 0, clip: grid.area)
    let row = grid.spelled.text(trimsRows: false).dropLast()
    #expect(row.unicodeScalars.map(\.value) == printed.unicodeScalars.map(\.value))
    #expect(row.unicodeScalars.reduce(0) { $0 + Character($1).columnWidth } == grid.columns)
  }
}
