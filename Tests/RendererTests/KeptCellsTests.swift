import Foundation
import Simulator
import Testing

@testable import Renderer

/// When the picture of a cell is shown again, and when it is made anew.
@Suite("Pictures of cells that are kept")
struct KeptCellsTests {
  private static let looks = KeptCells.Looks(
    fontColumns: 1, scrollsHorizontally: false, theme: Theme(isASCII: false, usesColor: true),
    mode: .both, namesSections: false)

  /// Shows cells of one row below one another, and tells which of them were drawn anew.
  private func drawn(
    _ cells: [ElementFrame], reusing kept: inout KeptCells, looks: KeptCells.Looks = looks,
    form change: (inout KeptCells.Form) -> Void = { _ in }, covering covers: [Int: CellRect] = [:]
  ) -> [Int] {
    var grid = CellGrid(columns: 32, rows: 40)
    var drawn: [Int] = []
    kept.begin(looks)
    for (row, cell) in cells.enumerated() {
      let rect = CellRect(column: 0, row: row, columns: 32, rows: 1)
      var form = KeptCells.Form(columns: 32, rows: 1)
      change(&form)
      let isShown = kept.show(cell, form, at: rect, into: &grid) { grid in
        grid.put(cell.text, column: 0, row: row, clip: rect)
        drawn.append(cell.indexPath[1])
      }
      #expect(isShown)
      if let cover = covers[row] { kept.cover(cover) }
    }
    kept.end(grid, in: grid.area)
    let shown = grid.picture.split(separator: "\n")
    for (row, cell) in cells.enumerated() where covers.isEmpty {
      #expect(shown[row].hasPrefix(cell.text))
    }
    // What is drawn over them later is nothing to them.
    grid.fill(grid.area, with: "x", clip: grid.area)
    return drawn
  }

  private func cells(_ items: some Sequence<Int>) -> [ElementFrame] {
    items.map { .cell($0, y: Double($0) * 20, height: 20, text: "cell \($0)") }
  }

  @Test("What scrolls is shown again, what comes into view is drawn")
  func scrolling() {
    var kept = KeptCells()
    let all = cells(0..<60)
    #expect(drawn(Array(all[0..<20]), reusing: &kept) == Array(0..<20))
    #expect(drawn(Array(all[0..<20]), reusing: &kept) == [])
    #expect(drawn(Array(all[2..<22]), reusing: &kept) == [20, 21])
    #expect(drawn(Array(all[1..<21]), reusing: &kept) == [1])
    #expect(drawn(Array(all[30..<50]), reusing: &kept) == Array(30..<50))
    #expect(drawn(all[30..<50].reversed(), reusing: &kept) == [])
    #expect(drawn(Array(all[30..<50]), reusing: &kept) == [])
  }

  @Test("A cell that tells something else is drawn, though nothing scrolled")
  func changes() {
    var kept = KeptCells()
    var all = cells(0..<10)
    _ = drawn(all, reusing: &kept)
    all[3].isSelected = true
    #expect(drawn(all, reusing: &kept) == [3])
    all[4].text = "other"
    all[5].marks = .measured
    #expect(drawn(all, reusing: &kept) == [4, 5])
    all[6].indexPath = [0, 20]
    #expect(drawn(all, reusing: &kept) == [20])
    all.swapAt(7, 8)
    all.remove(at: 0)
    #expect(drawn(all, reusing: &kept) == [])
  }

  @Test("A cell that stands elsewhere in the content looks the same, one of another size does not")
  func places() {
    var kept = KeptCells()
    var all = cells(0..<10)
    _ = drawn(all, reusing: &kept)
    for index in 4..<10 { all[index].frame.origin.y += 13 }
    #expect(drawn(all, reusing: &kept) == [])
    all[2].frame.size.height = 21
    #expect(drawn(all, reusing: &kept) == [2])
  }

  @Test("All are drawn anew that have another form, and all of a pane that looks otherwise")
  func looks() {
    var kept = KeptCells()
    let all = cells(0..<3)
    _ = drawn(all, reusing: &kept)
    let forms: [(inout KeptCells.Form) -> Void] = [
      { $0.showsZIndex = true }, { $0.isMarked = true }, { $0.endColumns = 3 },
      { $0.edges.top = 0.25 },
    ]
    for form in forms { #expect(drawn(all, reusing: &kept, form: form) == [0, 1, 2]) }
    _ = drawn(all, reusing: &kept)
    var looks = Self.looks
    looks.mode = .content
    #expect(drawn(all, reusing: &kept, looks: looks) == [0, 1, 2])
    looks.pattern = TextPattern("cell")
    #expect(drawn(all, reusing: &kept, looks: looks) == [0, 1, 2])
    #expect(drawn(all, reusing: &kept, looks: looks) == [])
  }

  @Test("Two elements of one index path do not take each other's picture")
  func twice() {
    var kept = KeptCells()
    var all = cells(0..<3) + cells(1..<2)
    all[3].isDisappearing = true
    all[3].text = "leaving"
    for _ in 0..<3 { _ = drawn(all, reusing: &kept) }
    all.swapAt(1, 3)
    for _ in 0..<3 { _ = drawn(all, reusing: &kept) }
  }

  @Test("A cell over which something was drawn is drawn anew, in whatever order that was")
  func covered() {
    var kept = KeptCells()
    let all = cells(0..<10)
    func row(_ row: Int, rows: Int = 1, column: Int = 0) -> CellRect {
      CellRect(column: column, row: row, columns: 4, rows: rows)
    }
    _ = drawn(
      all, reusing: &kept, covering: [2: row(1, rows: 2), 5: row(0), 6: row(6, column: 28)])
    #expect(drawn(all, reusing: &kept, covering: [9: row(3), 7: row(9)]) == [0, 1, 2, 6])
    #expect(drawn(all, reusing: &kept, covering: [4: row(5), 8: row(2, rows: 4)]) == [3])
    #expect(drawn(all, reusing: &kept) == [2, 3, 4, 5])
    #expect(drawn(all, reusing: &kept) == [])
  }

  @Test("A picture is new when little of it was in the last one")
  func new() {
    var kept = KeptCells()
    var all = cells(0..<90)
    func isNew(_ shown: some Sequence<ElementFrame>) -> Bool {
      _ = drawn(Array(shown), reusing: &kept)
      return kept.isNew
    }
    #expect(isNew(all[0..<40]))
    #expect(!isNew(all[0..<40]))
    #expect(!isNew(all[1..<41]))
    #expect(isNew(all[40..<80]))
    #expect(!isNew(all[5..<45]))
    #expect(isNew(all[41..<81]))
    #expect(isNew(all[0..<40]))
    // Though none of them looks as before.
    for index in all.indices { all[index].isSelected = true }
    #expect(!isNew(all[1..<41]))
    // What is no cell may have been there.
    kept.begin(Self.looks)
    for _ in 0..<5 { kept.cover(CellRect(column: 0, row: 0, columns: 32, rows: 1)) }
    kept.end(
      CellGrid(columns: 32, rows: 40), in: CellRect(column: 0, row: 0, columns: 32, rows: 40))
    #expect(!kept.isNew)
  }

  @Test("What is no cell is not kept")
  func others() {
    var kept = KeptCells()
    var grid = CellGrid(columns: 32, rows: 4)
    kept.begin(Self.looks)
    var header = ElementFrame.cell(0, y: 0, height: 20)
    header.category = .supplementaryView
    var global = ElementFrame.cell(0, y: 0, height: 20)
    global.indexPath = [0]
    var hidden = ElementFrame.cell(0, y: 0, height: 20)
    hidden.isHidden = true
    let row = CellRect(column: 0, row: 0, columns: 32, rows: 1)
    for element in [header, global, hidden] {
      let form = KeptCells.Form(columns: row.columns, rows: row.rows)
      let isShown = kept.show(element, form, at: row, into: &grid) { _ in
        Issue.record("drawn: \(element.indexPath)")
      }
      #expect(!isShown)
    }
  }
}
