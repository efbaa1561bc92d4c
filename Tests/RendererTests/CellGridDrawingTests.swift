import Testing

@testable import Renderer

@Suite struct CellGridDrawingTests {
  /// A grid of dots with something drawn into it.
  private func picture(
    columns: Int = 6, rows: Int = 3, _ draw: (inout CellGrid) -> Void
  ) -> String {
    var grid = CellGrid(columns: columns, rows: rows)
    grid.fill(grid.area, with: ".", clip: grid.area)
    draw(&grid)
    #expect(grid.isWhole)
    return grid.picture
  }

  @Test(
    "Text is drawn where it lies in the grid",
    arguments: [
      (1, 1, "abc", "......\n.abc..\n......"),
      (0, 0, "abcdefgh", "abcdef\n......\n......"),
      (4, 2, "abc", "......\n......\n....ab"),
      (-2, 1, "abcd", "......\ncd....\n......"),
      (-4, 1, "abcd", "......\n......\n......"),
      (6, 1, "abcd", "......\n......\n......"),
      (1, -1, "abcd", "......\n......\n......"),
      (1, 3, "abcd", "......\n......\n......"),
      (1, 1, "e\u{301}x", "......\n.e\u{301}x...\n......"),
      (1, 1, "한a", "......\n.한a..\n......"),
      (5, 1, "한a", "......\n..... \n......"),
      (1, 1, "हमारी", "......\n.हमारी\n......"),
      (3, 1, "น\u{E49}\u{E33}x", "......\n...น\u{E49}\u{E33}x\n......"),
      (-1, 1, "한a", "......\n a....\n......"),
      (-2, 1, "한a", "......\na.....\n......"),
      (1, 1, "a\u{1B}[1m\n\t\u{200B}b", "......\n.a[1mb\n......"),
      (1, 1, "👩‍🔬🇰🇷", "......\n.👩‍🔬🇰🇷.\n......"),
    ])
  func put(_ column: Int, _ row: Int, _ text: String, _ expected: String) {
    let drawn = picture { $0.put(text, column: column, row: row, clip: $0.area) }
    #expect(drawn == expected)
  }

  @Test(
    "A clip cuts text at its edges, wide characters leave a blank",
    arguments: [
      (0, "abcdef", "..cd.."), (0, "한글말", "..글.."), (1, "한글말", "..  .."),
      (2, "한글", "..한.."), (3, "한글", "... .."), (1, "한", ".. ..."), (4, "한", "......"),
      (0, "한", "......"), (0, "─│┼═→↓", "..┼═.."), (3, "─│┼", "...─.."), (-3, "─│┼", "......"),
    ])
  func clipped(_ column: Int, _ text: String, _ expected: String) {
    let clip = CellRect(column: 2, row: 0, columns: 2, rows: 1)
    let drawn = picture(rows: 1) { $0.put(text, column: column, row: 0, clip: clip) }
    #expect(drawn == expected)
  }

  @Test(
    "A wide character that loses a half loses the other half too",
    arguments: [
      (1, "x", ".x .글"), (2, "x", ". x.글"), (1, "말", ".말.글"), (0, "말", "말 .글"),
      (2, "말", ". 말글"), (3, "말", ".한말 "), (5, "x", ".한. x"),
      (2, "─→│", ". ─→│ "), (2, "abc", ". abc "),
    ])
  func overdrawn(_ column: Int, _ text: String, _ expected: String) {
    let drawn = picture(rows: 1) {
      $0.put("한", column: 1, row: 0, clip: $0.area)
      $0.put("글", column: 4, row: 0, clip: $0.area)
      $0.put(text, column: column, row: 0, clip: $0.area)
    }
    #expect(drawn == expected)
  }

  @Test("Filling cuts wide characters at its edges")
  func fill() {
    let drawn = picture(rows: 1) {
      $0.put("한글말", column: 0, row: 0, clip: $0.area)
      $0.fill(CellRect(column: 1, row: 0, columns: 4, rows: 1), with: "-", clip: $0.area)
    }
    #expect(drawn == " ---- ")
  }

  @Test(
    "A box is cut by its clip",
    arguments: [
      (0, 0, "+--+..\n|..|..\n+--+.."), (3, 1, "......\n...+--\n...|.."),
      (-2, -1, ".|....\n-+....\n......"), (1, 2, "......\n......\n.+--+."),
      (6, 0, "......\n......\n......"), (0, -3, "......\n......\n......"),
    ])
  func box(_ column: Int, _ row: Int, _ expected: String) {
    let rect = CellRect(column: column, row: row, columns: 4, rows: 3)
    let drawn = picture {
      $0.box(rect, border: Glyphs.ascii.solid, style: .plain, clip: $0.area)
    }
    #expect(drawn == expected)
  }

  @Test("Hatching belongs to its rectangle and moves with it")
  func hatch() {
    func drawn(at column: Int) -> String {
      picture(columns: 8, rows: 2) {
        $0.hatch(
          CellRect(column: column, row: 0, columns: 6, rows: 2), with: "~", every: 4,
          style: .plain, clip: $0.area)
      }
    }
    #expect(drawn(at: 0) == "~...~...\n..~.....")
    #expect(drawn(at: 1) == ".~...~..\n...~....")
    #expect(drawn(at: -1) == "...~....\n.~......")
  }
}
