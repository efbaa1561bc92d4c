import Foundation
import Simulator
import Testing

@testable import Renderer

@Suite struct ViewportPictureTests {
  /// A viewport of 240 × 120 points at 10 × 20 a cell.
  private func picture(_ pane: PaneFrame, isASCII: Bool = false) -> String {
    let area = CellRect(column: 0, row: 0, columns: 24, rows: 6)
    var grid = CellGrid(columns: 24, rows: 6)
    let map = PointMap(
      origin: pane.bounds.origin, scale: CGSize(width: 10, height: 20), column: 0, row: 0)
    ViewportPicture(
      pane: pane, map: map, area: area, theme: Theme(isASCII: isASCII, usesColor: false)
    ).draw(into: &grid)
    #expect(grid.isWhole)
    return grid.picture.split(separator: "\n").map { $0 + "|" }.joined(separator: "\n")
  }

  private func pane(offset: CGPoint = .zero, content: CGSize) -> PaneFrame {
    var pane = PaneFrame()
    pane.bounds = CGRect(origin: offset, size: CGSize(width: 240, height: 120))
    pane.contentSize = content
    return pane
  }

  private let large = CGSize(width: 240, height: 9000)

  @Test("What lies beyond the content is dotted, and the dots move with it")
  func outside() {
    #expect(
      picture(pane(content: CGSize(width: 200, height: 80))) == """
                            ·   |
                              · |
                            ·   |
                              · |
        ·   ·   ·   ·   ·   ·   |
          ·   ·   ·   ·   ·   · |
        """)
    #expect(
      picture(pane(offset: CGPoint(x: 0, y: -40), content: large)) == """
        ·   ·   ·   ·   ·   ·   |
          ·   ·   ·   ·   ·   · |
                                |
                                |
                                |
                                |
        """)
    #expect(
      picture(pane(offset: CGPoint(x: 0, y: -20), content: large)) == """
          ·   ·   ·   ·   ·   · |
                                |
                                |
                                |
                                |
                                |
        """)
    #expect(
      picture(pane(offset: CGPoint(x: 0, y: 1e9), content: CGSize(width: 240, height: 2e9))) == """
                                |
                                |
                                |
                                |
                                |
                                |
        """)
  }

  @Test(
    "A label stands behind a pinned header, also behind one that leaves a few columns in front of it"
  )
  func pinnedSideways() {
    for inset: CGFloat in [0, 20] {
      var pane = pane(offset: CGPoint(x: 100, y: 0), content: CGSize(width: 9000, height: 120))
      pane.scrollsHorizontally = true
      // One begins out of view, one in front of the header.
      for x: CGFloat in [40, 100] {
        var cell = ElementFrame.cell(1, y: 0, height: 120, state: .measured)
        cell.frame = CGRect(x: x, y: 0, width: 220, height: 120)
        var header = ElementFrame()
        header.category = .supplementaryView
        header.kind = "UICollectionElementKindSectionHeader"
        header.indexPath = [0, 0]
        header.frame = CGRect(x: 100 + inset, y: 0, width: 40, height: 120)
        header.sizeState = .measured
        header.isPinned = true
        pane.elements = [cell, header]
        let row = picture(pane).split(separator: "\n")[0]
        #expect(row.dropFirst(Int(inset) / 10 + 4).hasPrefix("[0,1]"), "\(inset) \(x) \(row)")
        #expect(!row.prefix(Int(inset) / 10).contains("["), "\(inset) \(x) \(row)")
      }
    }
  }

  @Test("A blank region is hatched and named as far as it is in view")
  func blanks() {
    var pane = pane(content: large)
    pane.blanks = [CGRect(x: 0, y: 40, width: 240, height: 400)]
    #expect(
      picture(pane) == """
                                |
                                |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ |
         ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱|
        ╱  nothing drawn here   |
         ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱|
        """)
    pane.blanks = [CGRect(x: -100, y: -100, width: 220, height: 160)]
    #expect(
      picture(pane) == """
         ╱ ╱ ╱ ╱ ╱ ╱            |
        ╱  blank  ╱             |
         ╱ ╱ ╱ ╱ ╱ ╱            |
                                |
                                |
                                |
        """)
    pane.blanks = [
      CGRect(x: 0, y: 0, width: 30, height: 200), CGRect(x: 0, y: 200, width: 240, height: 90),
    ]
    #expect(
      picture(pane, isASCII: true) == """
        / /                     |
         /                      |
        / /                     |
         /                      |
        / /                     |
         /                      |
        """)
  }

  @Test("A hole beside other elements is hatched, and names what is missing")
  func hole() {
    var pane = pane(content: large)
    pane.holes = [CGRect(x: 0, y: 20, width: 220, height: 60)]
    pane.missing = [[0, 1]]
    #expect(
      picture(pane) == """
                                |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱   |
          nothing drawn here    |
         [0,1] should be here   |
                                |
                                |
        """)
    pane.holes = [CGRect(x: 300, y: 20, width: 220, height: 60)]
    #expect(picture(pane) == picture(self.pane(content: large)))
  }

  @Test("Later elements lie over earlier ones, whole")
  func overlap() {
    var pane = pane(content: large)
    pane.elements = [
      .cell(0, y: 0, width: 160, height: 80, text: "한글한글한글한글한글"),
      .cell(1, x: 60, y: 20, width: 150, height: 80, state: .estimated),
    ]
    #expect(
      picture(pane) == """
        ┌[0,0]  z0 ────┐        |
        │한글 ┌[0,1] ~80 z0 ┐   |
        │글한 ╎ ~   ~   ~   ╎   |
        └─────╎   ~   ~   ~ ╎   |
              └╌╌╌╌╌╌╌╌╌╌╌╌╌┘   |
                                |
        """)
    pane.elements.reverse()
    #expect(
      picture(pane) == """
        ┌[0,0]  z0 ────┐        |
        │한글한글한글한│ z0 ┐   |
        │글한글        │~   ╎   |
        └──────────────┘  ~ ╎   |
              └╌╌╌╌╌╌╌╌╌╌╌╌╌┘   |
                                |
        """)
  }

  @Test("Neighbours in columns meet without a gap")
  func columns() {
    var pane = pane(offset: CGPoint(x: 0, y: 30), content: large)
    for item in 0..<9 {
      pane.elements.append(
        .cell(
          item, x: CGFloat(item % 3) * 80, y: CGFloat(item / 3) * 66, width: 80, height: 66,
          text: "text"))
    }
    #expect(
      picture(pane) == """
        │[0,0] ││[0,1] ││[0,2] │|
        ╵⎻⎻⎻⎻⎻⎻╵╵⎻⎻⎻⎻⎻⎻╵╵⎻⎻⎻⎻⎻⎻╵|
        │[0,3] ││[0,4] ││[0,5] │|
        │text  ││text  ││text  │|
        └──────┘└──────┘└──────┘|
        ┌[0,6] ┐┌[0,7] ┐┌[0,8] ┐|
        """)
  }

  @Test("Below a pinned header the label stands in the first row that is free")
  func pinned() {
    var pane = pane(offset: CGPoint(x: 0, y: 40), content: large)
    var header = ElementFrame.cell(0, y: 40, width: 240, height: 20, text: "Fruit")
    header.category = .supplementaryView
    header.kind = "UICollectionElementKindSectionHeader"
    header.isPinned = true
    header.zIndex = 10
    pane.elements = [.cell(0, y: 0, width: 240, height: 140, text: "text"), header]
    #expect(
      picture(pane) == """
        ╤Fruit   [0] pinned z10 |
        │[0,0]                 │|
        │                      │|
        │                      │|
        └──────────────────────┘|
                                |
        """)
  }

  @Test(
    "What covers the beginning of a number clears the rest of it, and leaves words and whole numbers"
  )
  func cutNumbers() {
    var pane = pane(offset: .zero, content: large)
    let covered = ElementFrame.cell(12, x: 60, y: 0, width: 120, height: 40, text: "Dwarfs 8")
    let beside = ElementFrame.cell(13, x: 100, y: 40, width: 120, height: 20)
    var front = ElementFrame.cell(0, x: 0, y: 0, width: 100, height: 60, text: "Ceres")
    front.zIndex = 1
    pane.elements = [covered, beside, front]
    let lines = picture(pane).split(separator: "\n").prefix(3)
    #expect(lines.map { $0.dropFirst(10).prefix(9) } == ["         ", "rfs 8    ", "▎[0,13]  "])
    pane.elements = [covered, beside]
    #expect(picture(pane).contains("[0,12]"))
  }
}
