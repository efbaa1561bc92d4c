import Foundation
import Simulator
import Testing

@testable import Renderer

@Suite struct PaneDifferencesTests {
  /// Rows of one height from an offset on.
  private func pane(_ items: ClosedRange<Int>, height: Double = 40, offset: Double = 0) -> PaneFrame
  {
    var pane = PaneFrame.list
    pane.bounds.origin.y = offset
    pane.elements = items.map { .cell($0, y: Double($0) * height, height: height) }
    return pane
  }

  @Test("The same picture differs in nothing, wherever it lies in the content")
  func equal() {
    let pane = pane(0...11)
    #expect(PaneDifferences(of: pane, from: pane).isEmpty)
    var nearly = pane
    nearly.elements[3].frame.origin.y += 0.4
    nearly.bounds.origin.y += 0.3
    #expect(PaneDifferences(of: nearly, from: pane).isEmpty)
  }

  @Test("Places are compared as they are seen, sizes as they are; what one has alone is named")
  func differing() {
    let fix = pane(2...13, offset: 80)
    var bug = pane(0...11, offset: 0)
    bug.elements[5].frame.size.height = 90
    let found = PaneDifferences(of: bug, from: fix)
    #expect(found.offset == -80)
    #expect(found.alone == [[0, 0], [0, 1]])
    #expect(found.missing == [[0, 12], [0, 13]])
    #expect(found.marks[0] == PaneDifferences.Mark(isAlone: true))
    #expect(found.marks[2] == PaneDifferences.Mark(shift: CGPoint(x: 0, y: 80)))
    #expect(
      found.marks[5]
        == PaneDifferences.Mark(
          shift: CGPoint(x: 0, y: 80), growth: CGSize(width: 0, height: 50)))
    #expect(found.count == 14 && found.concernsCells)
  }

  @Test("Cells of one index path that show other items say so")
  func otherTexts() {
    let one = pane(0...3)
    var other = one
    other.elements[1].text = "Hydrogen"
    other.elements[2].frame.size.height = 50
    other.elements[2].text = "Helium"
    let found = PaneDifferences(of: other, from: one)
    #expect(found.marks[1] == PaneDifferences.Mark(isOther: true))
    #expect(found.marks[2]?.isOther == true && found.count == 2)
    let text = DifferenceText(glyphs: .unicode)
    #expect(text.mark(found.marks[1]!, columns: 12) == "≠ other text")
    #expect(text.mark(found.marks[1]!, columns: 11) == "≠ other")
    #expect(text.mark(found.marks[2]!, columns: 30) == "≠ height +10 other text")
    #expect(text.mark(found.marks[2]!, columns: 3) == "≠")
  }

  @Test("A pane shown alone is measured by the chosen one, and so by none")
  func shownAlone() {
    var screen = Screen(columns: 120, rows: 40)
    var frame = Frame.scrollingUp
    frame.panes[1].elements[1].frame.origin.y += 40
    #expect(screen.draw(frame).text().contains("≠"))
    for _ in 0..<2 {
      screen.state.arrangement = .single
      #expect(!screen.draw(frame).text().contains("≠"))
      _ = screen.press(.tab, showing: frame)
    }
  }

  @Test("What is out of view, on its way out or decoration is not compared")
  func outside() {
    let one = pane(0...11)
    var other = one
    var leaving = ElementFrame.cell(50, y: 20, height: 20)
    leaving.isDisappearing = true
    var badge = ElementFrame.cell(51, y: 40, height: 20)
    badge.category = .decorationView
    other.elements += [leaving, badge, .cell(52, y: 480, height: 40)]
    #expect(PaneDifferences(of: other, from: one).isEmpty)
    #expect(PaneDifferences(of: one, from: other).isEmpty)
    other.elements.append(.cell(53, y: 479, height: 40))
    #expect(PaneDifferences(of: one, from: other).missing == [[0, 53]])
  }

  @Test("What is seen on its way out of one pane is not in the other alone, and stands elsewhere")
  func leaving() {
    let one = pane(0...3)
    var other = one
    other.elements[3].isDisappearing = true
    other.elements[3].frame.origin.y += 12
    let found = PaneDifferences(of: one, from: other)
    #expect(found.alone.isEmpty && found.missing.isEmpty)
    #expect(found.marks == [3: PaneDifferences.Mark(shift: CGPoint(x: 0, y: -12))])
    #expect(PaneDifferences(of: other, from: one).missing.isEmpty)
    // What leaves may have had the place of another item.
    other.elements[3].detail.item = ItemIdentity(id: "deleted", position: 9)
    #expect(PaneDifferences(of: one, from: other).alone == [[0, 3]])
    other.elements.remove(at: 3)
    #expect(PaneDifferences(of: one, from: other).alone == [[0, 3]])
  }

  @Test("Headers are told from cells, and numbers that are none harm nothing")
  func odd() {
    var header = ElementFrame.cell(0, y: 0, height: 30)
    header.category = .supplementaryView
    header.kind = "header"
    var one = pane(0...3)
    var other = one
    one.elements.append(header)
    header.frame.size.height = 50
    other.elements.append(header)
    let found = PaneDifferences(of: other, from: one)
    #expect(found.count == 1 && !found.concernsCells && found.alone.isEmpty)
    other.elements[1].frame.size.height = .nan
    other.bounds.origin.y = .infinity
    _ = PaneDifferences(of: other, from: one)
  }

  @Test(
    "In words as there is room",
    arguments: [
      (PaneDifferences.Mark(shift: CGPoint(x: 0, y: -40)), 20, "≠ -40"),
      (PaneDifferences.Mark(shift: CGPoint(x: 0, y: -40)), 3, "≠"),
      (PaneDifferences.Mark(shift: CGPoint(x: 12, y: 0)), 20, "≠ x +12"),
      (PaneDifferences.Mark(shift: CGPoint(x: 12, y: 7.5)), 20, "≠ +12,+7.5"),
      (PaneDifferences.Mark(growth: CGSize(width: 0, height: 50)), 20, "≠ height +50"),
      (
        PaneDifferences.Mark(
          shift: CGPoint(x: 0, y: 80), growth: CGSize(width: 0, height: 50)), 30,
        "≠ +80 height +50"
      ),
      (PaneDifferences.Mark(growth: CGSize(width: 12, height: 0)), 20, "≠ width +12"),
      (PaneDifferences.Mark(growth: CGSize(width: 12, height: -5)), 20, "≠ size +12,-5"),
      (
        PaneDifferences.Mark(
          shift: CGPoint(x: 0, y: 80), growth: CGSize(width: 0, height: 50)), 8, "≠ +80"
      ),
      (PaneDifferences.Mark(isAlone: true), 20, "≠ only here"),
      (PaneDifferences.Mark(isAlone: true), 5, "≠"), (PaneDifferences.Mark(isAlone: true), 0, ""),
    ])
  func words(mark: PaneDifferences.Mark, columns: Int, text: String) {
    #expect(DifferenceText(glyphs: .unicode).mark(mark, columns: columns) == text)
  }

  @Test("The words of what is here alone go before what happened to it and its sizes")
  func alone() {
    func row(_ columns: Int) -> String {
      let element = ElementFrame.cell(
        12, y: 0, width: Double(columns) * 10, height: 20, estimated: 200, isFresh: true)
      var pane = PaneFrame.list
      pane.bounds = CGRect(x: 0, y: 0, width: columns * 10, height: 20)
      pane.elements = [element]
      var other = pane
      other.elements = []
      let map = PointMap(origin: .zero, scale: CGSize(width: 10, height: 20), column: 0, row: 0)
      var grid = CellGrid(columns: columns, rows: 1)
      ElementPicture(
        element: element, rect: grid.area, clip: grid.area, fontColumns: 1,
        scrollsHorizontally: false, theme: Theme(isASCII: false, usesColor: false)
      ).draw(into: &grid)
      DifferencePicture(
        differences: PaneDifferences(of: pane, from: other), pane: pane, map: map,
        area: grid.area, theme: Theme(isASCII: false, usesColor: false)
      ).draw(into: &grid)
      return grid.picture.split(separator: "\n").first.map { $0 + "|" } ?? ""
    }
    #expect(row(40) == "█[0,12] M  200 → 20         ≠ only here |")
    #expect(row(31) == "█[0,12] M  200 → 20          ≠ |")
    #expect(row(24) == "█[0,12] M  200 → 20   ≠ |")
    #expect(row(18) == "█12 M 200→20    ≠ |")
  }

  @Test(
    "The sign leaves a label what fits whole, and never a part of a size",
    arguments: [
      (9, 1, "┏0 →118 ┓", "┏0 MI  ≠┓"), (13, 1, "┏0 MI 60→118┓", "┏0 MI →118 ≠┓"),
      (9, 2, "┏0,0 MI ┓", "┏[0,0] ≠┓"), (8, 2, "┏0,0 MI┓", "┏[0,0]≠┓"),
      (16, 1, "┏0 MI 60→118 ━━┓", "┏0 60→118 ≠ +40┓"),
    ])
  func labels(_ columns: Int, _ sections: Int, _ plain: String, _ different: String) {
    var element = ElementFrame.cell(
      0, y: 0, width: Double(columns) * 10, height: 120, estimated: 60, isFresh: true)
    element.frame.size.height = 118
    element.marks.insert(.invalidated)
    var pane = PaneFrame.list
    pane.sectionCount = sections
    pane.bounds = CGRect(x: 0, y: 0, width: columns * 10, height: 120)
    pane.elements = [element]
    var other = pane
    other.elements[0].frame.origin.y -= 40
    var grid = CellGrid(columns: columns, rows: 6)
    let map = PointMap(origin: .zero, scale: CGSize(width: 10, height: 20), column: 0, row: 0)
    let theme = Theme(isASCII: false, usesColor: false)
    ViewportPicture(pane: pane, map: map, area: grid.area, theme: theme)
      .draw(into: &grid)
    func row() -> String { grid.picture.split(separator: "\n").first.map(String.init) ?? "" }
    #expect(row() == plain)
    DifferencePicture(
      differences: PaneDifferences(of: pane, from: other), pane: pane, map: map, area: grid.area,
      theme: theme
    ).draw(into: &grid)
    #expect(row() == different)
  }

  /// A header pinned over the beginning of a cell, as it is drawn before and after the differences are.
  private func underHeader(cell: Double, header: Double = 20, headerDiffers: Bool = false)
    -> (plain: [Substring], different: [Substring])
  {
    var front = ElementFrame.cell(0, y: 0, width: 400, height: header)
    front.category = .supplementaryView
    front.kind = ElementFrame.headerKind
    front.zIndex = 10
    front.isPinned = true
    front.text = "Greek"
    var pane = PaneFrame.list
    pane.bounds = CGRect(x: 0, y: 0, width: 400, height: 120)
    pane.elements = [
      .cell(4, y: 0, width: 400, height: cell, estimated: 44),
      .cell(5, y: cell, width: 400, height: 120 - cell, estimated: 44), front,
    ]
    var other = pane
    other.elements[0].frame.origin.y += 12
    if headerDiffers { other.elements[2].frame.size.height += 12 }
    var grid = CellGrid(columns: 40, rows: 6)
    let map = PointMap(origin: .zero, scale: CGSize(width: 10, height: 20), column: 0, row: 0)
    let theme = Theme(isASCII: false, usesColor: false)
    ViewportPicture(pane: pane, map: map, area: grid.area, theme: theme)
      .draw(into: &grid)
    let plain = grid.picture.split(separator: "\n")
    DifferencePicture(
      differences: PaneDifferences(of: pane, from: other), pane: pane, map: map, area: grid.area,
      theme: theme
    ).draw(into: &grid)
    return (plain, grid.picture.split(separator: "\n"))
  }

  @Test("A pinned header wears nothing of the cell beneath it, which is marked where it is seen")
  func pinnedHeader() {
    let (plain, different) = underHeader(cell: 60)
    #expect(different[0] == plain[0] && plain[0].contains("pinned"))
    #expect(different[1].contains("[0,4]") && different[1].contains("≠ -12"))
    // One that is not seen at all has no mark.
    let hidden = underHeader(cell: 20)
    #expect(hidden.plain == hidden.different)
  }

  @Test("A header that differs itself shortens what it tells, and cuts no word")
  func differingHeader() {
    for _ in 0..<8 {
      let (_, different) = underHeader(cell: 60, headerDiffers: true)
      #expect(
        different[0].contains("Greek") && different[0].contains("pinned ")
          && different[0].contains("≠ height -12"), "\(different[0])")
      #expect(different[1].contains("≠ -12"))
    }
  }

  @Test("The sum, and the cells that one pane alone shows")
  func sums() {
    let text = DifferenceText(glyphs: .unicode)
    let found = PaneDifferences(of: pane(0...11), from: pane(2...13, offset: 80))
    #expect(text.summaries(found) == ["≠ 14 cells, offset -80 pt", "≠ 14, -80", "≠ 14"])
    #expect(text.alone(found.alone) == "+[0,0]–[0,1]")
    #expect(text.alone([[0, 4]]) == "+[0,4]")
    #expect(text.alone([[0, 4], [0, 6], [1, 0]]) == "+[0,4] and 2 more")
    #expect(text.alone([]) == "")
    let ascii = DifferenceText(glyphs: .ascii)
    #expect(ascii.summaries(found)[2] == "!= 14")
  }
}
