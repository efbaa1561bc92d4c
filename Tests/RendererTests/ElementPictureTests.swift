import Foundation
import Simulator
import Testing

@testable import Renderer

/// Single elements, as they are drawn.
///
/// Long because every test carries its picture, beside the one cut off by the viewport's edge.
@Suite struct ElementPictureTests {
  /// One element over a viewport of 14 × 6 cells of 10 × 20 points, with a margin of dots around it.
  private func picture(
    _ element: ElementFrame, isASCII: Bool = false, scrollsHorizontally: Bool = false,
    scale: CGSize = CGSize(width: 10, height: 20)
  ) -> String {
    let clip = CellRect(column: 1, row: 1, columns: 14, rows: 6)
    var grid = CellGrid(columns: 16, rows: 8)
    grid.fill(grid.area, with: ".", clip: grid.area)
    grid.fill(clip, clip: clip)
    let map = PointMap(origin: .zero, scale: scale, column: 1, row: 1)
    ElementPicture(
      element: element, rect: map.cells(element.frame), clip: clip, fontColumns: scale.width / 10,
      scrollsHorizontally: scrollsHorizontally,
      theme: Theme(isASCII: isASCII, usesColor: true)
    ).draw(into: &grid)
    #expect(grid.isWhole)
    // The margin is dots still.
    for row in 0..<grid.rows {
      for column in 0..<grid.columns where !clip.contains(column: column, row: row) {
        #expect(grid[column, row].text == ".")
      }
    }
    return grid.picture.split(separator: "\n").dropFirst().dropLast()
      .map { $0.dropFirst().dropLast() }.joined(separator: "|\n") + "|"
  }

  private func cell(
    _ x: Double = 0, _ y: Double = 0, _ width: Double = 140, _ height: Double = 120,
    state: ElementFrame.SizeState = .measured, estimated: Double? = nil, isFresh: Bool = false,
    text: String = ""
  ) -> ElementFrame {
    .cell(
      3, x: x, y: y, width: width, height: height, state: state, estimated: estimated,
      isFresh: isFresh, text: text)
  }

  // MARK: - Boxes

  @Test("A measured cell is a solid box with its label in the top edge")
  func measured() {
    #expect(
      picture(cell(10, 20, 120, 80, text: "apple")) == """
                      |
         ┌[0,3] ────┐ |
         │apple     │ |
         │          │ |
         └──────────┘ |
                      |
        """)
  }

  @Test("An estimated cell is light and hatched")
  func estimated() {
    #expect(
      picture(cell(10, 20, 120, 80, state: .estimated, text: "apple")) == """
                      |
         ┌[0,3]  ~80┐ |
         ╎apple    ~╎ |
         ╎   ~   ~  ╎ |
         └╌╌╌╌╌╌╌╌╌╌┘ |
                      |
        """)
  }

  @Test("A cell just measured is heavy and tells the change")
  func fresh() {
    let element = cell(10, 20, 120, 80, estimated: 200, isFresh: true, text: "apple")
    #expect(
      picture(element) == """
                      |
         ┏3 M 200→80┓ |
         ┃apple     ┃ |
         ┃          ┃ |
         ┗━━━━━━━━━━┛ |
                      |
        """)
  }

  @Test("The change stays as long as there is room for it")
  func changed() {
    #expect(
      picture(cell(0, 0, 140, 60, estimated: 200)) == """
        ┌[0,3] 200→60┐|
        │            │|
        └────────────┘|
                      |
                      |
                      |
        """)
    #expect(
      picture(cell(0, 0, 110, 60, estimated: 200)) == """
        ┌[0,3] ───┐   |
        │         │   |
        └─────────┘   |
                      |
                      |
                      |
        """)
  }

  @Test("ASCII has its own edges")
  func ascii() {
    let element = cell(10, 20, 120, 80, estimated: 20, isFresh: true, text: "한글 text")
    #expect(
      picture(element, isASCII: true) == """
                      |
         *3 M 20->80* |
         *한글 text * |
         *          * |
         ************ |
                      |
        """)
  }

  @Test("Only the visible part of a box is drawn, whichever edge cuts it")
  func cutBoxes() {
    #expect(
      picture(cell(20, -40, 100, 100, text: "one two three four")) == """
          │[0,3]   │  |
          │four    │  |
          └────────┘  |
                      |
                      |
                      |
        """)
    #expect(
      picture(cell(20, 60, 100, 100, text: "one two three four")) == """
                      |
                      |
                      |
          ┌[0,3] ──┐  |
          │one two │  |
          │three   │  |
        """)
    #expect(
      picture(cell(-50, 20, 100, 80, text: "한글 two")) == """
                      |
        3 ──┐         |
         two│         |
            │         |
        ────┘         |
                      |
        """)
    #expect(
      picture(cell(90, 20, 100, 80, text: "한글 two")) == """
                      |
                 ┌3 ──|
                 │한글|
                 │    |
                 └────|
                      |
        """)
    #expect(
      picture(cell(-20, -40, 200, 300, text: "inside")) == """
        [0,3]         |
                      |
                      |
                      |
                      |
                      |
        """)
  }

  @Test(
    "An element outside the viewport draws nothing",
    arguments: [(-140, 0), (140, 0), (0, -120), (0, 120), (-1e9, 0), (0, 1e12)]
      as [(Double, Double)])
  func outside(_ x: Double, _ y: Double) {
    let empty = picture(cell(0, 0, 0, 0))
    #expect(picture(cell(x, y, text: "text")) == empty)
    #expect(picture(cell(.nan, y, text: "text")) == empty)
  }

  // MARK: - Text

  @Test("Text is broken to fit; a bottom edge gives its row to text that needs it")
  func text() {
    #expect(
      picture(cell(0, 0, 140, 80, text: "one two three four")) == """
        ┌[0,3] ──────┐|
        │one two     │|
        │three four  │|
        └────────────┘|
                      |
                      |
        """)
    #expect(
      picture(cell(0, 0, 140, 60, text: "one two three four")) == """
        ┌[0,3] ──────┐|
        │one two     │|
        │three four  │|
                      |
                      |
                      |
        """)
    #expect(
      picture(cell(0, 0, 140, 60, text: "one two three four five six")) == """
        ▎[0,3]  one   |
        ▎two three    |
        ▎four five…   |
                      |
                      |
                      |
        """)
    #expect(
      picture(cell(0, 0, 140, 60, text: "one two three four five six seven eight nine ten")) == """
        ┌[0,3] ──────┐|
        │one two     │|
        │three four… │|
                      |
                      |
                      |
        """)
  }

  @Test("Wide characters, marks and controls keep the edges in line")
  func wideText() {
    #expect(
      picture(cell(0, 0, 140, 120, text: "대한민국 서울\u{1B}[1m e\u{301}te\u{301} 👩‍🔬🇰🇷 ｶﾅ")) == """
        ┌[0,3] ──────┐|
        │대한민국    │|
        │서울␛[1m été│|
        │👩‍🔬🇰🇷 ｶﾅ     │|
        │            │|
        └────────────┘|
        """)
  }

  @Test("A font half as wide as a cell breaks where the phone would, one twice as wide earlier")
  func fonts() {
    let element = cell(0, 0, 280, 240, text: "one two three four")
    #expect(
      picture(element, scale: CGSize(width: 20, height: 40)) == """
        ┌[0,3] ──────┐|
        │one two     │|
        │three four  │|
        │            │|
        │            │|
        └────────────┘|
        """)
  }

  // MARK: - Bands

  @Test("A row or two make a band without edges")
  func bands() {
    #expect(
      picture(cell(0, 20, 140, 20, text: "apple")) == """
                      |
        ▎[0,3]  apple |
                      |
                      |
                      |
                      |
        """)
    #expect(
      picture(cell(0, 20, 140, 20, estimated: 44, isFresh: true, text: "apple")) == """
                      |
        █[0,3] M 44→20|
                      |
                      |
                      |
                      |
        """)
    #expect(
      picture(cell(0, 20, 140, 40, state: .estimated, text: "apple")) == """
                      |
        ╎[0,3]  ~40 ~ |
        ╎apple    ~   |
                      |
                      |
                      |
        """)
    #expect(
      picture(cell(0, 20, 140, 40, estimated: 44, text: "a longer text here")) == """
                      |
        ▎[0,3]  a     |
        ▎longer text… |
                      |
                      |
                      |
        """)
    #expect(
      picture(cell(0, 20, 140, 40, state: .fixed, text: "too long a text for so few rows")) == """
                      |
        ▎[0,3]  too   |
        ▎long a text… |
                      |
                      |
                      |
        """)
  }

  @Test("A band is cut like a box")
  func cutBands() {
    #expect(
      picture(cell(-30, -20, 100, 40, text: "한글")) == """
        [0,3]         |
                      |
                      |
                      |
                      |
                      |
        """)
    #expect(
      picture(cell(90, 100, 100, 40, text: "apple")) == """
                      |
                      |
                      |
                      |
                      |
                 ▎3   |
        """)
  }

  @Test("What is too narrow for a box is a band, which tells which one it is where that fits")
  func narrow() {
    #expect(
      picture(cell(0, 0, 30, 80, text: "apple")) == """
        ▎3            |
        ▎             |
        ▎             |
        ▎             |
                      |
                      |
        """)
    #expect(
      picture(cell(20, 0, 10, 80, text: "apple")) == """
          ▎           |
          ▎           |
          ▎           |
          ▎           |
                      |
                      |
        """)
    #expect(
      picture(cell(0, 0, 50, 80, text: "apple")) == """
        ┌3 ─┐         |
        │app│         |
        │le │         |
        └───┘         |
                      |
                      |
        """)
    #expect(
      picture(cell(0, 20, 30, 20, text: "apple")) == """
                      |
        ▎3            |
                      |
                      |
                      |
                      |
        """)
  }

  @Test(
    "A band without room for a label has its item, else its text, each whole or not at all",
    arguments: [
      (2, 3, "H", "▎3"), (3, 12, "He", "▎12"), (2, 12, "H", "▎H"), (3, 123, "He", "▎He"),
      (3, 123, "Hel", "▎"), (3, 123, "한", "▎한"), (2, 12, "", "▎"), (1, 1, "H", "▎"),
    ])
  func narrowBands(_ columns: Int, _ item: Int, _ text: String, _ shown: String) {
    var element = ElementFrame.cell(
      item, y: 0, width: Double(columns) * 10, height: 40, text: text)
    func first(_ mode: ViewMode = .both) -> String {
      let line = elementPicture(element, columns: 6, rows: 2, mode: mode).prefix { $0 != "|" }
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    #expect(first() == shown)
    element.isAppearing = true
    #expect(first() == "⊕" + shown.dropFirst())
  }

  @Test("What was told of a narrow band in letters moves below the item where both need a column")
  func narrowNews() {
    var element = ElementFrame.cell(12, y: 0, width: 30, height: 60, text: "Hello")
    element.marks = .moved
    #expect(
      elementPicture(element, columns: 4, rows: 3) == """
        ▎12 |
        ▎ S |
        ▎   |
        """)
    element.indexPath = [0, 1]
    #expect(
      elementPicture(element, columns: 4, rows: 3) == """
        ▎1S |
        ▎   |
        ▎   |
        """)
    #expect(elementPicture(element, columns: 4, rows: 3, mode: .content).first == "▎")
    element.text = "H"
    #expect(elementPicture(element, columns: 4, rows: 3, mode: .content).hasPrefix("▎H  |"))
    #expect(elementPicture(element, columns: 4, rows: 3, mode: .wireframe).hasPrefix("▎1S |"))
  }

  @Test("A text as high as its cell begins behind the label; news stands there too")
  func fullText() {
    var element = cell(
      0, 0, 280, 60, text: "Côte d'Ivoire, Yamoussoukro, 31.9 million people, French")
    element.earlierMarks = [.reused]
    #expect(
      elementPicture(element, columns: 28, rows: 4) == """
        ▎[0,3] r  Côte d'Ivoire,    |
        ▎Yamoussoukro, 31.9 million |
        ▎people, French             |
                                    |
        """)
    let content = elementPicture(element, columns: 28, rows: 4, mode: .content)
    #expect(content.hasPrefix("▎Côte d'Ivoire,             |"))
  }

  @Test("A label whose size is news shares its row with a text that needs all rows of a low cell")
  func fullNews() {
    func lines(_ rows: Int, _ text: String, columns: Int = 28) -> [String] {
      var element = cell(
        0, 0, Double(columns) * 10, Double(rows) * 20, estimated: 44, isFresh: true, text: text)
      element.earlierMarks = [.invalidated]
      return elementPicture(element, columns: 28, rows: rows).split(separator: "\n")
        .map { String($0.dropLast()) }
    }
    #expect(
      lines(3, "one two three four five six seven eight nine ten eleven") == [
        "█[0,3] Mi  44 → 60  one two ",
        "█three four five six seven  ",
        "█eight nine ten eleven      ",
      ])
    // Shorter, where that saves the last word.
    #expect(
      lines(3, "one two three four five six seven eight nine ten eleven twelve") == [
        "█3 Mi 44→60  one two three  ",
        "█four five six seven eight  ",
        "█nine ten eleven twelve     ",
      ])
    // One that two rows do not hold either.
    #expect(
      lines(2, "one two three four five six seven eight nine ten eleven twelve") == [
        "█3 Mi 44→40  one two three  ",
        "█four five six seven eight… ",
      ])
    // With a row to spare, in a high cell, and where nothing could be read behind it, it has its row.
    #expect(lines(3, "one two three").first == "┏[0,3] Mi  44 → 60 ━━━━━━━━┓")
    #expect(
      lines(5, (1...21).map { "no \($0)" }.joined(separator: " ")).first
        == "┏[0,3] Mi  44 → 100 ━━━━━━━┓")
    #expect(
      lines(2, "one two three", columns: 14).first == "█3 Mi 44→40                 "
    )
  }

  @Test("A band whose text is longer than its rows begins behind its label as well")
  func longBand() {
    let element = cell(
      0, 0, 280, 40, text: "one two three four five six seven eight nine ten eleven")
    #expect(
      elementPicture(element, columns: 28, rows: 2) == """
        ▎[0,3]  one two three four  |
        ▎five six seven eight nine… |
        """)
  }

  @Test("The label stays where its cell is in view, the text of that row behind it")
  func stickyLabels() {
    let tall = cell(0, -100, 200, 3000, state: .estimated)
    #expect(
      elementPicture(tall, rows: 3) == """
        ╎[0,3]  ~3 000    ~╎|
        ╎   ~   ~   ~   ~  ╎|
        ╎ ~   ~   ~   ~   ~╎|
        """)
    let text = cell(0, -30, 200, 90, text: "one two three four five six seven eight nine ten")
    #expect(
      elementPicture(text, rows: 4) == """
        │[0,3]  one two th…│|
        │five six seven    │|
        │eight nine ten    │|
                            |
        """)
    let wide = cell(-100, 0, 280, 60, estimated: 200, text: "a text of its own")
    #expect(
      elementPicture(wide, rows: 3) == """
        [0,3]  200 → 60 ─┐  |
         its own         │  |
        ─────────────────┘  |
        """)
    #expect(
      elementPicture(cell(100, 0, 280, 60, estimated: 200), rows: 3) == """
                  ┌[0,3] ───|
                  │         |
                  └─────────|
        """)
  }

  // MARK: - Other elements

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
