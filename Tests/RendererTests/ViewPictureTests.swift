import Foundation
import Simulator
import Testing

@testable import Renderer

/// Elements that are no cells, and looks that all of them have.
@Suite struct ViewPictureTests: ElementPictures {
  private func header(_ height: Double, state: ElementFrame.SizeState = .measured) -> ElementFrame {
    var element = cell(0, 20, 140, height, state: state, text: "Fruit")
    element.category = .supplementaryView
    element.kind = "UICollectionElementKindSectionHeader"
    element.indexPath = [2, 0]
    return element
  }

  @Test("A header is a bar, a tall one a double box")
  func headers() {
    #expect(
      picture(header(20)) == """
                      |
        ╤Fruit    [2] |
                      |
                      |
                      |
                      |
        """)
    #expect(
      picture(header(40, state: .estimated)) == """
                      |
        ╤Fruit  ~ [2] |
          ~   ~   ~   |
                      |
                      |
                      |
        """)
    #expect(
      picture(header(80)) == """
                      |
        ╔header [2] ═╗|
        ║Fruit       ║|
        ║            ║|
        ╚════════════╝|
                      |
        """)
    #expect(
      picture(header(80), isASCII: true) == """
                      |
        +header [2] =+|
        IFruit       I|
        I            I|
        +============+|
                      |
        """)
    var cut = header(80)
    cut.frame.origin = CGPoint(x: -40, y: -20)
    #expect(
      picture(cut) == """
        [2]  Fru…║    |
                 ║    |
        ═════════╝    |
                      |
                      |
                      |
        """)
  }

  @Test(
    "Beside the text of a header the label is shortened, then the text; that it is pinned goes last"
  )
  func pinnedHeaders() {
    func line(_ columns: Int, _ text: String, isPinned: Bool = true) -> String {
      var header = self.header(20)
      header.text = text
      header.frame = CGRect(x: 0, y: 0, width: columns * 10, height: 20)
      header.isPinned = isPinned
      header.zIndex = 10
      header.earlierMarks = [.asked]
      return elementPicture(header, columns: columns, rows: 1)
    }
    #expect(line(40, "Spring") == "╤Spring       header [2] a  pinned  z10 |")
    #expect(line(31, "Spring") == "╤Spring       [2] a pinned z10 |")
    #expect(line(25, "Spring") == "╤Spring     [2] a pinned |")
    #expect(line(21, "Spring") == "╤Spring   [2] pinned |")
    #expect(line(25, "A very long name of a part") == "╤A very l…  [2] a pinned |")
    #expect(line(14, "Spring") == "╤Spr…  pinned |")
    #expect(line(11, "Spring") == "╤Spring  † |")
    #expect(line(9, "Spring") == "╤Spr…  † |")
    #expect(line(6, "Spring") == "╤…  † |")
    #expect(line(5, "Spring") == "†Sp… |")
    #expect(line(9, "Spring", isPinned: false) == "╤S…  [2] |")
    #expect(line(16, "Spring", isPinned: false) == "╤Spring   [2] a |")
  }

  @Test("A decoration view is dotted")
  func decoration() {
    var element = cell(0, 20, 140, 60, state: .fixed)
    element.category = .decorationView
    element.kind = "Shade"
    #expect(
      picture(element) == """
                      |
        ·Shade [0,3]┈·|
        ┊            ┊|
        ·┈┈┈┈┈┈┈┈┈┈┈┈·|
                      |
                      |
        """)
    element.frame.size.height = 20
    element.frame.origin.x = -50
    #expect(
      picture(element) == """
                      |
        e [0,3]┈┈     |
                      |
                      |
                      |
                      |
        """)
  }

  @Test("A low decoration is content, too, and leaves no hole")
  func lowDecoration() {
    var element = cell(20, 20, 30, 20, state: .fixed)
    element.category = .decorationView
    #expect(
      elementPicture(element, columns: 8, rows: 2, mode: .content) == """
                |
          ┈┈┈   |
        """)
  }

  @Test("A decoration view of one column is an upright line")
  func uprightDecoration() {
    var element = cell(20, 0, 10, 60, state: .fixed)
    element.category = .decorationView
    element.kind = "Line"
    #expect(
      picture(element) == """
          ┊           |
          ┊           |
          ┊           |
                      |
                      |
                      |
        """)
  }

  @Test("Half transparent elements are dim")
  func transparency() {
    var element = cell(0, 0, 140, 20, text: "apple")
    let clip = CellRect(column: 0, row: 0, columns: 14, rows: 1)
    for (alpha, isDim) in [(1.0, false), (0.5, false), (0.4, true)] {
      element.alpha = alpha
      var grid = CellGrid(columns: 14, rows: 1)
      ElementPicture(
        element: element, rect: clip, clip: clip, fontColumns: 1, scrollsHorizontally: false,
        theme: Theme(isASCII: false, usesColor: true)
      ).draw(into: &grid)
      #expect((0..<14).allSatisfy { grid[$0, 0].style.isDim == isDim })
    }
  }
}
