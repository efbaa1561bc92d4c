import Testing

@testable import Renderer
@testable import Terminal

@Suite("Only what changed is handed on")
struct GridChangeTests {
  @Test("A first picture is written over a blank screen")
  func firstPicture() {
    #expect(changes(from: nil, to: ["ab  cd", "      "]) == ["0,0 ab", "0,4 cd"])
  }

  @Test("The same picture is no change")
  func samePicture() {
    #expect(changes(from: ["ab", "한"], to: ["ab", "한"]) == [])
  }

  @Test("One cell is one run of one")
  func oneCell() {
    #expect(changes(from: ["abcd", "efgh"], to: ["abcd", "eXgh"]) == ["1,1 X"])
  }

  /// Cells are compared two at a time, from whichever column on.
  @Test("Whichever cells of a row change, those are the runs", arguments: 1...7)
  func everySubset(columns: Int) {
    let old = String(repeating: "a", count: columns)
    for changed in 0..<(1 << columns) {
      let new = String((0..<columns).map { changed >> $0 & 1 == 1 ? "b" : "a" })
      let runs = new.split(separator: "a").map { "1,\($0.startIndex.utf16Offset(in: new)) \($0)" }
      #expect(changes(from: ["x", old], to: ["x", new]) == runs)
    }
  }

  @Test("What was text and is blank is written as blank")
  func blanked() {
    #expect(changes(from: ["abc"], to: ["a c"]) == ["0,1  "])
  }

  @Test("A picture of another size starts from a blank screen")
  func anotherSize() {
    #expect(changes(from: ["ab"], to: ["ab "]) == ["0,0 ab"])
  }

  @Test("A picture whose rows have only moved is another one, too")
  func moved() {
    let rows = ["", "first row", "second row", "third row", "fourth row"]
    let old = CellGrid(lines: rows)
    var new = CellGrid(lines: rows.dropFirst() + [""])
    let update = PictureUpdate(from: old, to: new, movesRows: true)
    #expect(update.shift?.distance == 1)
    #expect(update.changes.isEmpty)
    #expect(!update.isEmpty)
    #expect(PictureUpdate(from: new, to: new, movesRows: true).isEmpty)
    // On a terminal that cannot, nothing is moved.
    #expect(PictureUpdate(from: old, to: new, movesRows: false).shift == nil)
    // Nor is it in a picture that is known for a new one.
    new.mayHaveMoved = false
    #expect(PictureUpdate(from: old, to: new, movesRows: true).shift == nil)
  }

  @Test("A style alone is a change")
  func style() {
    let old = CellGrid(lines: ["ab"])
    var new = old
    new[1, 0].style.isBold = true
    #expect(GridChange.changes(from: old, to: new).map(\.columns.lowerBound) == [1])
  }

  @Test("A style on the second half of a wide glyph takes the first half along")
  func styleOnSecondHalf() {
    let old = CellGrid(lines: ["a한d"])
    var new = old
    new[2, 0].style.isBold = true
    let changes = GridChange.changes(from: old, to: new)
    #expect(changes.map(\.columns) == [1..<3])
  }

  @Test("A wide glyph over two narrow ones is written whole")
  func wideOverNarrow() {
    #expect(changes(from: ["abcd"], to: ["a한d"]) == ["0,1 한"])
  }

  @Test("A narrow glyph over the first half of a wide one blanks the second")
  func narrowOverFirstHalf() {
    #expect(changes(from: ["a한d"], to: ["ax d"]) == ["0,1 x "])
  }

  @Test("A narrow glyph over the second half of a wide one blanks the first")
  func narrowOverSecondHalf() {
    #expect(changes(from: ["a한d"], to: ["a xd"]) == ["0,1  x"])
  }

  @Test("A wide glyph that moves by one column takes both places along")
  func movedByOne() {
    #expect(changes(from: ["한 x"], to: [" 한x"]) == ["0,0  한"])
    #expect(changes(from: [" 한x"], to: ["한 x"]) == ["0,0 한 "])
  }

  @Test("Neighbouring wide glyphs that shift are one run")
  func shiftedRow() {
    #expect(changes(from: ["한국어 "], to: [" 한국어"]) == ["0,0  한국어"])
  }

  @Test("Every pair of small rows: writing the changes over the old row gives the new one")
  func everyPair() {
    let rows = ["abcd", "한cd", "a한d", "ab한", "한국", "    ", " 한 ", "한  ", "  한", "xbcx"]
    for old in rows {
      for new in rows {
        var screen = CellGrid(lines: [old])
        let target = CellGrid(lines: [new])
        for change in GridChange.changes(from: screen, to: target) {
          for column in change.columns {
            screen[column, change.row] = target[column, change.row]
          }
          let first = target[change.columns.lowerBound, change.row]
          #expect(!first.text.isEmpty, "\(old) → \(new)")
        }
        #expect(screen == target, "\(old) → \(new)")
      }
    }
  }

  private func changes(from old: [String]?, to new: [String]) -> [String] {
    let new = CellGrid(lines: new)
    return GridChange.changes(from: old.map(CellGrid.init(lines:)), to: new).map { change in
      let text = change.columns.map { new[$0, change.row].text }.joined()
      return "\(change.row),\(change.columns.lowerBound) \(text)"
    }
  }
}
