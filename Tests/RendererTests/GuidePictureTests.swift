import Foundation
import Simulator
import Testing

@testable import Renderer

/// What a layout keeps free, as `V` shows it.
@Suite("Guides")
struct GuidePictureTests {
  /// A viewport of 300 × 160 points at 10 × 20 a cell.
  private func picture(
    _ pane: PaneFrame, isASCII: Bool = false, showsGuides: Bool = true
  ) -> String {
    let area = CellRect(column: 0, row: 0, columns: 30, rows: 8)
    var grid = CellGrid(columns: 30, rows: 8)
    let map = PointMap(
      origin: pane.bounds.origin, scale: CGSize(width: 10, height: 20), column: 0, row: 0)
    var view = ViewState()
    view.showsGuides = showsGuides
    ViewportPicture(
      pane: pane, map: map, area: area, theme: Theme(isASCII: isASCII, usesColor: false),
      view: view
    ).draw(into: &grid)
    if showsGuides {
      GuidePicture(
        pane: pane, map: map, area: area, theme: Theme(isASCII: isASCII, usesColor: false)
      ).drawInFront(into: &grid)
    }
    #expect(grid.isWhole)
    return grid.picture.split(separator: "\n").map { $0 + "|" }.joined(separator: "\n")
  }

  /// Two lines of two cells with spaces of 20 between lines and 30 between items, and insets of 20 and 10.
  private func grid(hasNumbers: Bool, offset: CGPoint = .zero) -> PaneFrame {
    var pane = PaneFrame()
    pane.bounds = CGRect(origin: offset, size: CGSize(width: 300, height: 160))
    pane.contentSize = CGSize(width: 300, height: 160)
    pane.elements = (0..<4).map { item in
      .cell(
        item, x: item % 2 == 0 ? 20 : 160, y: item < 2 ? 20 : 80, width: 110, height: 40,
        state: .fixed)
    }
    guard hasNumbers else { return pane }
    var section = PaneGuides.Section(
      index: 0, frame: CGRect(x: 0, y: 0, width: 300, height: 140),
      items: CGRect(x: 20, y: 20, width: 250, height: 100))
    section.inset = PaneGuides.Edges(top: 20, left: 20, bottom: 20, right: 30)
    section.lineSpacing = 20
    section.interitemSpacing = 10
    pane.guides.sections = [section]
    return pane
  }

  @Test("The name of a section keeps off what is told of a cell that differs")
  func differences() {
    var pane = PaneFrame.list
    pane.contentSize = CGSize(width: 320, height: 480)
    pane.elements = (0..<8).map { .cell($0, y: Double($0) * 60, height: 60, state: .fixed) }
    var other = pane
    other.elements = (0..<8).map {
      .cell($0, x: 20, y: Double($0) * 60, width: 280, height: 60, state: .fixed)
    }
    let rect = CGRect(x: 20, y: 0, width: 280, height: 480)
    other.guides.sections = [PaneGuides.Section(index: 0, frame: rect, items: rect)]
    var screen = Screen(columns: 160, rows: 50)
    screen.state.view.showsGuides = true
    let drawn = screen.draw(Frame(title: "guides", time: 0, panes: [pane, other])).picture
    let rows = drawn.split(separator: "\n").filter { $0.contains("≠ x +20 width -40") }
    #expect(rows.count == 8)
    #expect(!rows.contains { $0.contains("width -40 ") || $0.contains("width -400") }, "\(drawn)")
    #expect(drawn.contains(" section 0 "), "\(drawn)")
  }

  @Test("Insets and sections are the layout's own numbers, gaps those between the frames")
  func numbers() {
    #expect(
      picture(grid(hasNumbers: true)) == """
        ╲ ╲ ╲ ╲ ╲ ╲ ╲ 20   section 0 ┐|
        ╲ ▏[0,0]     ┆┆┆▏[0,1]     ╲ │|
         ╲▏          30┆▏           ╲│|
        20┄┄┄ 20 ┄┄┄┄   ┄┄┄ 20 ┄┄┄┄30│|
         ╲▏[0,2]     ┆┆┆▏[0,3]      ╲│|
        ╲ ▏          30┆▏          ╲ │|
        ╲ ╲ ╲ ╲ ╲ ╲ ╲ 20  ╲ ╲ ╲ ╲ ╲ ╲┘|
                                      |
        """)
  }

  @Test("A layout without numbers is told by its gaps, and it says so")
  func gapsAlone() {
    #expect(
      picture(grid(hasNumbers: false)) == """
                                gaps  |
          ▏[0,0]     ┆┆┆▏[0,1]        |
          ▏          30┆▏             |
          ┄┄┄ 20 ┄┄┄┄   ┄┄┄ 20 ┄┄┄┄   |
          ▏[0,2]     ┆┆┆▏[0,3]        |
          ▏          30┆▏             |
                                      |
                                      |
        """)
  }

  @Test(
    "What a pinned view leaves of a place has its number whole or not at all", arguments: 0...13)
  func pinned(column: Int) {
    var pane = grid(hasNumbers: true)
    var header = ElementFrame.cell(
      0, x: CGFloat(column) * 10, y: 0, width: 50, height: 160, state: .fixed)
    header.category = .supplementaryView
    header.kind = ElementFrame.headerKind
    header.isPinned = true
    pane.elements.append(header)
    let told = zip(picture(pane), picture(pane, showsGuides: false)).map { guided, plain in
      guided == plain && guided != "\n" ? " " : guided
    }
    // In the first row stands the number of the section, too.
    let numbers = String(told).split(separator: "\n").dropFirst().flatMap { row in
      row.split { !$0.isNumber }
    }
    #expect(Set(numbers) == ["20", "30"], "\(picture(pane))")
  }

  @Test(
    "Partly outside they are cut, wholly outside nothing is drawn but what lies beyond the content")
  func cut() {
    let part = picture(grid(hasNumbers: true, offset: CGPoint(x: 150, y: 90)))
    #expect(part.contains("[0,3]") && !part.contains("[0,2]") && part.contains("section 0"))
    #expect(part.split(separator: "\n").prefix(2).allSatisfy { $0.dropFirst(12).contains("╲") })
    let away = picture(grid(hasNumbers: true, offset: CGPoint(x: 0, y: 1000)))
    #expect(!away.contains("╲") && !away.contains("section"))
  }

  @Test(
    "A name gives way to labels and texts: it stands in the first row that has room for it",
    arguments: [false, true])
  func labels(isASCII: Bool) {
    var pane = PaneFrame()
    pane.bounds = CGRect(x: 0, y: 0, width: 300, height: 160)
    pane.contentSize = CGSize(width: 300, height: 160)
    pane.elements = [
      .cell(0, x: 0, y: 0, width: 300, height: 60, estimated: 50, isFresh: true),
      .cell(
        1, x: 0, y: 60, width: 300, height: 100,
        text: "A text that has all of its rows, and no word of it is to be covered by a name."),
    ]
    pane.elements[0].formerSizes = [50, 75, 90].map { CGSize(width: 300, height: $0) }
    let whole = CGRect(x: 0, y: 0, width: 300, height: 160)
    pane.guides.sections = [PaneGuides.Section(index: 0, frame: whole, items: whole)]
    for isSideways in [false, true] {
      pane.scrollsHorizontally = isSideways
      let plain = picture(pane, isASCII: isASCII, showsGuides: false)
      let guided = picture(pane, isASCII: isASCII)
      let lost = zip(plain, guided).filter { ($0.isLetter || $0.isNumber) && $0 != $1 }
      #expect(lost.isEmpty, "\(guided)")
      #expect(guided.contains("section 0"))
      let first = guided.split(separator: "\n")[0]
      #expect(isSideways || !first.contains("section"))
    }
  }

  @Test("Content insets lie around the content")
  func contentInsets() {
    var pane = PaneFrame()
    pane.bounds = CGRect(x: 0, y: -40, width: 300, height: 160)
    pane.contentSize = CGSize(width: 300, height: 60)
    pane.guides.contentInset = PaneGuides.Edges(top: 40, bottom: 30)
    #expect(
      picture(pane, isASCII: true) == #"""
        \ \ \ \ \ \ \ \ \ \ \ \ gaps  |
         \ \ \ \ \ \  40 \ \ \ \ \ \ \|
                                      |
                                      |
                                      |
        \ \ \ \ \ \ \ \ \ \ \ \ \ \ \ |
         \ \ \ \ \ \  30 \ \ \ \ \ \ \|
          .   .   .   .   .   .   .   |
        """#)
  }

  @Test("Gaps are found to the next neighbours below and beside, and to none that only touches")
  func gaps() {
    let gaps = grid(hasNumbers: false).gaps
    #expect(gaps.filter(\.isBelow).map(\.length) == [20, 20])
    #expect(gaps.filter { !$0.isBelow }.map(\.length) == [30, 30])
    var pane = PaneFrame.list
    pane.elements = (0..<3).map { .cell($0, y: Double($0) * 40, height: 40) }
    #expect(pane.gaps.isEmpty)
  }
}
