import Testing

@testable import Renderer

@Suite struct StyledLineTests {
  private func drawn(_ line: StyledLine, columns: Int) -> CellGrid {
    var grid = CellGrid(columns: 10, rows: 1)
    line.draw(
      into: &grid, column: 1, row: 0, columns: columns, ellipsis: "…", clip: grid.area)
    return grid
  }

  private func line(_ middle: String) -> StyledLine {
    var line = StyledLine("ab")
    line.add(middle, Style(isBold: true))
    line.add("cd", Style(isDim: true))
    return line
  }

  @Test(
    "What does not fit ends in an ellipsis, and no wide character is cut",
    arguments: [
      ("→x", 6, " ab→xcd"), ("→x", 5, " ab→x…"), ("→x", 4, " ab→…"), ("→x", 3, " ab…"),
      ("→x", 2, " a…"), ("→x", 1, " …"), ("→x", 0, ""), ("→x", -1, ""),
      ("漢字", 8, " ab漢字cd"), ("漢字", 7, " ab漢字…"), ("漢字", 6, " ab漢…"), ("漢字", 5, " ab漢…"),
      ("漢字", 4, " ab…"), ("漢字", 3, " ab…"), ("漢字", 2, " a…"), ("漢字", 1, " …"), ("漢字", 0, ""),
    ])
  func cutting(_ middle: String, _ columns: Int, _ text: String) {
    #expect(drawn(line(middle), columns: columns).text() == text + "\n")
  }

  @Test("The ellipsis looks as what it stands for", arguments: ["→x", "漢字"])
  func looks(_ middle: String) {
    let line = line(middle)
    #expect(drawn(line, columns: 2)[2, 0].style == .plain)
    #expect(drawn(line, columns: 3)[3, 0].style == Style(isBold: true))
    #expect(drawn(line, columns: line.columns - 1)[line.columns - 1, 0].style.isDim)
  }

  @Test(
    "What is partly or wholly outside is left out", arguments: [("→x", " →xc"), ("漢字", " 漢")])
  func outside(_ middle: String, _ text: String) {
    var grid = CellGrid(columns: 10, rows: 1)
    let clip = CellRect(column: 1, row: 0, columns: 3, rows: 1)
    for (column, row) in [(-1, 0), (-1, -1), (-1, 1), (10, 0), (-9, 0)] {
      line(middle).draw(
        into: &grid, column: column, row: row, columns: 8, ellipsis: "…", clip: clip)
    }
    #expect(grid.text() == text + "\n")
  }

  @Test("Lines that are put together keep their pieces", arguments: ["→x", "漢字"])
  func pieces(_ middle: String) {
    var line = line(middle)
    let width = line.columns
    line.add(self.line(middle))
    line.pad(to: 2 * width + 2)
    #expect(line.columns == 2 * width + 2)
    #expect(line.spans.map(\.text) == ["ab", middle, "cd", "ab", middle, "cd", "  "])
    #expect(line.spans.map(\.columns).reduce(0, +) == line.columns)
    #expect(StyledLine("").isEmpty && !line.isEmpty)
  }
}
