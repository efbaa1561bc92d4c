import Testing

@testable import Renderer

@Suite struct CellGridTextTests {
  @Test("Rows are text, with and without the spaces at their ends")
  func text() {
    var grid = CellGrid(columns: 5, rows: 2)
    grid.put("한a", column: 0, row: 0, clip: grid.area)
    #expect(grid.text() == "한a\n\n")
    #expect(grid.description == grid.text())
    #expect(grid.text(trimsRows: false) == "한a  \n     \n")
    #expect(CellGrid(columns: 0, rows: 0).text() == "")
    #expect(CellGrid(columns: 0, rows: 2).ansiText == "\n\n")
  }

  @Test("Looks are told where they change, and ended with the row")
  func ansi() {
    var grid = CellGrid(columns: 6, rows: 2)
    grid.put("ab", column: 0, row: 0, style: Style(foreground: .red), clip: grid.area)
    grid.put("c", column: 2, row: 0, clip: grid.area)
    let badge = Style(foreground: .white, background: .brightBlack, isBold: true)
    grid.put("한 ", column: 0, row: 1, style: badge, clip: grid.area)
    #expect(
      grid.ansiText
        == "\u{1B}[0;31mab\u{1B}[0mc\n\u{1B}[0;1;37;100m한 \u{1B}[0m\n")
  }

  @Test(
    "Every attribute has its code",
    arguments: [
      (Style(isDim: true), "0;2"), (Style(isUnderlined: true), "0;4"),
      (Style(isReversed: true), "0;7"), (Style(foreground: .brightCyan), "0;96"),
      (Style(background: .white), "0;47"), (.plain, "0"),
    ])
  func codes(_ style: Style, _ codes: String) {
    #expect(style.escapeSequence == "\u{1B}[\(codes)m")
  }
}
