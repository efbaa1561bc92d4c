import Simulator
import Testing

@testable import Renderer

@Suite struct BlockTextTests {
  private func picture(
    _ text: String, _ size: BlockText.Size, columns: Int, rows: Int, at column: Int = 0,
    _ row: Int = 0
  ) throws -> String {
    var grid = CellGrid(columns: columns, rows: rows)
    let theme = Theme(isASCII: false, usesColor: false)
    try #require(BlockText(text, size: size)).draw(
      into: &grid, column: column, row: row, style: .plain, theme: theme, clip: grid.area)
    return String(grid.text().dropLast())
  }

  @Test("Letters of half blocks take three rows")
  func half() throws {
    #expect(
      try picture("Jump 40 %", .half, columns: 34, rows: 3) == """
          █ █ █ █▄ ▄█ █▀█   █ █ █▀█   ▀ ▄▀
        ▄ █ █ █ █ ▀ █ █▀▀   ▀▀█ █ █    █▀
        ▀▀▀ ▀▀▀ ▀   ▀ ▀       ▀ ▀▀▀   ▀  ▀
        """)
  }

  @Test("Letters of whole cells take five rows, and twice the columns where cells are doubled")
  func whole() throws {
    #expect(
      try picture("4.", .cell, columns: 5, rows: 5) == """
        # #
        # #
        ###
          #
          # #
        """)
    #expect(
      try picture("1", .double, columns: 6, rows: 5) == """
          ██
        ████
          ██
          ██
        ██████
        """)
  }

  @Test("Partly outside they are cut, wholly outside there is nothing")
  func outside() throws {
    #expect(try picture("1", .double, columns: 3, rows: 2, at: -2, -1) == "██\n██")
    let right = try picture("1", .half, columns: 3, rows: 3, at: 3)
    let above = try picture("1", .half, columns: 3, rows: 3, at: 0, -3)
    #expect(right == "\n\n" && above == "\n\n")
  }

  @Test("Every letter is five rows of one width; what the font does not have is refused")
  func letters() throws {
    for character in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-+%!" {
      let pixels = try #require(BlockFont.pixels(of: character))
      #expect(pixels.count == BlockFont.height && Set(pixels.map(\.count)).count == 1)
      #expect(pixels.joined().contains(true))
    }
    #expect(BlockText("가", size: .half) == nil)
    #expect(BlockText("a b", size: .half)?.columns == 3 + 1 + 2 + 3)
    #expect(BlockText("", size: .half)?.columns == 0)
  }

  @Test("Whatever the verdict is, its word and number can be set")
  func verdicts() {
    for invariant in Invariant.allCases {
      #expect(BlockText(Verdict.word(invariant), size: .half) != nil)
    }
    var untold = Finding(
      invariant: .work, count: 1, max: 8, sum: 8, signedSum: 8, unit: .count, firstTime: 0,
      atRest: false, message: "")
    #expect(Verdict(untold).headline == "TOO MUCH WORK 8 tasks")
    untold.culprit = Finding.Culprit(
      category: .cell, indexPath: [0, 8], estimated: nil, measured: nil,
      call: "collectionView(_:prefetchItemsAt:)", moved: nil)
    #expect(Verdict(untold).headline == "NOT PREFETCHED 8 items")
    #expect(BlockText(Verdict.word(untold), size: .half) != nil)
    untold.culprit?.call = "preferredLayoutAttributesFitting(_:)"
    #expect(Verdict(untold).headline == "ASKED IN VAIN 8 times")
    #expect(BlockText(Verdict.word(untold), size: .half) != nil)
    // Cells that an estimate made too many of have one.
    untold.culprit?.estimated = 2
    #expect(Verdict(untold).headline == "TOO MUCH WORK 8 tasks")
    untold.invariant = .convergence
    #expect(Verdict(untold).headline == "NEVER SETTLES 8 rounds")
    untold.culprit?.moved = 480
    #expect(Verdict(untold).headline == "RUNS AWAY 8 corrections")
    #expect(BlockText(Verdict.word(untold), size: .half) != nil)
    for amount in [0.75, 1_234_567.5, 12, -3] {
      for unit in [Finding.Unit.points, .fraction, .count] {
        #expect(BlockText(Verdict.amount(amount, unit), size: .cell) != nil)
      }
    }
  }
}
