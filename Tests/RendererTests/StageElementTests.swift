import Foundation
import Simulator
import Testing

@testable import Renderer

/// Single elements on a stage, each with its twins at and beyond the viewport's edge.
@Suite struct StageElementTests {
  private static let clip = CellRect(column: 1, row: 1, columns: 16, rows: 5)

  private func grid(
    _ element: ElementFrame, _ difference: PaneDifferences.Mark? = nil, usesColor: Bool = true,
    isASCII: Bool = false
  ) -> CellGrid {
    var grid = CellGrid(columns: 18, rows: 7)
    grid.fill(grid.area, with: ".", clip: grid.area)
    grid.fill(Self.clip, clip: Self.clip)
    let map = PointMap(
      origin: .zero, scale: CGSize(width: 10, height: 20), column: 1, row: 1)
    StageElement(
      element: element, rect: map.cells(element.frame), clip: Self.clip, difference: difference,
      fontColumns: 1, scrollsHorizontally: false,
      theme: Theme(isASCII: isASCII, usesColor: usesColor)
    ).draw(into: &grid)
    return grid
  }

  private func picture(_ element: ElementFrame, _ difference: PaneDifferences.Mark? = nil) -> String
  {
    grid(element, difference).picture
  }

  private func cell(x: Double = 0, y: Double = 20) -> ElementFrame {
    .cell(
      3, x: x, y: y, width: 160, height: 60, estimated: 40, isFresh: true, text: "Text of a cell")
  }

  @Test("A field with its name, its sizes and its text, a bar while it is news")
  func whole() {
    #expect(
      picture(cell()) == """
        ..................
        .                .
        .▌[0,3]  40 → 60 .
        .▌Text of a cell .
        .▌               .
        .                .
        ..................
        """)
  }

  @Test("A decoration is a dotted ground, and a dotted line where it is low or narrow")
  func decoration() {
    func rows(_ width: Double, _ height: Double) -> [Substring] {
      var line = cell(x: 20)
      line.category = .decorationView
      line.frame.size = CGSize(width: width, height: height)
      return picture(line).split(separator: "\n")
    }
    #expect(rows(10, 60)[2...4].allSatisfy { $0 == ".  ┊             ." })
    #expect(rows(30, 20)[2] == ".  ┈┈┈           .")
    #expect(rows(50, 60)[2] == ".  ·┈┈┈·         .")
    #expect(rows(10, 20)[1] == ".                .")
  }

  @Test("Partly outside it is cut, wholly outside it is not there")
  func outside() {
    #expect(
      picture(cell(x: -80, y: -20)) == """
        ..................
        .3  Tex…         .
        .                .
        .                .
        .                .
        .                .
        ..................
        """)
    let empty = """
      ..................
      .                .
      .                .
      .                .
      .                .
      .                .
      ..................
      """
    #expect(picture(cell(x: 160)) == empty)
    #expect(picture(cell(x: -160)) == empty)
    #expect(picture(cell(y: 100)) == empty)
    #expect(picture(cell(y: -60)) == empty)
  }

  @Test("A label cut by the viewport's edge says less, never half a number")
  func cutLabels() {
    func row(_ x: Double) -> String {
      String(picture(cell(x: x)).split(separator: "\n")[2])
    }
    #expect(row(-20) == ".[0,3] 40 → 60   .")
    #expect(row(-120) == ".3               .")
    #expect(row(50) == ".     ▌[0,3]     .")
    #expect(row(100) == ".          ▌[0,3].")
  }

  @Test(
    "An estimate is hatched, a difference has its mark at the right, the sign alone where it is narrow"
  )
  func marks() {
    var element = ElementFrame.cell(4, y: 0, height: 60, state: .estimated)
    element.frame.size.width = 160
    #expect(
      picture(element, PaneDifferences.Mark(shift: CGPoint(x: 0, y: -40))) == """
        ..................
        .~[0,4]  ~ ≠ -40 .
        .  ~   ~   ~   ~ .
        .~   ~   ~   ~   .
        .                .
        .                .
        ..................
        """)
    element.frame.size = CGSize(width: 50, height: 20)
    element.sizeState = .measured
    #expect(picture(element, PaneDifferences.Mark(isAlone: true)).contains(". 4 ≠            ."))
  }

  @Test("Behind what is pinned, words begin where the element comes out, and no number is cut")
  func covered() {
    func rows(
      _ coveredTo: Double, _ text: String = "6,052 km", x: Double = 0, y: Double = 0
    ) -> [String] {
      var cell = ElementFrame.cell(2, y: 0, width: 160, height: 40, text: text)
      var pinned = ElementFrame.cell(
        1, x: x, y: y, width: coveredTo, height: 40 - y, text: "Venus")
      (pinned.zIndex, pinned.isPinned) = (1, true)
      var pane = PaneFrame()
      pane.bounds = CGRect(x: 0, y: 0, width: 160, height: 100)
      func picture() -> [String] {
        pane.elements = [cell, pinned]
        let map = PointMap(
          origin: .zero, scale: CGSize(width: 10, height: 20), column: 1, row: 1)
        let rects = pane.elements.map { map.cells($0.frame) }
        let uncovered = UncoveredParts(pane, rects, in: Self.clip).parts
        var grid = CellGrid(columns: 18, rows: 7)
        grid.fill(Self.clip, clip: Self.clip)
        for (index, element) in pane.elements.enumerated() {
          StageElement(
            element: element, rect: rects[index], clip: Self.clip,
            words: uncovered[index],
            difference: index == 0 ? PaneDifferences.Mark(shift: CGPoint(x: -99, y: 0)) : nil,
            fontColumns: 1, scrollsHorizontally: false,
            theme: Theme(isASCII: false, usesColor: false)
          ).draw(into: &grid)
        }
        return grid.picture.split(separator: "\n").dropFirst().prefix(2).map(String.init)
      }
      let shown = picture()
      // What stands behind it covers nothing.
      (pinned.zIndex, cell.zIndex) = (0, 1)
      return shown
    }
    #expect(rows(20) == ["    2    ≠ x -99  ", "    6,052 km      "])
    #expect(rows(100) == ["  1 pinned  2  ≠  ", "  Venus     6,0…  "])
    #expect(rows(160) == ["  [0,1]  pinned   ", "  Venus           "])
    // Not all of its side is covered.
    #expect(rows(40, y: 20)[0] == "  [0,2]  ≠ x -99  ")
    #expect(rows(90, x: 70) == ["  2   ≠  †1       ", "  6,05…  Venus    "])
  }

  @Test("Neighbours, news and differences have grounds of their own; without colours a sign tells")
  func grounds() {
    func ground(
      _ item: Int, _ difference: PaneDifferences.Mark? = nil, isFresh: Bool = false,
      usesColor: Bool = true
    ) -> Style {
      let element = ElementFrame.cell(item, y: 0, width: 160, height: 40, isFresh: isFresh)
      return grid(element, difference, usesColor: usesColor)[2, 2].style
    }
    let mark = PaneDifferences.Mark(isAlone: true)
    let grounds = [ground(0), ground(1), ground(0, mark), ground(0, isFresh: true)]
      .map(\.background)
    #expect(Set(grounds).count == 4 && !grounds.contains(nil))
    #expect(ground(0, usesColor: false).isReversed != ground(1, usesColor: false).isReversed)
    #expect(ground(0, mark, usesColor: false).background == nil)
  }

  @Test("The text of a header goes before which one it is, and a mark says that it is pinned")
  func headers() {
    func rows(_ width: Double, y: Double = 0, height: Double = 20, isPinned: Bool = true)
      -> [String]
    {
      var header = ElementFrame.cell(0, y: y, width: width, height: height, text: "Spring")
      header.category = .supplementaryView
      header.kind = "UICollectionElementKindSectionHeader"
      header.indexPath = [0, 0]
      header.isPinned = isPinned
      return picture(header).split(separator: "\n").dropFirst().map(String.init)
    }
    #expect(rows(160)[0] == ". Spring  pinned .")
    #expect(rows(140)[0] == ". Spring  †[0]   .")
    #expect(rows(100)[0] == ". Spring †       .")
    #expect(rows(90)[0] == ". Spri… †        .")
    #expect(rows(160, isPinned: false)[0] == ". Spring     [0] .")
    #expect(rows(90, isPinned: false)[0] == ". Spring         .")
    // With a row for each they keep to it, unless the upper one is out of view.
    #expect(rows(160, height: 40).prefix(2) == [". [0] pinned     .", ". Spring         ."])
    #expect(rows(160, y: -20, height: 40)[0] == ". Spring  pinned .")
  }

  @Test(
    "In one row the text stands behind as much of the label as leaves it room; what is cut of it is marked"
  )
  func low() {
    func row(
      _ text: String, width: Double = 160, isFresh: Bool = false,
      state: ElementFrame.SizeState = .measured
    ) -> String {
      let element = ElementFrame.cell(
        3, y: 0, width: width, height: 20, state: state, estimated: 40, isFresh: isFresh, text: text
      )
      return String(picture(element).split(separator: "\n")[1])
    }
    #expect(row("") == ". [0,3]  40 → 20 .")
    #expect(row("Short") == ". 3 40→20  Short .")
    #expect(row("A text") == ". [0,3]  A text  .")
    #expect(row("A long text") == ". 3  A long text .")
    #expect(row("A longer text than that") == ". 3  A longer t… .")
    #expect(row("A longer text", width: 90) == ". 3  A l…        .")
    #expect(row("A text", width: 50) == ". 3 …            .")
    // The size stays while it is news.
    #expect(row("Short", isFresh: true) == ".▌3 40→20  Short .")
    #expect(row("A text", isFresh: true) == ".▌3  A text      .")
    #expect(row("A text", state: .estimated) == ".~3 ~20  A text  .")
    #expect(row("A long text", state: .estimated) == ".~3  A long text .")
  }

  @Test(
    "A text as high as its cell begins behind the label; one that is longer ends with an ellipsis")
  func full() {
    func rows(_ text: String, y: Double = 0, height: Double) -> [String] {
      let element = ElementFrame.cell(3, y: y, width: 160, height: height, text: text)
      return picture(element).split(separator: "\n").dropFirst().prefix(3).map(String.init)
    }
    #expect(
      rows("One line of text, and another", height: 40) == [
        ". [0,3]          .", ". One line of…   .", ".                .",
      ])
    #expect(
      rows("One line of it and more", height: 40) == [
        ". 3  One line of .", ". it and more    .", ".                .",
      ])
    #expect(
      rows("One line of it, two, three", height: 60) == [
        ". [0,3]          .", ". One line of    .", ". it, two, three .",
      ])
    // Of one that begins above the viewport, the label stands before the line in its row.
    #expect(
      rows("One line of it, two, three", y: -20, height: 60).prefix(2) == [
        ". 3  One line of .", ". it, two, three .",
      ])
  }

  @Test("What is pinned has a row, however low it is; what is not has none")
  func lowHeaders() {
    for isPinned in [true, false] {
      var header = ElementFrame.cell(0, y: 0, width: 160, height: 5, text: "Spring")
      header.category = .supplementaryView
      header.isPinned = isPinned
      #expect(picture(header).contains("Spring") == isPinned)
      header.frame.origin.y = 98
      #expect(picture(header).contains("Spring") == isPinned)
    }
  }

  @Test("No element of any place and size draws outside its viewport or its own cells")
  func exhaustive() {
    let texts = ["", "text", "한글 텍스트", "a longer text that breaks"]
    var kind = 0
    for x in stride(from: -60.0, through: 180, by: 30) {
      for y in stride(from: -80.0, through: 120, by: 20) {
        for width in stride(from: 0.0, through: 90, by: 10) {
          for height in stride(from: 0.0, through: 80, by: 20) {
            kind += 1
            let element = ElementFrame.cell(
              kind % 12, x: x, y: y, width: width, height: height,
              state: kind % 3 == 0 ? .estimated : .measured, estimated: 200,
              isFresh: kind % 5 == 0, text: texts[kind % 4])
            let mark = kind % 2 == 0 ? PaneDifferences.Mark(isAlone: true) : nil
            let grid = grid(element, mark)
            let map = PointMap(
              origin: .zero, scale: CGSize(width: 10, height: 20), column: 1, row: 1)
            let inside = map.cells(element.frame).intersection(Self.clip)
            var isRight = grid.isWhole
            for row in 0..<grid.rows {
              for column in 0..<grid.columns where !inside.contains(column: column, row: row) {
                let ground = Self.clip.contains(column: column, row: row) ? " " : "."
                isRight = isRight && grid[column, row].text == ground
              }
            }
            if !isRight { Issue.record("\(element.frame)\n\(grid)") }
          }
        }
      }
    }
  }

  @Test("A mark over the usual picture keeps to the element and to the viewport")
  func overlay() {
    let clip = Self.clip
    var elements = [ElementFrame.cell(0, x: 0, y: 20, width: 160, height: 60)]
    var grid = CellGrid(columns: 18, rows: 7)
    func draw(_ shift: Double) -> String {
      var pane = PaneFrame()
      pane.bounds = CGRect(x: 0, y: 0, width: 160, height: 100)
      pane.elements = elements
      var other = pane
      other.elements[0].frame.origin.y += shift
      grid = CellGrid(columns: 18, rows: 7)
      DifferencePicture(
        differences: PaneDifferences(of: pane, from: other), pane: pane,
        map: PointMap(origin: .zero, scale: CGSize(width: 10, height: 20), column: 1, row: 1),
        area: clip, theme: Theme(isASCII: false, usesColor: false)
      ).draw(into: &grid)
      return grid.text().split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "/")
    }
    #expect(draw(-10) == "//≠ +10/////")
    #expect(draw(0) == "///////")
    // Partly above the viewport: in its first row that is seen.
    elements[0].frame.origin.y = -20
    #expect(draw(-10) == "/≠ +10//////")
    // Where it would cover which element it is, it is left out.
    elements[0].frame.origin.x = 100
    #expect(draw(-10) == "///////")
    elements[0].frame.origin.x = 160
    #expect(draw(-10) == "///////")
  }
}
