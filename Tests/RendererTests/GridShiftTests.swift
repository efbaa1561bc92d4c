import Foundation
import Renderer
import Scenes
import Simulator
import Testing

@MainActor
@Suite("What of a picture is handed to the terminal")
struct GridShiftTests {
  @Test("Rows that move are shifted, and the rows around them stay")
  func rows() {
    #expect(shift(from: "t a b c d f", to: "t b c d e f") == "1..<5 by 1")
    #expect(shift(from: "t a b c d f", to: "t x a b c f") == "1..<5 by -1")
    #expect(shift(from: "t a b c d e f g", to: "t c d e f h i g") == "1..<7 by 2")
  }

  @Test("Nothing is shifted where nothing has moved, or too few rows are another's")
  func none() {
    #expect(shift(from: "a b c", to: "a b c") == nil)
    #expect(shift(from: "a b c", to: "a x c") == nil)
    #expect(shift(from: "a b c", to: "d e f") == nil)
    #expect(shift(from: "a b", to: "a b c") == nil)
    #expect(shift(from: "a b c d", to: "b x y z") == nil)
  }

  @Test("Rows are shifted where one half of them moves and the other stays")
  func beside() {
    let stays = "k l m n o p"
    let old = grid("t a b c d f", beside: stays)
    let new = grid("t b c d e f", beside: stays)
    // Of 4 cells that change in each of 5 rows, those of the left; to the right everything has to be drawn again.
    #expect(GridShift(from: old, to: new) == nil)
    let wide = grid("t a b c d f", beside: "k l l l l p", columns: 40)
    let next = grid("t b c d e f", beside: "k l l l m p", columns: 40)
    #expect(
      GridShift(from: wide, to: next).map { "\($0.rows) by \($0.distance)" } == "1..<5 by 1")
  }

  @Test("Lines that a number alone tells apart are shifted, not written over")
  func numbered() {
    func lines(from first: Int) -> CellGrid {
      var grid = CellGrid(columns: 120, rows: 40)
      for row in 0..<40 {
        grid.put(
          "[0,\(first + row)] a  line \(first + row) of a text", column: 0, row: row,
          clip: grid.area)
      }
      return grid
    }
    #expect(GridShift(from: lines(from: 100), to: lines(from: 101)).map(\.rows) == 0..<40)
  }

  /// To write over a number and a bar in each of them takes as many bytes as to draw a page.
  @Test("Lines that a digit and a colour tell apart are shifted, though few of their cells change")
  func banded() {
    func lines(from first: Int) -> CellGrid {
      var grid = CellGrid(columns: 120, rows: 40)
      for row in 0..<38 {
        let line = first + row
        let bar = Style(foreground: line.isMultiple(of: 2) ? .cyan : .blue)
        grid.put("|", column: 0, row: row + 1, style: bar, clip: grid.area)
        // What is told of the lines that came last goes out one row further down.
        let marks = row < 12 ? "" : row < 37 ? " ar" : " AR"
        grid.put(
          "[0,\(line)]\(marks)  \(line + 1) some words of a line of text here", column: 1,
          row: row + 1, clip: grid.area)
      }
      return grid
    }
    let shift = GridShift(from: lines(from: 360), to: lines(from: 361))
    #expect(shift?.distance == 1)
    // The last line is written anew whether its row takes part or not.
    #expect(shift?.rows == 1..<38)
  }

  @Test("The shift before is tried first, and believed where it explains nearly all")
  func again() {
    let texts = ["t a b c d f", "t b c d e f", "t c d e g f", "t a b c d f", "a x b c d f"]
    for old in texts {
      for new in texts {
        for last in texts {
          let before = GridShift(from: grid(last), to: grid(new))
          let alone = GridShift(from: grid(old), to: grid(new))
          #expect(GridShift(from: grid(old), to: grid(new), after: before) == alone)
        }
      }
    }
  }

  @Test("A row that leaves is blank where it was")
  func shifted() {
    let old = grid("t a b c f")
    let up = GridShift(from: old, to: grid("t b c d f"))
    #expect(GridChange.changes(from: old, after: up, to: grid("t b c d f")).map(\.row) == [3])
    #expect(GridChange.changes(from: old, after: up, to: grid("t b c . f")) == [])
    let down = GridShift(from: old, to: grid("t x a b f"))
    #expect(GridChange.changes(from: old, after: down, to: grid("t x a b f")).map(\.row) == [1])
    #expect(GridChange.changes(from: old, after: down, to: grid("t . a b f")) == [])
    #expect(GridChange.changes(from: old, to: grid("t b c d f")).map(\.row) == [1, 2, 3])
  }

  /// Of 4,800 cells; each cell of the list has its place, and a new one comes in.
  @Test("A line of a list hands on few cells, the same frame none")
  func scroll() throws {
    let text =
      "{ layout: { kind: list }, data: 1000, cell: { size: [1100, 60] }, viewport: [1100, 760] }"
    let timeline = try Timeline(SceneLoader().scene(text: text, name: "rows"))
    timeline.take(.pause)
    var screen = Screen(columns: 120, rows: 40)
    screen.state.showsInspector = false
    var handed: [Int] = []
    var shown = CellGrid(columns: 120, rows: 40)
    for _ in 0..<20 {
      try timeline.apply(.line(.down))
      screen.state.time = timeline.state
      let picture = screen.draw(timeline.frame)
      let changes = GridChange.changes(
        from: shown, after: GridShift(from: shown, to: picture), to: picture)
      handed.append(changes.reduce(0) { $0 + $1.columns.count })
      shown = picture
      #expect(GridShift(from: shown, to: screen.draw(timeline.frame)) == nil)
      #expect(GridChange.changes(from: shown, to: screen.draw(timeline.frame)) == [])
    }
    #expect(handed.dropFirst().allSatisfy { $0 <= 1_000 }, "\(handed)")
  }

  private func shift(from old: String, to new: String) -> String? {
    GridShift(from: grid(old), to: grid(new)).map { "\($0.rows) by \($0.distance)" }
  }

  /// A row for each pair of words, each in half of the columns.
  private func grid(_ left: String, beside right: String, columns: Int = 8) -> CellGrid {
    let pairs = zip(left.split(separator: " "), right.split(separator: " "))
    var grid = CellGrid(columns: columns, rows: left.split(separator: " ").count)
    for (row, pair) in pairs.enumerated() {
      for column in 0..<columns {
        grid[column, row].text = String(column < columns / 2 ? pair.0 : pair.1)
      }
    }
    return grid
  }

  /// A row for each word, `.` for a blank one.
  private func grid(_ words: String) -> CellGrid {
    let rows = words.split(separator: " ")
    var grid = CellGrid(columns: 16, rows: rows.count)
    for (row, word) in rows.enumerated() where word != "." {
      for column in 0..<16 { grid[column, row].text = String(word) }
    }
    return grid
  }
}
