import Testing

@testable import Renderer

@Suite("A character cell as one number")
struct PackedCellTests {
  @Test("A character and a style come out as they were put in, and each is changed alone")
  func parts() {
    let style = Style(
      foreground: .brightWhite, background: .brightWhite, isBold: true, isDim: true,
      isUnderlined: true, isReversed: true)
    var cell = PackedCell(glyph: 0x3_7FFF, look: style.code)
    #expect(cell.glyph == 0x3_7FFF && Style(code: cell.look) == style && !cell.isCluster)
    cell.look = Style(background: .red).code
    #expect(cell.glyph == 0x3_7FFF && Style(code: cell.look) == Style(background: .red))
    cell.glyph = 0x20
    #expect(cell.shownBackground == Style(background: .red).code)
  }

  @Test("Every style has a number of its own")
  func styles() {
    let colors = [nil] + (0..<16).map(Style.Color.init(rawValue:))
    for foreground in colors {
      for background in colors {
        for flags in 0..<16 {
          let style = Style(
            foreground: foreground, background: background, isBold: flags & 1 != 0,
            isDim: flags & 2 != 0, isUnderlined: flags & 4 != 0, isReversed: flags & 8 != 0)
          let cell = PackedCell(glyph: 0x41, look: style.code)
          #expect(Style(code: cell.look) == style && cell.glyph == 0x41)
        }
      }
    }
  }

  @Test(
    "A scalar that has no number of its own is told by its grid",
    arguments: ["\u{38000}", "\u{10FFFD}"])
  func planes(_ text: String) {
    var grid = CellGrid(columns: 2, rows: 1)
    grid[0, 0].text = "e\u{301}"
    grid[1, 0].text = text
    var other = CellGrid(columns: 2, rows: 1)
    other[1, 0].text = text
    other[0, 0].text = "e\u{301}"
    #expect(grid[1, 0].text == text)
    // Each has given out its numbers in another order.
    #expect(grid == other)
    #expect(GridChange.changes(from: grid, to: other) == [])
    other[1, 0].text = "\u{F0000}"
    #expect(GridChange.changes(from: grid, to: other).map(\.columns) == [1..<2])
  }

  @Test("A text for which no number is left shows as an unknown character")
  func manyTexts() {
    let last = PackedCell.glyph(ofText: PackedCell.clusterCount - 1)
    let cell = PackedCell(glyph: last, look: Style(isBold: true).code)
    #expect(cell.isCluster && cell.glyph == last && cell.look == Style(isBold: true).code)
    #expect(PackedCell.glyph(ofText: PackedCell.clusterCount) == 0xFFFD)
  }
}
