import Renderer
import Testing

@testable import Terminal

@Suite("What a terminal is sent shows the picture")
struct PictureWriterTests {
  private static let columns = 24
  private static let rows = 8

  /// What terminals lack; `bce`, `msgr`, `am` and `xenl` are flags.
  static let terminals: [Set<String>] = [
    [], ["bce"], ["csr"], ["indn", "rin"], ["hpa", "ech", "el"], ["xenl"], ["am"], ["msgr"],
    ["rmul", "rmso"], ["colors"],
    ["hpa", "el", "ech", "csr", "bce", "dim", "indn", "rin", "setaf"],
  ]

  @Test("Any picture after any other one, whatever the terminal lacks", arguments: terminals)
  func pictures(_ missing: Set<String>) throws {
    var dice = Dice(state: 42)
    let abilities = try #require(TerminalAbilities(without: missing))
    var writer = PictureWriter(abilities, .testing, usesColor: true)
    (writer.columns, writer.rows) = (Self.columns, Self.rows)
    var screen = DrawnScreen(columns: Self.columns, rows: Self.rows)
    screen.clearsInColor = !missing.contains("bce")
    screen.wrapsLate = !missing.contains("xenl")
    writer.clear()
    var shown: CellGrid?
    var moves = 0
    for number in 0..<400 {
      let picture = picture(after: shown, &dice)
      let update = PictureUpdate(from: shown, to: picture, movesRows: writer.movesRows)
      if let shift = update.shift {
        writer.move(shift)
        moves += 1
      }
      writer.write(update.changes, of: picture)
      screen.take(writer.output.bytes)
      writer.output.removeAll()
      var expected = visible(picture, writer, missing)
      var drawn = screen.cells.visible
      if missing.contains("xenl") {
        // The last place cannot be written to where that would move everything up.
        expected[Self.rows - 1] = ""
        drawn[Self.rows - 1] = ""
      }
      try #require(drawn == expected, "picture \(number)")
      shown = picture
    }
    #expect(screen.unknown == [])
    #expect(moves > 20 || !writer.movesRows)
  }

  @Test("A picture larger than the terminal is cut, and nothing wraps")
  func cut() throws {
    var writer = PictureWriter(
      try #require(TerminalAbilities(without: [])), .testing, usesColor: true)
    (writer.columns, writer.rows) = (4, 2)
    var screen = DrawnScreen(columns: 4, rows: 2)
    let grid = CellGrid(lines: ["abcdef", "abc한 ", "ghijkl"])
    writer.clear()
    writer.write(GridChange.changes(from: nil, to: grid), of: grid)
    screen.take(writer.output.bytes)
    #expect(screen.text == ["abcd", "abc?"])
  }

  @Test("Where the last place cannot be written to, all before it is")
  func lastPlace() throws {
    var writer = PictureWriter(
      try #require(TerminalAbilities(without: ["xenl"])), .testing, usesColor: true)
    (writer.columns, writer.rows) = (4, 2)
    var screen = DrawnScreen(columns: 4, rows: 2)
    screen.wrapsLate = false
    let grid = CellGrid(lines: ["abcd", "efgh"])
    writer.clear()
    writer.write(GridChange.changes(from: nil, to: grid), of: grid)
    screen.take(writer.output.bytes)
    #expect(screen.text == ["abcd", "efg "])
  }

  @Test("Blank ends of rows are cleared, neighbouring changes written through")
  func shortWays() throws {
    #expect(try bytes(from: ["abcdefghijkl"], to: ["abc         "]) == "[1;4H[K")
    #expect(try bytes(from: ["abcdefghijkl"], to: ["abX  Yghijkl"]) == "[1;3HX  Y")
    #expect(try bytes(from: ["abcdefghijkl"], to: ["aXcdYfghijkl"]) == "[1;2HXcdY")
    #expect(try bytes(from: ["abcdefghijkl"], to: ["aXcdefghiYkl"]) == "[1;2HX[10GY")
    #expect(try bytes(from: ["abcdefghijklmno"], to: ["a            no"]) == "[1;2H[12X")
    #expect(try bytes(from: ["ab", "cd"], to: ["ax", "xd"]) == "[1;2Hx[2;1Hx")
    #expect(try bytes(from: ["abc", "cd "], to: ["axc", "xd "]) == "[1;2Hx\r\nx")
  }

  @Test("Rows that moved are moved within their region")
  func moved() throws {
    let rows = ["head", "first row", "second row", "third row", "fourth row", "0123456789"]
    let next = ["head", "second row", "third row", "fourth row", "fifth row", "0123456789"]
    let bytes = try bytes(from: rows, to: next)
    #expect(bytes == "[2;5r[5;1H\n[1;6r[5;1Hfifth row")
  }

  /// Bytes without their escapes, of a terminal as wide as the rows.
  private func bytes(from old: [String], to new: [String]) throws -> String {
    let grid = CellGrid(lines: new)
    var writer = PictureWriter(
      try #require(TerminalAbilities(without: [])), .testing, usesColor: true)
    (writer.columns, writer.rows) = (grid.columns, grid.rows)
    let update = PictureUpdate(from: CellGrid(lines: old), to: grid, movesRows: true)
    if let shift = update.shift { writer.move(shift) }
    writer.write(update.changes, of: grid)
    return String(decoding: writer.output.bytes.filter { $0 != 0x1B }, as: UTF8.self)
  }

  private func picture(after old: CellGrid?, _ dice: inout Dice) -> CellGrid {
    var grid = old ?? CellGrid(columns: Self.columns, rows: Self.rows)
    switch dice.roll(6) {
    case 0:
      let below = dice.roll(2) == 0
      for row in 0..<Self.rows {
        let source = below ? row + 1 : row - 1
        for column in 0..<Self.columns where (0..<Self.rows).contains(source) {
          if let old { grid[column, row] = old[column, source] }
        }
      }
    case 1: grid = CellGrid(columns: Self.columns, rows: Self.rows)
    default: break
    }
    for _ in 0..<dice.roll(12) {
      let texts = [
        "abc", "    ", "                        ", "x", "한국어", "e\u{301}", "──│", "lorem ipsum",
      ]
      grid.put(
        texts[dice.roll(texts.count)], column: dice.roll(Self.columns + 4) - 4,
        row: dice.roll(Self.rows), style: style(&dice), clip: grid.area)
    }
    return grid
  }

  private func style(_ dice: inout Dice) -> Style {
    guard dice.roll(3) > 0 else { return .plain }
    var style = Style()
    if dice.roll(2) == 0 { style.foreground = Style.Color(rawValue: UInt8(dice.roll(8))) }
    if dice.roll(3) == 0 { style.background = Style.Color(rawValue: UInt8(dice.roll(8))) }
    style.isBold = dice.roll(4) == 0
    style.isDim = dice.roll(4) == 0
    style.isUnderlined = dice.roll(4) == 0
    style.isReversed = dice.roll(4) == 0
    return style
  }

  private func visible(
    _ grid: CellGrid, _ writer: PictureWriter, _ missing: Set<String>
  ) -> [String] {
    let cells = (0..<grid.rows).map { row in
      (0..<grid.columns).map { column in
        var cell = grid[column, row]
        if !writer.usesColor { (cell.style.foreground, cell.style.background) = (nil, nil) }
        if missing.contains("dim") { cell.style.isDim = false }
        return cell
      }
    }
    return cells.visible
  }
}

/// Numbers by chance, the same every time.
private struct Dice {
  var state: UInt64

  mutating func roll(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
}
